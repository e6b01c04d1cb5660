/** The one thing to do now, big. The server says what it is; this only says it in words and leads there. */
import { type ReactNode, useState } from 'react';
import { Link } from '../../../app/router.js';
import { useManagePath } from '../../../steer/say.js';
import { Button } from '../../../ui/button.js';
import { Countdown } from '../../../ui/countdown.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms, useSend } from '../lib/use.js';
import { SignupLink } from '../setup/signup-link.js';
import { ResumeTurn } from './deadline-forms.js';
import { OpenTurn } from './open-turn.js';

interface BigProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

function Big({ title, text, children }: BigProps) {
  const t = useMaster();
  return (
    <section className="org-next" aria-label={t('desk.now')}>
      <p className="org-next-tag">{t('desk.now')}</p>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}

export function NextAction() {
  const { view } = useRooms();
  const t = useMaster();
  const n = view.turn?.number ?? 0;
  if (view.phase === 'signup') return <SignUp />;
  if (view.phase === 'regroup') return <Regroup />;
  if (view.phase === 'ended') return <Ended />;
  const [next] = view.todo;
  switch (next?.key) {
    case 'dealMap':
      return <Lead title={t('next.dealMap.title')} text={t('next.dealMap.text')} to="/setup" />;
    case 'openRegroup':
      return <Lead title={t('next.openRegroup.title')} text={t('next.openRegroup.text')} to="/setup" />;
    case 'openTurn':
      return (
        <Big
          title={t('next.openTurn.title', { n: n + 1 })}
          text={t(n === 0 ? 'next.openTurn.first' : 'next.openTurn.text')}
        >
          <OpenTurn />
        </Big>
      );
    case 'resume':
      return (
        <Big title={t('next.resume.title', { n })} text={t('next.resume.text')}>
          <ResumeTurn />
        </Big>
      );
    case 'dryRun':
      return <Lead title={t('next.dryRun.title', { n })} text={t('next.dryRun.text')} to="/run" dry={n} />;
    case 'resolve':
      return <Lead title={t('next.resolve.title', { n })} text={t('next.resolve.text')} to="/run" />;
    default:
      return <Wait />;
  }
}

function Lead({ title, text, to, dry }: { title: string; text: string; to: string; dry?: number }) {
  const t = useMaster();
  const path = useManagePath();
  const { run, busy, error } = useSend();
  return (
    <Big title={title} text={text}>
      <div className="row">
        {dry === undefined ? (
          <Link className="button button-primary org-go" to={path(to)}>
            {t(to === '/run' ? 'next.check' : 'next.go')}
          </Link>
        ) : (
          <>
            <Button
              variant="primary"
              className="org-go"
              busy={busy}
              onClick={() => void run({ type: 'dryRun', turn: dry })}
            >
              {t('next.dryRun.do')}
            </Button>
            <Link className="button button-secondary org-go" to={path(to)}>
              {t('next.dryRun.look')}
            </Link>
          </>
        )}
      </div>
      <ErrorNotice error={error} />
    </Big>
  );
}

function SignUp() {
  const { view, master } = useRooms();
  const t = useMaster();
  const path = useManagePath();
  const n = view.players.length;
  const wishes = master.players.filter(({ wish }) => wish !== null).length;
  const dealt = master.map.length > 0;
  return (
    <Big title={t('next.signup.title', { n })} text={t('next.signup.text')}>
      <SignupLink />
      <ul className="org-checks">
        <li>{t('next.signup.wishes', { n: wishes, all: n })}</li>
        <li>{t(dealt ? 'next.signup.mapDealt' : 'next.signup.mapNot')}</li>
        <li>{t(n < 10 ? 'next.signup.few' : 'next.signup.enough', { n: Math.max(0, 10 - n) })}</li>
      </ul>
      <div className="row">
        <Link className="button button-primary org-go" to={path('/setup')}>
          {t(dealt ? 'next.signup.roles' : 'next.signup.map')}
        </Link>
      </div>
    </Big>
  );
}

function Regroup() {
  const { view, master } = useRooms();
  const t = useMaster();
  const { run, busy, error } = useSend();
  const [sure, setSure] = useState(false);
  const mafia = master.players.filter(({ team }) => team === 'mafia').length;
  return (
    <Big title={t('next.regroup.title')} text={t('next.regroup.text', { n: mafia })}>
      {view.regroupUntil && <Countdown until={view.regroupUntil} zone={view.zone} big />}
      <div className="row">
        {sure ? (
          <>
            <Button variant="primary" busy={busy} onClick={() => void run({ type: 'closeRegroup' })}>
              {t('next.regroup.sure')}
            </Button>
            <Button onClick={() => setSure(false)}>{t('common.cancel')}</Button>
          </>
        ) : (
          <Button onClick={() => setSure(true)}>{t('next.regroup.early')}</Button>
        )}
      </div>
      <ErrorNotice error={error} />
    </Big>
  );
}

function Wait() {
  const { view, master } = useRooms();
  const t = useMaster();
  const path = useManagePath();
  const { turn } = view;
  if (!turn) return <Big title={t('next.wait.title')} />;
  const whole = master.moves.filter(({ wholeAt }) => wholeAt !== null).length;
  const auto = view.rulings.find(({ id }) => id === 'turn.resolution')?.value === 'deadline';
  return (
    <Big
      title={t('next.open.title', { n: whole, all: master.moves.length })}
      text={t(auto ? 'next.open.auto' : 'next.open.text')}
    >
      <div className="row">
        <Link className="button button-secondary" to={path('/map')}>
          {t('nav.map')}
        </Link>
        <Link className="button button-secondary" to={path('/posts')}>
          {t('next.open.posts', { n: master.pendingAnonymous.length })}
        </Link>
      </div>
    </Big>
  );
}

function Ended() {
  const { view } = useRooms();
  const t = useMaster();
  const names = useNames();
  const path = useManagePath();
  const team = view.winner?.team;
  return (
    <Big
      title={team ? t('next.ended.title', { team: names.of('team', team) }) : t('next.ended.nobody')}
      text={view.winner ? names.of('how', view.winner.how) : undefined}
    >
      <div className="row">
        <Link className="button button-primary org-go" to={path('/reports')}>
          {t('next.ended.reports')}
        </Link>
        <Link className="button button-secondary org-go" to={path('/end')}>
          {t('nav.end')}
        </Link>
      </div>
    </Big>
  );
}
