/**
 * The table as a transparent page over a stream's picture, 1920×1080: who speaks and the clock below, the seats in a column.
 * `?only=line` or `?only=seats` leaves one of the two. No roles before the judge's announcement.
 */
import { useEffect } from 'react';
import { useLang } from '../../app/prefs.js';
import { useLocation } from '../../app/router.js';
import { type ClockState, clockText, useTableClock } from '../shared/clock.js';
import { RoleMark } from '../shared/role-mark.js';
import { classesOf, FoulDots } from '../shared/seat-tile.js';
import { nomineesNow, seatNow, stageTitle, votesOf } from '../shared/stage.js';
import { type TableView, useTableView } from '../shared/use-view.js';
import { useHeadline } from './headline.js';
import { hiddenRoles } from './hidden.js';
import { useW } from './say.js';
import '../styles.js';
import './overlay.css';

export default function OverlayScreen() {
  const { answer, view: whole } = useTableView();
  const view = hiddenRoles(whole);
  const lang = useLang();
  const only = useLocation().query.get('only');
  const clock = useTableClock(view.timer);
  useEffect(() => {
    document.documentElement.dataset.overlay = '';
    return () => {
      delete document.documentElement.dataset.overlay;
    };
  }, []);
  return (
    <main className="tb-overlay" id="main">
      <h1 className="sr-only">
        {answer.meta.title}, {stageTitle(view, lang)}
      </h1>
      {only !== 'line' && <Column view={view} />}
      {only !== 'seats' && <Line view={view} clock={view.phase === 'ended' ? null : clock} />}
    </main>
  );
}

function Column({ view }: { view: TableView }) {
  return (
    <ol className="tb-over-seats">
      {view.seats.map((seat) => {
        const now = seatNow(view, seat.n);
        return (
          <li key={seat.n} className={`tb-over-seat ${classesOf(seat, now)}`}>
            <b>{seat.n}</b>
            <span className="tb-over-name">{seat.name === String(seat.n) ? '' : seat.name}</span>
            {now.hand !== null && <span className="tb-hand" aria-hidden="true" />}
            <FoulDots fouls={seat.fouls} technical={seat.technical} />
            {seat.role && <RoleMark role={seat.role} />}
          </li>
        );
      })}
    </ol>
  );
}

function Line({ view, clock }: { view: TableView; clock: ClockState | null }) {
  const { answer } = useTableView();
  const w = useW();
  const lang = useLang();
  const headline = useHeadline();
  const speaker = view.speaker === null ? null : view.seats[view.speaker - 1];
  const shown = view.vote ? votesOf(view.vote) : nomineesNow(view).map((seat) => ({ seat, count: null }));
  return (
    <section className={`tb-over-line tb-over-${clock?.tone ?? 'calm'}`}>
      {clock && <span className="tb-over-clock">{clockText(clock)}</span>}
      <div className="tb-over-main">
        <p className="tb-over-stage">
          {answer.meta.title} · {stageTitle(view, lang)}
        </p>
        <p className="tb-over-head">
          {headline(view)}
          {speaker && speaker.name !== String(speaker.n) && ` · ${speaker.name}`}
        </p>
      </div>
      {shown.length > 0 && view.phase !== 'ended' && (
        <div className="tb-over-nominees">
          <p className="tb-over-stage">
            {view.vote ? w('now.vote', { n: view.vote.round }) : w('now.nominees')}
          </p>
          <ol>
            {shown.map(({ seat, count }) => (
              <li key={seat} className={view.vote?.now === seat ? 'tb-over-target' : undefined}>
                №{seat}
                {view.vote && <b>{count ?? '–'}</b>}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
