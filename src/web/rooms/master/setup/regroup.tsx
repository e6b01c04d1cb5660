/** S: everybody takes his starting room, then mafia has some hours to change theirs. */
import { useState } from 'react';
import { serverNow } from '../../../app/clock.js';
import { InstantField } from '../../../steer/instant-field.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Countdown, Moment } from '../../../ui/countdown.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms, useSend } from '../lib/use.js';

const HOUR = 3_600_000;

export function RegroupCard() {
  const { view, master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const { run, busy, error } = useSend();
  const [until, setUntil] = useState(() => {
    // To the minute, as the field shows it.
    const minutes = Math.ceil((serverNow() + 4 * HOUR) / 60_000);
    return new Date(minutes * 60_000).toISOString();
  });
  const { phase } = view;
  const ready = phase === 'dealt' && master.map.length > 0;
  const mafia = master.players.filter(({ team }) => team === 'mafia');
  return (
    <Card
      title={t('regroup.title')}
      actions={<Clauses ids={['twelve-rooms:S']} />}
      tone={ready || phase === 'regroup' ? 'call' : 'plain'}
    >
      <p className="quiet">{t('regroup.text')}</p>
      {phase === 'signup' && <p>{t('regroup.later')}</p>}
      {phase === 'dealt' && (
        <>
          <InstantField label={t('regroup.until')} value={until} onChange={setUntil} countdown />
          <div className="row">
            <Button
              variant="primary"
              busy={busy}
              disabled={!ready}
              onClick={() => void run({ type: 'openRegroup', until })}
            >
              {t('regroup.open')}
            </Button>
          </div>
        </>
      )}
      {phase === 'regroup' && view.regroupUntil && (
        <>
          <Countdown until={view.regroupUntil} zone={view.zone} label={t('regroup.closes')} />
          <ul className="rm-facts">
            {mafia.map(({ id, nick, role, room, wish }) => (
              <li key={id}>
                <b>{nick}</b>
                <span>{role && names.of('role', role)}</span>
                <span>{room !== null && t('room.n', { n: room })}</span>
                {wish !== null && wish !== room && <span className="tag">{t('regroup.moved')}</span>}
              </li>
            ))}
          </ul>
          <div className="row">
            <Button busy={busy} onClick={() => void run({ type: 'closeRegroup' })}>
              {t('regroup.close')}
            </Button>
          </div>
        </>
      )}
      {view.start && (
        <p>
          {t('regroup.over')} <Moment at={view.start.at} zone={view.zone} />
        </p>
      )}
      <ErrorNotice error={error} />
    </Card>
  );
}
