/** B.3: a prize by hand. */
import { useState } from 'react';
import type { Prize } from '../../../../rulebooks/twelve-rooms/commands.js';
import { NumberField } from '../../../steer/number-field.js';
import { Button } from '../../../ui/button.js';
import { Clauses } from '../../../ui/clause.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useMaster, useRooms, useSend } from '../lib/use.js';
import { PlayerPick } from '../parts/pickers.js';
import { PrizeFields } from '../parts/prize-fields.js';
import { ReasonField } from '../parts/reason.js';

export function PrizeForm({ player: given, onDone }: { player?: string; onDone(): void }) {
  const { view } = useRooms();
  const t = useMaster();
  const { run, busy, error } = useSend();
  const [player, setPlayer] = useState<string | null>(given ?? null);
  const [turn, setTurn] = useState((view.turn?.number ?? 0) + 1);
  const [prize, setPrize] = useState<Prize | null>({ kind: 'armour' });
  const [reason, setReason] = useState('');
  const award = async () => {
    if (!player || !prize) return;
    if (await run({ type: 'awardPrize', player, turn, prize, reason: reason.trim() })) onDone();
  };
  return (
    <div className="stack">
      <p>
        {t('prize.textHand')} <Clauses ids={['twelve-rooms:B.3']} />
      </p>
      {!given && <PlayerPick label={t('player.nick')} value={player} onChange={setPlayer} who="in" />}
      <PrizeFields prize={prize} onChange={setPrize} />
      <NumberField label={t('prize.turn')} value={turn} min={1} max={99} onChange={setTurn} />
      <ReasonField value={reason} onChange={setReason} />
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          variant="primary"
          busy={busy}
          disabled={!player || !prize || reason.trim() === ''}
          onClick={() => void award()}
        >
          {t('prize.do')}
        </Button>
      </div>
    </div>
  );
}
