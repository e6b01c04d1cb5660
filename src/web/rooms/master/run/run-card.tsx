/** Where the resolution of the turn stands, and its two buttons: the dry run, and publishing after a fresh one. */
import { useState } from 'react';
import type { GameView } from '../../../../rulebooks/twelve-rooms/view.js';
import { formatDate, formatSeconds } from '../../../app/clock.js';
import { useLang } from '../../../app/prefs.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Countdown } from '../../../ui/countdown.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { Stepper } from '../../../ui/stepper.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms, useSend } from '../lib/use.js';

type TurnView = NonNullable<GameView['turn']>;

export function RunCard({ turn }: { turn: TurnView }) {
  const { view, master } = useRooms();
  const t = useMaster();
  const { run, busy, error } = useSend();
  const [sure, setSure] = useState(false);
  const n = turn.number;
  const closed = turn.stage === 'closed';
  const fresh = master.dryRun?.turn === n;
  const asked = master.asks.length > 0;
  const stale = closed && !fresh && !asked;
  const state = (done: boolean, now: boolean) => (done ? 'done' : now ? 'now' : 'later') as 'done';
  return (
    <Card tone={closed ? 'call' : 'plain'}>
      <Stepper
        label={t('run.steps')}
        steps={[
          { key: 'close', title: t('run.step.close'), state: state(closed, !closed) },
          {
            key: 'ask',
            title: t('run.step.ask'),
            state: asked ? 'stuck' : state(fresh, false),
          },
          { key: 'dry', title: t('run.step.dry'), state: state(fresh, stale) },
          { key: 'publish', title: t('run.step.publish'), state: state(false, fresh) },
        ]}
      />
      {!closed && (
        <div className="stack-tight">
          <p>{t(turn.stage === 'paused' ? 'run.paused' : 'run.open')}</p>
          {turn.stage === 'open' && <Countdown until={turn.deadline} zone={view.zone} />}
        </div>
      )}
      {closed && (
        <>
          <p>
            {fresh && master.dryRun
              ? t('run.fresh', { at: formatSeconds(master.dryRun.at, view.zone) })
              : t(asked ? 'run.asked' : 'run.stale')}
          </p>
          <div className="row">
            <Button
              variant={fresh ? 'secondary' : 'primary'}
              busy={busy}
              disabled={asked}
              onClick={() => void run({ type: 'dryRun', turn: n })}
            >
              {t(fresh ? 'run.again' : 'run.do')}
            </Button>
            <Button variant="primary" disabled={!fresh || asked} onClick={() => setSure(true)}>
              {t('run.publish')}
            </Button>
            {!fresh && <span className="quiet small">{t('run.publishLater')}</span>}
          </div>
        </>
      )}
      <ErrorNotice error={error} />
      <Publish open={sure} turn={n} onClose={() => setSure(false)} />
    </Card>
  );
}

function Publish({ open, turn, onClose }: { open: boolean; turn: number; onClose(): void }) {
  const { view, master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const lang = useLang();
  const { run, busy, error } = useSend();
  const results = master.dryRun?.results;
  const last = view.turn?.deadline.slice(0, 10) ?? '';
  const next = master.planned.find((date) => date > last);
  const publish = async () => {
    if (await run({ type: 'resolveTurn', turn })) onClose();
  };
  if (!results) return null;
  const out = [...results.vote.sat, ...results.departures.map(({ player }) => player)];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('publish.title', { n: turn })}
      sheet
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void publish()}>
            {t('run.publish')}
          </Button>
        </>
      }
    >
      <ul className="org-bullets">
        <li>{out.length > 0 ? t('publish.out', { who: names.nicks(out) }) : t('publish.nobody')}</li>
        {results.warned.length > 0 && <li>{t('publish.warned', { who: names.nicks(results.warned) })}</li>}
        <li>{t('publish.reports', { n: master.dryRun?.reports.length ?? 0 })}</li>
        <li>{t('publish.posts', { n: master.pendingAnonymous.filter((post) => post.comesOut).length })}</li>
        {results.winner ? (
          <li>{t('publish.winner', { team: names.of('team', results.winner) })}</li>
        ) : (
          <li>
            {next ? t('publish.next', { n: turn + 1, date: formatDate(next, lang) }) : t('publish.noNext')}
          </li>
        )}
      </ul>
      <p className="quiet">{t('publish.text')}</p>
      <ErrorNotice error={error} />
    </Dialog>
  );
}
