/** What the biggest button is about at this moment: once it changes, the button means something else. */
import type { TableView } from '../../shared/use-view.js';

export function momentOf({ phase, day, speaker, vote, script, judge }: TableView): string {
  const decided = judge?.victory ? 'decided' : judge?.ask ? judge.ask.ask : '';
  return [phase, day, speaker, vote?.round, vote?.now, script?.at, decided].join('/');
}
