/** For a projector: the board large, the order, the positions, what comes next. */
import { useRef } from 'react';
import { useSeason, useSides } from '../app/game.js';
import { usePick, usePrefs, useT } from '../app/prefs.js';
import { Link } from '../app/router.js';
import { Board } from '../board/board.js';
import { Countdown } from '../ui/countdown.js';
import { Icon } from '../ui/icon.js';
import { SideChip } from '../ui/side-chip.js';
import { lastResolved, standings } from './frames.js';
import './screens.css';
import './hall.css';
import { useS } from './say.js';

export default function HallScreen() {
  const { id, view } = useSeason();
  const { theme, setChoice } = usePrefs();
  const side = useSides();
  const pick = usePick();
  const s = useS();
  const t = useT();
  const whole = useRef<HTMLElement>(null);
  const last = lastResolved(view);
  const painting = view.games.find((game) => game.painting && !game.painting.closed);
  const next = view.games.find((game) => game.number === view.nextGame);
  return (
    <main className="hall" ref={whole} id="main">
      <header className="hall-head">
        <h1>{pick(view.title)}</h1>
        <div className="row no-print">
          {document.fullscreenEnabled && (
            <button
              type="button"
              className="icon-button"
              aria-label={s('hall.full')}
              onClick={() => void whole.current?.requestFullscreen().catch(() => {})}
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
          <Link className="icon-button" to={`/g/${id}/season`} aria-label={s('hall.leave')}>
            <Icon name="close" />
          </Link>
        </div>
      </header>
      <div className="hall-board">
        <Board board={view.board} plain shape="wide" />
      </div>
      <aside className="hall-side">
        <section>
          <h2>{s('hall.positions')}</h2>
          <ol className="hall-list">
            {standings(view).map((clan) => (
              <li key={clan.id}>
                <SideChip side={side(clan.id)} short size="large" />
                <b>{clan.position}</b>
              </li>
            ))}
          </ol>
        </section>
        {last && (
          <section>
            <h2>
              {s('hall.order')} · {last.number}
            </h2>
            <ol className="order-line hall-order">
              {last.order.map((clan) => (
                <li key={clan}>
                  <SideChip side={side(clan)} bare size="large" />
                </li>
              ))}
            </ol>
          </section>
        )}
        {painting?.painting ? (
          <section>
            <h2>{s('season.painting', { n: painting.number })}</h2>
            <Countdown until={painting.painting.closesAt} zone={view.zone} big />
          </section>
        ) : (
          next && (
            <section>
              <h2>{s('season.next', { n: next.number })}</h2>
              <Countdown until={next.startsAt} zone={view.zone} big />
            </section>
          )
        )}
      </aside>
    </main>
  );
}
