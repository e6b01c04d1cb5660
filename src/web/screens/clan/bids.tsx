import type { LotView } from '../../../rulebooks/race/view.js';
import { shortMoment } from '../../../texts/moments.js';
import { zoneName } from '../../app/clock.js';
import { useSeason, useSides } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { SideChip } from '../../ui/side-chip.js';
import { useC } from '../say.js';

/** Every bid that was made, the last first. Nothing is ever taken out of it. */
export function Bids({ bids }: { bids: LotView['bids'] }) {
  const { view } = useSeason();
  const side = useSides();
  const lang = useLang();
  const c = useC();
  if (bids.length === 0) return null;
  return (
    <details>
      <summary>{c('lots.history', { n: bids.length })}</summary>
      <ol className="lines">
        {[...bids].reverse().map((bid) => (
          <li key={`${bid.at}-${bid.clan}-${bid.cells}`}>
            <span className="row">
              <b className="number">{bid.cells}</b> <SideChip side={side(bid.clan)} size="small" short />
            </span>
            <time className="quiet small" dateTime={bid.at} title={zoneName(view.zone, lang)}>
              {shortMoment(bid.at, view.zone, lang)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
