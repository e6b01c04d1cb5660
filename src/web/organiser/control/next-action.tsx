/** The present step, big, with the one thing to do next. */
import type { ReactNode } from 'react';
import type { GameView } from '../../../rulebooks/race/view.js';
import { useNow } from '../../app/clock.js';
import { useCommand, useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { Button } from '../../ui/button.js';
import { Countdown } from '../../ui/countdown.js';
import { ErrorNotice } from '../../ui/notice.js';
import { momentWithYear } from '../lib/dates.js';
import { gameAfter, presentStep } from '../lib/steps.js';
import { Clan } from '../parts/clan.js';
import { useManagePath, useOrg } from '../say.js';

interface BigProps {
  title: string;
  text?: string;
  note?: ReactNode;
  children?: ReactNode;
}

function Big({ title, text, note, children }: BigProps) {
  const t = useOrg();
  return (
    <section className="org-next" aria-label={t('control.now')}>
      <p className="org-next-tag">{t('control.now')}</p>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {note}
      {children && <div className="row">{children}</div>}
    </section>
  );
}

export function NextAction({ game }: { game: GameView }) {
  const { view } = useSeason();
  const t = useOrg();
  const to = useManagePath();
  const lang = useLang();
  const now = useNow(30_000);
  const n = String(game.number);
  if (view.phase === 'setup') return <StartSeason />;
  if (view.phase === 'ended' && game.report) {
    return (
      <Big title={t('next.ended.title')} note={view.winner && <Clan id={view.winner.clan} />}>
        <Go to={to(`/report?game=${n}`)}>{t('next.ended.do')}</Go>
      </Big>
    );
  }
  // The question itself stands above: it is the next action.
  if (game.stage === 'asking') return null;
  if (game.stage === 'future') {
    const early = Date.parse(game.startsAt) > now;
    return (
      <Big
        title={t(early ? 'next.wait.title' : 'next.import.title', { n })}
        text={t(early ? 'next.wait.text' : 'next.import.text')}
        note={
          early && (
            <p>{t('next.import.early', { at: momentWithYear(game.startsAt, view.zone, lang, now) })}</p>
          )
        }
      >
        <Go to={to(`/import?game=${n}`)}>{t('next.import.do')}</Go>
      </Big>
    );
  }
  return presentStep(view, game) === 'report' ? <ReportNext game={game} /> : <WeekNext game={game} />;
}

function ReportNext({ game }: { game: GameView }) {
  const { view } = useSeason();
  const t = useOrg();
  const to = useManagePath();
  // The table came after the hour of reports: this one waits for the organiser.
  const late = Date.parse(game.reportAt) <= useNow(30_000);
  return (
    <Big
      title={t('next.report.title')}
      text={t('next.report.text')}
      note={
        late ? (
          <p>{t('next.report.late')}</p>
        ) : (
          <Countdown until={game.reportAt} zone={view.zone} label={t('next.report.due')} />
        )
      }
    >
      <Go to={to(`/report?game=${game.number}`)}>{t('next.report.do')}</Go>
      <Link className="button button-secondary" to={to(`/import?game=${game.number}`)}>
        {t('next.report.fix')}
      </Link>
    </Big>
  );
}

/** Between the report and the next game. */
function WeekNext({ game }: { game: GameView }) {
  const { view } = useSeason();
  const t = useOrg();
  const to = useManagePath();
  const next = gameAfter(view, game);
  const { painting } = game;
  if (next && view.todo.some((item) => item.key === 'register')) {
    return (
      <Big title={t('next.register.title', { n: String(next.number) })} text={t('next.register.text')}>
        <Go to={to('/windows')}>{t('next.register.do')}</Go>
      </Big>
    );
  }
  if (painting && !painting.closed) {
    const painted = painting.clans.filter((clan) => clan.used > 0).length;
    return (
      <Big
        title={t('next.painting.title')}
        text={t('next.painting.text', { n: painted, all: painting.clans.length })}
        note={<Countdown until={painting.closesAt} zone={view.zone} label={t('next.painting.closes')} />}
      >
        <Go to={to('/windows')}>{t('next.painting.do')}</Go>
      </Big>
    );
  }
  if (next?.auction && !next.auction.closed) {
    return (
      <Big title={t('next.auction.title')} text={t('next.auction.text', { n: next.auction.lots.length })}>
        <Go to={to('/windows')}>{t('next.auction.do')}</Go>
      </Big>
    );
  }
  return <Big title={t('next.wait.title', { n: String(next?.number ?? '') })} text={t('next.wait.text')} />;
}

function StartSeason() {
  const { view } = useSeason();
  const t = useOrg();
  const to = useManagePath();
  const { run, busy, error } = useCommand();
  const unspecified = view.board.cells.filter((cell) => cell.mark.kind === 'unspecified').length;
  const bosses = view.clans.filter((clan) => clan.seats.some((seat) => seat.role === 'boss')).length;
  return (
    <Big title={t('next.start.title')} text={t('next.start.text')}>
      <ul className="org-checks">
        {view.todo.some((todo) => todo.key === 'deal') && (
          <li>
            <Link to={to('/people')}>{t('next.start.deal')}</Link>
          </li>
        )}
        {unspecified > 0 && (
          <li>
            <Link to={to('/board')}>{t('next.start.unspecified', { n: unspecified })}</Link>
          </li>
        )}
        <li>
          <Link to={to('/people')}>{t('next.start.bosses', { n: bosses, all: view.clans.length })}</Link>
        </li>
        <li>
          <Link to={to('/council')}>{t('next.start.rulings')}</Link>
        </li>
      </ul>
      <Button variant="primary" busy={busy} onClick={() => void run({ type: 'startSeason' })}>
        {t('next.start.do')}
      </Button>
      <ErrorNotice error={error} />
    </Big>
  );
}

function Go({ to, children }: { to: string; children: string }) {
  return (
    <Link className="button button-primary org-go" to={to}>
      {children}
    </Link>
  );
}
