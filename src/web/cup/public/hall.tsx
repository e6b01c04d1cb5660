/** The whole screen for a projector: who sits where now, the standings, and after the end the prizes one by one. */
import { useCallback, useEffect, useState } from 'react';
import { points } from '../../../texts/numbers.js';
import { useLang, usePick, usePrefs, useT } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { Icon } from '../../ui/icon.js';
import { currentRound, useCup, useCupGame, useCupNames, useCupPath } from '../lib/use.js';
import { placeText } from '../parts/standings-table.js';
import { TableStatus } from '../parts/status.js';
import { CupNow } from './overview.js';
import '../styles.js';

type Show = 'seating' | 'standings' | 'ceremony';

export default function Hall() {
  const { view } = useCupGame();
  const t = useCup();
  const pick = usePick();
  const [chosen, setShow] = useState<Show | null>(null);
  const shows: Show[] = [
    ...(view.rounds.some(({ tables }) => tables.length > 0) && !view.finished ? (['seating'] as const) : []),
    'standings',
    ...(view.finished ? (['ceremony'] as const) : []),
  ];
  const show = chosen ?? (view.finished ? 'ceremony' : shows[0]);
  useEffect(() => {
    document.title = `${pick(view.title)} · ${t('overview.hall')}`;
  }, [view.title, pick, t]);
  return (
    <main className="cup-hall" id="main">
      <header>
        <h1>{pick(view.title)}</h1>
        <p>
          <CupNow />
        </p>
      </header>
      {show === 'seating' && <Seating />}
      {show === 'standings' && <Standings />}
      {show === 'ceremony' && <Ceremony />}
      <Bar shows={shows} show={show ?? 'standings'} onShow={setShow} />
    </main>
  );
}

function Bar({ shows, show, onShow }: { shows: readonly Show[]; show: Show; onShow(show: Show): void }) {
  const t = useCup();
  const shell = useT();
  const path = useCupPath();
  const { theme, setChoice } = usePrefs();
  return (
    <nav className="cup-hall-bar" aria-label={t('hall.bar')}>
      <Link className="icon-button" to={path('/cup')} aria-label={t('hall.leave')}>
        <Icon name="left" />
      </Link>
      {shows.map((one) => (
        <button key={one} type="button" aria-pressed={one === show} onClick={() => onShow(one)}>
          {t(`hall.${one}`)}
        </button>
      ))}
      <button
        type="button"
        className="icon-button"
        aria-label={shell('theme.switch', { now: shell(`theme.${theme}`) })}
        onClick={() => setChoice(theme === 'dark' ? 'light' : 'dark')}
      >
        <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
      </button>
    </nav>
  );
}

function Seating() {
  const { view } = useCupGame();
  const t = useCup();
  const names = useCupNames();
  const round = currentRound(view);
  if (!round) return null;
  return (
    <section className="cup-hall-tables" aria-label={t('round.n', { n: round.n })}>
      {round.tables.map((table) => (
        <article key={table.n}>
          <h2>
            {t('table.n', { n: table.n })} <TableStatus table={table} />
          </h2>
          <p>{[table.place, ...table.judges.map(names.judge)].filter(Boolean).join(' · ')}</p>
          <ol>
            {table.seats.map(({ n, player }) => (
              <li key={n}>
                <span>{n}</span> {player === null ? '—' : names.nick(player)}
              </li>
            ))}
          </ol>
        </article>
      ))}
    </section>
  );
}

function Standings() {
  const { view } = useCupGame();
  const t = useCup();
  const lang = useLang();
  const names = useCupNames();
  return (
    <section className="cup-hall-standings" aria-label={t('overview.standings')}>
      {view.standings.frozenFrom !== null && <p>{t('overview.frozen', { n: view.standings.frozenFrom })}</p>}
      <ol>
        {view.standings.rows.map((row) => (
          <li key={row.player}>
            <span className="cup-hall-place">{placeText(row)}</span>
            <span>{names.nick(row.player)}</span>
            <b>{points(row.points, lang)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Places from the last of those shown to the first, each by a press; the first three are big. */
const SHOWN = 10;

function Ceremony() {
  const { view } = useCupGame();
  const t = useCup();
  const lang = useLang();
  const names = useCupNames();
  const rows = view.standings.rows.filter(({ place }) => place !== null).slice(0, SHOWN);
  const [revealed, setRevealed] = useState(0);
  const all = rows.length;
  const go = useCallback((by: number) => setRevealed((now) => Math.max(0, Math.min(all, now + by))), [all]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight' || event.key === 'PageDown') go(1);
      else if (event.key === 'ArrowLeft' || event.key === 'PageUp') go(-1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [go]);
  const open = rows.slice(all - revealed);
  const next = rows[all - revealed - 1];
  return (
    <section className="cup-ceremony" aria-label={t('hall.ceremony')}>
      <ol aria-live="polite">
        {open.map((row) => (
          <li key={row.player} className={`cup-prize cup-prize-${row.place ?? 0}`}>
            <span className="cup-prize-place">{t('hall.place', { place: placeText(row) })}</span>
            <span className="cup-prize-nick">{names.nick(row.player)}</span>
            {names.team(row.player) && <span className="cup-prize-team">{names.team(row.player)}</span>}
            <b>{points(row.points, lang)}</b>
          </li>
        ))}
      </ol>
      <div className="row">
        {revealed > 0 && (
          <button type="button" className="button button-secondary" onClick={() => go(-1)}>
            {t('hall.back')}
          </button>
        )}
        {next ? (
          <button type="button" className="button button-primary cup-reveal" onClick={() => go(1)}>
            {t('hall.reveal', { place: placeText(next) })}
          </button>
        ) : (
          <p className="cup-congrats">{t('hall.congratulations')}</p>
        )}
      </div>
    </section>
  );
}
