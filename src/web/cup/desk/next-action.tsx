/** The one thing to do now, big. It follows from the rounds and from what the rulebook says stands in the way. */
import { type ReactNode, useState } from 'react';
import type { CupCommand } from '../../../rulebooks/table/cup/commands.js';
import type { CupView } from '../../../rulebooks/table/cup/view.js';
import { Link } from '../../app/router.js';
import { useManagePath } from '../../steer/say.js';
import { Button } from '../../ui/button.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { currentRound, useCupCommand, useCupPath } from '../lib/use.js';
import { useCupDesk, useDesk } from './say.js';

type Block = NonNullable<CupView['desk']>['blocks'][number];

interface BigProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

function Big({ title, text, children }: BigProps) {
  const t = useDesk();
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
  const { view, desk } = useCupDesk();
  const t = useDesk();
  const { plan } = view;
  if (view.finished) return <Finished />;
  if (view.players.length === 0)
    return <Go title={t('next.players')} text={t('next.playersText')} to="/players" />;
  if (!plan) return <Go title={t('next.plan')} text={t('next.planText')} to="/seating" />;
  const round = currentRound(view);
  if (!round || round.tables.length === 0) {
    const n = round?.n ?? 1;
    return (
      <Go
        title={t(n === 1 ? 'next.seating' : 'next.seatingFrom', { n })}
        text={t('next.seatingText')}
        to="/seating"
      />
    );
  }
  if (round.status === 'planned') return <Start round={round.n} blocks={desk.blocks} />;
  if (round.status === 'playing') return <Play round={round} />;
  return <Finish blocks={desk.blocks} />;
}

function Go({ title, text, to }: { title: string; text: string; to: string }) {
  const t = useDesk();
  const path = useManagePath();
  return (
    <Big title={title} text={text}>
      <div className="row">
        <Link className="button button-primary org-go" to={path(to)}>
          {t('next.go')}
        </Link>
      </div>
    </Big>
  );
}

/** A command behind one big button, asked twice where it cannot be taken back lightly. */
function Do({
  command,
  label,
  sure,
  off,
}: {
  command: CupCommand;
  label: string;
  sure?: string;
  off?: boolean;
}) {
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <div className="row">
        {sure && asked ? (
          <>
            <Button variant="primary" className="org-go" busy={busy} onClick={() => void run(command)}>
              {sure}
            </Button>
            <Button onClick={() => setAsked(false)}>{t('common.cancel')}</Button>
          </>
        ) : (
          <Button
            variant="primary"
            className="org-go"
            busy={busy}
            disabled={off}
            onClick={() => (sure ? setAsked(true) : void run(command))}
          >
            {label}
          </Button>
        )}
      </div>
      <ErrorNotice error={error} />
    </>
  );
}

const WHERE: Record<Block['kind'], string> = {
  noPlan: '/seating',
  noSeating: '/seating',
  noJudge: '/seating',
  emptySeat: '/seating',
  noResult: '/rounds',
  unverified: '/rounds',
  protest: '/protests',
  sharedPlace: '/points',
  broken: '/seating',
};

/** What stands in the way, each a link to where it is cleared. */
function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const t = useDesk();
  const path = useManagePath();
  if (blocks.length === 0) return null;
  return (
    <ul className="org-checks">
      {blocks.map(({ kind, round, table }) => (
        <li key={`${kind}-${round}-${table}`}>
          <Link to={path(WHERE[kind])}>
            {t(`block.${kind}`)}
            {round !== null && table !== null && ` · ${t('block.at', { round, table })}`}
            {round !== null && table === null && ` · ${t('desk.round', { n: round })}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Start({ round, blocks }: { round: number; blocks: readonly Block[] }) {
  const t = useDesk();
  const mine = blocks.filter((block) => block.round === null || block.round === round);
  return (
    <Big title={t('next.start', { n: round })} text={t(mine.length > 0 ? 'next.blocked' : 'next.startText')}>
      <Blocks blocks={mine} />
      <Do command={{ type: 'startRound', round }} label={t('next.startDo', { n: round })} />
    </Big>
  );
}

/** Results that this organiser may verify, while the tables play. */
function ToVerify() {
  const { view } = useCupDesk();
  const waiting = view.toVerify;
  const t = useDesk();
  const path = useManagePath();
  if (waiting.length === 0) return null;
  return (
    <div className="row">
      <Link className="button button-primary org-go" to={path('/rounds')}>
        {t('next.verify', { n: waiting.length })}
      </Link>
    </div>
  );
}

function Play({ round }: { round: CupView['rounds'][number] }) {
  const { view } = useCupDesk();
  const t = useDesk();
  const waits = round.tables.filter(({ status }) => status === 'playing');
  const done = round.tables.length - waits.length;
  if (waits.length > 0) {
    return (
      <Big
        title={t('next.playing', { n: round.n, done, all: round.tables.length })}
        text={t('next.playingText', { list: waits.map(({ n }) => n).join(', ') })}
      >
        <ToVerify />
      </Big>
    );
  }
  const unverified = round.tables.filter(({ status }) => status === 'entered');
  return (
    <Big
      title={t('next.close', { n: round.n })}
      text={t(view.rounds.at(-1)?.n === round.n ? 'next.closeLastText' : 'next.closeText')}
    >
      {unverified.length > 0 && (
        <Notice tone="warn">
          {t('next.unverified', { n: unverified.length, list: unverified.map(({ n }) => n).join(', ') })}
        </Notice>
      )}
      <ToVerify />
      <Do command={{ type: 'closeRound', round: round.n }} label={t('next.closeDo', { n: round.n })} />
    </Big>
  );
}

function Finish({ blocks }: { blocks: readonly Block[] }) {
  const t = useDesk();
  return (
    <Big title={t('next.finish')} text={t(blocks.length > 0 ? 'next.blocked' : 'next.finishText')}>
      <Blocks blocks={blocks} />
      <Do
        command={{ type: 'finishCup' }}
        label={t('next.finishDo')}
        sure={t('next.finishSure')}
        off={blocks.length > 0}
      />
    </Big>
  );
}

function Finished() {
  const { view } = useCupDesk();
  const t = useDesk();
  const path = useManagePath();
  const cup = useCupPath();
  const winner = view.standings.rows.find(({ place }) => place === 1);
  const nick = view.players.find(({ id }) => id === winner?.player)?.nick ?? '—';
  return (
    <Big title={t('next.finished', { nick })} text={t('next.finishedText')}>
      <div className="row">
        <Link className="button button-primary org-go" to={cup('/hall')}>
          {t('next.ceremony')}
        </Link>
        <Link className="button button-secondary org-go" to={path('/export')}>
          {t('nav.export')}
        </Link>
      </div>
    </Big>
  );
}
