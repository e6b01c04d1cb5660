/** A missing vote is no offence after an outage: of one player or of everybody. */
import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Clauses } from '../../../ui/clause.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useMaster, useRooms, useSend } from '../lib/use.js';
import { ReasonField } from '../parts/reason.js';
import { TurnSelect } from '../parts/turn-select.js';

interface Props {
  /** Left out: everybody. */
  player?: string;
  onDone(): void;
}

export function ForgiveForm({ player, onDone }: Props) {
  const { view } = useRooms();
  const t = useMaster();
  const { run, busy, error } = useSend();
  const last = view.turn?.number ?? 0;
  const [turn, setTurn] = useState(last);
  const [reason, setReason] = useState('');
  const turns = Array.from({ length: last }, (_, index) => index + 1);
  const send = async () => {
    const done = await run({
      type: 'forgiveAbsences',
      turn,
      ...(player ? { players: [player] } : {}),
      reason: reason.trim(),
    });
    if (done) onDone();
  };
  return (
    <div className="stack">
      <p>
        {t(player ? 'forgive.text' : 'forgive.all')}{' '}
        <Clauses ids={['twelve-rooms:G.1', 'twelve-rooms:G.2']} />
      </p>
      <TurnSelect value={turn} turns={turns} onChange={setTurn} />
      <ReasonField value={reason} onChange={setReason} />
      <ErrorNotice error={error} />
      <div className="row">
        <Button variant="primary" busy={busy} disabled={reason.trim() === ''} onClick={() => void send()}>
          {t('forgive.do')}
        </Button>
      </div>
    </div>
  );
}
