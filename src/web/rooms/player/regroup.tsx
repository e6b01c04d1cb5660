/** S: mafia may change its starting rooms until the given time. */
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { Countdown } from '../../ui/countdown.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Receipt } from '../../ui/receipt.js';
import { ALL_ROOMS } from '../shared/geometry.js';
import { Plan } from '../shared/plan.js';
import { useMe, useNick, useR, useRooms, useRoomsCommand } from '../shared/use-rooms.js';
import { useP } from './say.js';

export function Regroup() {
  const { view } = useRooms();
  const me = useMe();
  const p = useP();
  const r = useR();
  const nick = useNick();
  const command = useRoomsCommand();
  const [room, setRoom] = useState<number | null>(null);
  const mates = view.mafia?.mates ?? [];
  return (
    <Card title={p('team.regroup')} tone="call" actions={<Clause id="twelve-rooms:S" />}>
      {view.regroupUntil && <Countdown until={view.regroupUntil} zone={view.zone} big />}
      <p>{p('team.regroupText')}</p>
      <Plan
        rooms={ALL_ROOMS.map((each) => {
          const here = mates.filter((mate) => mate.room === each).map((mate) => nick(mate.player));
          return {
            room: each,
            kind: null,
            here: me.room === each,
            extra: here.length > 0 && (
              <span className="plan-crowd">
                <b>{here.length}</b>
              </span>
            ),
            spoken: here.join(', '),
          };
        })}
        onPick={setRoom}
        picked={room}
      />
      <ul className="lines small">
        {mates.map((mate) => (
          <li key={mate.player}>
            <span>{nick(mate.player)}</span>
            <span className="quiet">{mate.room !== null && r('room.number', { n: mate.room })}</span>
          </li>
        ))}
      </ul>
      <Button
        variant="primary"
        wide
        disabled={room === null || room === me.room}
        busy={command.busy}
        onClick={() => room !== null && void command.run({ type: 'regroup', room })}
      >
        {p('team.regroupSend', { n: room ?? '…' })}
      </Button>
      <ErrorNotice error={command.error} />
      <Receipt receipt={command.receipt} zone={view.zone} />
    </Card>
  );
}
