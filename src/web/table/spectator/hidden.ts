import type { TableView } from '../shared/use-view.js';

/**
 * The same table without roles: a hall screen may be opened on the judge's own computer, and what a whole hall sees must not
 * depend on who is signed in there. After the judge's announcement roles are open to all.
 */
export function hiddenRoles(view: TableView): TableView {
  if (view.phase === 'ended') return view;
  return { ...view, secrets: null, judge: null, seats: view.seats.map((seat) => ({ ...seat, role: null })) };
}
