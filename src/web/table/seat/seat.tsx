/** A player's own device: what concerns him first, his card, then the table as the hall sees it. */
import { causeName } from '../../../rulebooks/table/texts.js';
import { usePick, useSay } from '../../app/prefs.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Page } from '../../ui/page.js';
import { useTableView, useTb } from '../shared/use-view.js';
import { TableBody } from '../spectator/body.js';
import { OwnCard } from './own-card.js';
import { standingOf } from './standing.js';
import { texts } from './texts.js';
import '../styles.js';
import './seat.css';

export default function SeatScreen() {
  const { view } = useTableView();
  const t = useSay(texts);
  const tb = useTb();
  const pick = usePick();
  const n = view.me?.seat;
  const seat = n === undefined ? undefined : view.seats[n - 1];
  if (n === undefined || !seat) return <EmptyState title={t('card.atTable')} />;
  const cause = seat.left ? pick(causeName(seat.left.cause)) : '';
  const facts = [
    seat.fouls > 0 ? tb('seat.fouls', { n: seat.fouls }) : '',
    seat.technical > 0 ? tb('seat.technical', { n: seat.technical }) : '',
    seat.owes ? tb(`seat.owes.${seat.owes}`) : '',
  ].filter(Boolean);
  const standing = standingOf(view, n);
  return (
    <Page title={t('title', { n })} lead={seat.name === String(n) ? undefined : seat.name}>
      <div className="tb-page">
        {view.phase !== 'ended' && view.phase !== 'dealing' && (
          <p className={`tb-standing tb-standing-${standing}`} aria-live="polite">
            <b>{t(`you.${standing}`, { cause })}</b>
            {facts.length > 0 && <span>{facts.join(' · ')}</span>}
          </p>
        )}
        <OwnCard n={n} />
        <TableBody />
      </div>
    </Page>
  );
}
