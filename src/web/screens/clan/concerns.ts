/** Which events of a journal a clan sees as its own. */
import type { JournalEntry } from '../../../rulebooks/race/view.js';

const FIELDS = ['clan', 'owner', 'visitor', 'winner', 'ally', 'target'] as const;

export function concernsClan(event: JournalEntry['event'], clan: number): boolean {
  if (FIELDS.some((field) => event[field] === clan)) return true;
  if (event.type === 'CountHandedOver' || event.type === 'EmigrantsSurrendered') {
    return event.from === clan || event.to === clan;
  }
  if (event.type === 'TeamDeserted' || event.type === 'TeamReturned') {
    return event.from === clan || event.to === clan;
  }
  if (event.type === 'IntrigueResolved' && hasClan(event.changes, clan)) return true;
  if (event.type === 'PeaceMade' || event.type === 'IntrigueResolved')
    return Array.isArray(event.clans) && event.clans.includes(clan);
  if (event.type === 'FightHeld') return hasClan(event.sides, clan);
  return false;
}

/** Which events changed what a clan owns. */
export function concernsLand(event: JournalEntry['event'], clan: number): boolean {
  switch (event.type) {
    case 'Painted':
      return event.clan === clan || ownedBy(event.cells, clan);
    case 'CellsZeroed':
      return ownedBy(event.hit, clan);
    case 'LotClosed':
      return event.winner === clan && Array.isArray(event.paid) && event.paid.length > 0;
    case 'CaptiveCellsChosen':
      return event.from === clan || event.to === clan;
    default:
      return false;
  }
}

function ownedBy(list: unknown, clan: number): boolean {
  return (
    Array.isArray(list) &&
    list.some(
      (item: unknown) => typeof item === 'object' && item !== null && 'owner' in item && item.owner === clan,
    )
  );
}

function hasClan(list: unknown, clan: number): boolean {
  return (
    Array.isArray(list) &&
    list.some(
      (item: unknown) => typeof item === 'object' && item !== null && 'clan' in item && item.clan === clan,
    )
  );
}
