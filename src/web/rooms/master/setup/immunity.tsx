/** B.1: players who cannot leave in the first two turns. */
import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useMaster, useRooms, useSend } from '../lib/use.js';
import { PlayerChecks } from '../parts/player-checks.js';
import { ReasonField } from '../parts/reason.js';

export function Immunity() {
  const { view, master } = useRooms();
  const t = useMaster();
  const { run, busy, error } = useSend();
  const [chosen, setChosen] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const immune = master.players.filter((player) => player.immune);
  const may = !view.turn && view.phase !== 'ended';
  const grant = async () => {
    if (await run({ type: 'grantImmunity', players: chosen, reason: reason.trim() })) {
      setChosen([]);
      setReason('');
    }
  };
  return (
    <Card title={t('immunity.title')} actions={<Clauses ids={['twelve-rooms:B.1']} />}>
      <p className="quiet">{t('immunity.text')}</p>
      {immune.length > 0 && (
        <p>
          {t('immunity.has')} <b>{immune.map(({ nick }) => nick).join(', ')}</b>
        </p>
      )}
      {may ? (
        <>
          <PlayerChecks
            label={t('immunity.whom')}
            players={master.players.filter((player) => !player.immune)}
            chosen={chosen}
            onChange={setChosen}
          />
          <ReasonField value={reason} onChange={setReason} />
          <ErrorNotice error={error} />
          <div className="row">
            <Button
              busy={busy}
              disabled={chosen.length === 0 || reason.trim() === ''}
              onClick={() => void grant()}
            >
              {t('immunity.do')}
            </Button>
          </div>
        </>
      ) : (
        immune.length === 0 && <p>{t('immunity.none')}</p>
      )}
    </Card>
  );
}
