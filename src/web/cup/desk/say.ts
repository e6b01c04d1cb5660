import { useSay } from '../../app/prefs.js';
import { type CupGame, useCupGame } from '../lib/use.js';
import { texts } from './texts.js';

/** Says the texts of the organiser's screens. */
export const useDesk = () => useSay(texts);
export type DeskSay = ReturnType<typeof useDesk>;

type Desk = NonNullable<CupGame['view']['desk']>;

/** The cup with everything only its organisers see. */
export function useCupDesk(): CupGame & { desk: Desk } {
  const game = useCupGame();
  if (!game.view.desk) throw new Error('useCupDesk without an organiser');
  return { ...game, desk: game.view.desk };
}
