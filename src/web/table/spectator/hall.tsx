/** For a projector: the seats round the table, a huge clock in the middle, nominees, votes and departures. Nobody's role. */
import { useRef } from 'react';
import { causeName } from '../../../rulebooks/table/texts.js';
import { useLang, usePrefs, useT } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { Icon } from '../../ui/icon.js';
import { useTableClock } from '../shared/clock.js';
import { ClockFace } from '../shared/clock-face.js';
import { seatsText } from '../shared/say-seats.js';
import { nomineesNow, stageTitle } from '../shared/stage.js';
import { useTableView } from '../shared/use-view.js';
import { useHeadline } from './headline.js';
import { hiddenRoles } from './hidden.js';
import { SeatRing } from './ring.js';
import { useW } from './say.js';
import { VoteBars } from './vote-bars.js';
import '../styles.js';
import './hall.css';

/** About what is left of a wide screen beside the column; the ring fills its place whatever the screen. */
const RATIO = 1.35;

export default function HallScreen() {
  const { answer, connection, view: whole } = useTableView();
  const view = hiddenRoles(whole);
  const w = useW();
  const lang = useLang();
  const headline = useHeadline();
  const clock = useTableClock(view.timer);
  const page = useRef<HTMLElement>(null);
  const tone = clock && view.phase !== 'ended' ? clock.tone : 'calm';
  return (
    <main className={`tb-hall tb-hall-${tone}`} ref={page} id="main">
      <header className="tb-hall-head">
        <h1>{answer.meta.title}</h1>
        <p className="tb-hall-stage">{stageTitle(view, lang)}</p>
        {connection === 'lost' && (
          <p className="line-lost" role="status">
            <Icon name="offline" />
            {w('hall.lost')}
          </p>
        )}
        <HallTools page={page} />
      </header>
      <div className="tb-hall-ring">
        <SeatRing view={view} ratio={RATIO}>
          <p className="tb-hall-line">{headline(view)}</p>
          {clock && view.phase !== 'ended' && <ClockFace clock={clock} huge />}
        </SeatRing>
      </div>
      <aside className="tb-hall-side">
        {view.vote && (
          <section>
            <h2>{w('now.vote', { n: view.vote.round })}</h2>
            <VoteBars view={view} vote={view.vote} />
          </section>
        )}
        {!view.vote && nomineesNow(view).length > 0 && (
          <section>
            <h2>{w('now.nominees')}</h2>
            <ol className="tb-hall-nominees">
              {nomineesNow(view).map((seat) => (
                <li key={seat}>
                  <b>№{seat}</b> {nameOf(view.seats[seat - 1])}
                </li>
              ))}
            </ol>
          </section>
        )}
        {view.departures.length > 0 && (
          <section>
            <h2>{w('hall.departures')}</h2>
            <ul className="tb-hall-out">
              {view.departures.map((departure) => (
                <li key={`${departure.at}-${departure.seats.join()}`}>
                  <b>{seatsText(departure.seats)}</b> {causeName(departure.cause)[lang]}
                </li>
              ))}
            </ul>
          </section>
        )}
      </aside>
    </main>
  );
}

const nameOf = (seat: { n: number; name: string } | undefined): string =>
  seat && seat.name !== String(seat.n) ? seat.name : '';

function HallTools({ page }: { page: React.RefObject<HTMLElement | null> }) {
  const { id } = useTableView();
  const { theme, setChoice } = usePrefs();
  const w = useW();
  const t = useT();
  return (
    <div className="row no-print tb-hall-tools">
      {document.fullscreenEnabled && (
        <button
          type="button"
          className="icon-button"
          aria-label={w('hall.full')}
          onClick={() => void page.current?.requestFullscreen().catch(() => {})}
        >
          <Icon name="fit" />
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t('theme.switch', { now: t(`theme.${theme}`) })}
        onClick={() => setChoice(theme === 'dark' ? 'light' : 'dark')}
      >
        <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
      </button>
      <Link className="icon-button" to={`/g/${id}/table`} aria-label={w('hall.leave')}>
        <Icon name="close" />
      </Link>
    </div>
  );
}
