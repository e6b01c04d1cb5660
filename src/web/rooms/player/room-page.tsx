/** The page of one room in the notebook. */
import { useState } from 'react';
import type { RoomKind } from '../../../rulebooks/twelve-rooms/rooms.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { roomBehind } from '../shared/geometry.js';
import { KindPicker } from '../shared/kind-picker.js';
import { useMe, useR, useRooms, useRoomsCommand } from '../shared/use-rooms.js';
import { announcedPassages } from './notebook-rooms.js';
import { useP } from './say.js';

export function RoomPage({ room }: { room: number }) {
  const { view } = useRooms();
  const me = useMe();
  const p = useP();
  const r = useR();
  const command = useRoomsCommand();
  const page = me.notebook.find((each) => each.room === room);
  const [kind, setKind] = useState<RoomKind | null>(page?.kind ?? null);
  const [text, setText] = useState(page?.text ?? '');
  const taken = new Map(
    me.notebook.flatMap((each) =>
      each.kind && each.room !== room ? [[each.kind, p('map.twice', { n: each.room })] as const] : [],
    ),
  );
  const unchanged = kind === (page?.kind ?? null) && text === (page?.text ?? '');
  return (
    <Card title={r('room.Number', { n: room })}>
      <p className="quiet small">
        {p('map.doors', {
          up: roomBehind(room, 'up'),
          down: roomBehind(room, 'down'),
          left: roomBehind(room, 'left'),
          right: roomBehind(room, 'right'),
        })}
      </p>
      {announcedPassages(view).has(room) && (
        <Notice>
          <p>
            {p('map.transformed')} <Clause id="twelve-rooms:M.12" />
          </p>
        </Notice>
      )}
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void command.run({ type: 'saveNote', room, kind, text });
        }}
      >
        <KindPicker
          label={p('map.what')}
          none={p('map.notKnown')}
          value={kind}
          marks={taken}
          onChange={setKind}
          name={`kind-${room}`}
        />
        <Field label={p('map.note')} hint={p('map.noteHint')}>
          {(control) => (
            <textarea
              {...control}
              maxLength={1000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <ErrorNotice error={command.error} />
        <Button type="submit" variant="primary" busy={command.busy} disabled={unchanged}>
          {unchanged && command.receipt ? p('map.saved') : p('map.save')}
        </Button>
      </form>
    </Card>
  );
}
