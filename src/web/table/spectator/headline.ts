/** What happens at the table this moment, in one line. */
import { useLang } from '../../app/prefs.js';
import { useSeats } from '../shared/say-seats.js';
import type { TableView } from '../shared/use-view.js';
import { winnerTitle } from '../shared/words.js';
import { useW } from './say.js';

export function useHeadline(): (view: TableView) => string {
  const w = useW();
  const lang = useLang();
  const seats = useSeats();
  return (view) => {
    const n = view.speaker ?? 0;
    switch (view.phase) {
      case 'dealing':
        return w('now.dealing');
      case 'speeches':
        return w('now.speaks', { n });
      case 'tieSpeeches':
        return w('now.tie', { n });
      case 'lastWords':
        return w('now.lastWord', { n });
      case 'vote':
        return view.vote?.now ? w('now.votedOn', { n: view.vote.now }) : w('now.counting');
      case 'question':
        return w('now.question', { seats: seats(view.question ?? []) });
      case 'firstNight':
      case 'night': {
        const step = view.script?.steps[view.script.at];
        return step ? w(`now.awake.${step}`) : w('now.night');
      }
      case 'ended':
        return view.winner ? winnerTitle(view.winner.winner, lang) : w('now.ended');
    }
  };
}
