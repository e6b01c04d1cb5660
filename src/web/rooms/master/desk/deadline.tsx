/** The deadline of the open turn with what the master may do with it: put off, stop, go on. */
import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Countdown, Moment } from '../../../ui/countdown.js';
import { Dialog } from '../../../ui/dialog.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms } from '../lib/use.js';
import { Announce } from './contest-form.js';
import { ExtendTurn, PauseTurn, ResumeTurn } from './deadline-forms.js';

type Open = 'extend' | 'pause' | 'resume' | 'contest';

export function DeadlineCard() {
  const { view } = useRooms();
  const t = useMaster();
  const names = useNames();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { turn } = view;
  if (!turn || view.phase !== 'running') return null;
  const { stage, number: n } = turn;
  return (
    <Card
      title={t('deadline.title', { n })}
      actions={<Clauses ids={['twelve-rooms:G.1']} />}
      tone={stage === 'paused' ? 'warn' : 'plain'}
    >
      <p className={stage === 'open' ? 'rm-stage rm-stage-open' : 'rm-stage'}>{names.of('stage', stage)}</p>
      {stage === 'open' ? (
        <Countdown until={turn.deadline} zone={view.zone} label={t('deadline.until')} big />
      ) : (
        stage !== 'resolved' && (
          <p>
            {t('deadline.was')} <Moment at={turn.deadline} zone={view.zone} />
          </p>
        )
      )}
      {turn.contest && (
        <p className="small">
          <b>{t('contest.title')}:</b> {turn.contest.title}
        </p>
      )}
      {(stage === 'open' || stage === 'paused') && (
        <div className="row">
          {stage === 'open' && <Button onClick={() => setOpen('extend')}>{t('deadline.extend')}</Button>}
          {stage === 'open' && (
            <Button icon="pause" onClick={() => setOpen('pause')}>
              {t('deadline.pause')}
            </Button>
          )}
          {stage === 'paused' && (
            <Button icon="play" variant="primary" onClick={() => setOpen('resume')}>
              {t('deadline.resume')}
            </Button>
          )}
          {!turn.contest && (
            <Button variant="ghost" onClick={() => setOpen('contest')}>
              {t('contest.announce')}
            </Button>
          )}
        </div>
      )}
      <Dialog open={open !== null} onClose={close} title={open ? t(`deadline.dialog.${open}`) : ''} sheet>
        {open === 'extend' && <ExtendTurn onDone={close} />}
        {open === 'pause' && <PauseTurn onDone={close} />}
        {open === 'resume' && <ResumeTurn onDone={close} />}
        {open === 'contest' && <Announce turn={n} onDone={close} />}
      </Dialog>
    </Card>
  );
}
