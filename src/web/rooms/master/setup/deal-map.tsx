/** The secret map: drawn by recorded luck, or laid by hand. */
import { useState } from 'react';
import type { RoomKind } from '../../../../rulebooks/twelve-rooms/rooms.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { KINDS } from '../lib/lists.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms, useSend } from '../lib/use.js';
import { MapGrid } from '../map/map-grid.js';

export function DealMap() {
  const { view, master } = useRooms();
  const t = useMaster();
  const { run, busy, error } = useSend();
  const [hand, setHand] = useState<RoomKind[] | null>(null);
  const dealt = master.map.length > 0;
  const may = view.phase === 'signup' || view.phase === 'dealt';
  const start = () => setHand(dealt ? master.map.map(({ kind }) => kind) : [...KINDS]);
  const lay = async () => {
    if (hand && (await run({ type: 'dealMap', rooms: hand }))) setHand(null);
  };
  return (
    <Card
      title={t('map.deal')}
      actions={<Clauses ids={['twelve-rooms:M.2', 'twelve-rooms:S']} />}
      tone={may && !dealt ? 'call' : 'plain'}
    >
      {hand ? (
        <HandMap kinds={hand} onChange={setHand} />
      ) : dealt ? (
        <MapGrid rooms={master.map} />
      ) : (
        <p>{t('map.dealText')}</p>
      )}
      <ErrorNotice error={error} />
      {may && dealt && !hand && view.phase === 'dealt' && <Notice tone="warn">{t('map.redeal')}</Notice>}
      {may && (
        <div className="row">
          {hand ? (
            <>
              <Button variant="primary" busy={busy} onClick={() => void lay()}>
                {t('map.lay')}
              </Button>
              <Button onClick={() => setHand(null)}>{t('common.cancel')}</Button>
            </>
          ) : (
            <>
              <Button
                variant={dealt ? 'secondary' : 'primary'}
                busy={busy}
                onClick={() => void run({ type: 'dealMap' })}
              >
                {t(dealt ? 'map.drawAgain' : 'map.draw')}
              </Button>
              <Button onClick={start}>{t('map.byHand')}</Button>
            </>
          )}
        </div>
      )}
    </Card>
  );
}

interface HandProps {
  kinds: RoomKind[];
  onChange(kinds: RoomKind[]): void;
}

/** A kind chosen for one room changes places with the one that was there: each stays on the map once. */
function HandMap({ kinds, onChange }: HandProps) {
  const t = useMaster();
  const names = useNames();
  const put = (room: number, kind: RoomKind) => {
    const next = [...kinds];
    const other = next.indexOf(kind);
    const was = next[room - 1];
    if (other < 0 || !was) return;
    next[other] = was;
    next[room - 1] = kind;
    onChange(next);
  };
  return (
    <>
      <p className="quiet small">{t('map.handText')}</p>
      <MapGrid
        rooms={kinds.map((kind, index) => ({ room: index + 1, kind }))}
        body={(room) => (
          <select
            aria-label={t('map.kindOf', { n: room })}
            value={kinds[room - 1]}
            onChange={(event) => put(room, event.target.value as RoomKind)}
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {names.of('roomShort', kind)}
              </option>
            ))}
          </select>
        )}
      />
    </>
  );
}
