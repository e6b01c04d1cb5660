/** The moment of the table for a phone in the hall: who speaks, the clock, who is nominated, the vote as it goes. */
import { useLang } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { Card } from '../../ui/card.js';
import { Notice } from '../../ui/notice.js';
import { useTableClock } from '../shared/clock.js';
import { ClockFace } from '../shared/clock-face.js';
import { seatsText } from '../shared/say-seats.js';
import { nomineesNow, stageTitle } from '../shared/stage.js';
import { useTableView } from '../shared/use-view.js';
import { useHeadline } from './headline.js';
import { useW } from './say.js';
import { VoteBars } from './vote-bars.js';

export function NowCard() {
  const { id, view } = useTableView();
  const w = useW();
  const lang = useLang();
  const headline = useHeadline();
  const clock = useTableClock(view.timer);
  const ended = view.phase === 'ended';
  const nominees = nomineesNow(view);
  const speaker = view.speaker === null ? null : view.seats[view.speaker - 1];
  return (
    <Card className="tb-now" tone={ended ? 'good' : 'call'}>
      <div className="tb-now-head">
        <div>
          <p className="quiet">{ended ? w('now.ended') : stageTitle(view, lang)}</p>
          <p className="tb-now-line" aria-live="polite">
            {headline(view)}
          </p>
          {speaker && speaker.name !== String(speaker.n) && <p>{speaker.name}</p>}
        </div>
        {clock && !ended && <ClockFace clock={clock} />}
      </div>
      {view.phase === 'dealing' && (
        <p className="quiet">
          {w('now.taken', { a: view.seats.filter(({ hasCard }) => hasCard).length, b: view.seats.length })}
        </p>
      )}
      {view.vote && (
        <section aria-label={w('now.vote', { n: view.vote.round })}>
          <VoteBars view={view} vote={view.vote} />
        </section>
      )}
      {!view.vote && nominees.length > 0 && <Nominees seats={nominees} />}
      {view.phase === 'speeches' && view.nominations.length === 0 && (
        <p className="quiet small">{w('now.noNominees')}</p>
      )}
      {view.voteCancelled && !ended && <Notice>{w('now.cancelled')}</Notice>}
      {ended && view.bestMove && (
        <p>{w('end.bestMove', { n: view.bestMove.seat, seats: seatsText(view.bestMove.named) })}</p>
      )}
      {ended && (
        <div className="row">
          <Link className="button button-primary" to={`/g/${id}/replay`}>
            {w('end.replay')}
          </Link>
          <Link className="button button-secondary" to={`/g/${id}/protocol`}>
            {w('end.protocol')}
          </Link>
        </div>
      )}
    </Card>
  );
}

function Nominees({ seats }: { seats: readonly number[] }) {
  const w = useW();
  return (
    <div className="tb-nominees">
      <span className="quiet">{w('now.nominees')}</span>
      <ol>
        {seats.map((seat) => (
          <li key={seat}>
            <b>№{seat}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
