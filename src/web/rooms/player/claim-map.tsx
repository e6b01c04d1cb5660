/** B.2: the whole initial map, filled from the notebook, sent once it is complete. */
import { useState } from 'react';
import type { RoomKind } from '../../../rulebooks/twelve-rooms/rooms.js';
import { usePick, useT } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { Moment } from '../../ui/countdown.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorNotice } from '../../ui/notice.js';
import { ALL_ROOMS } from '../shared/geometry.js';
import { useMe, useR, useRooms, useRoomsCommand } from '../shared/use-rooms.js';
import { KINDS, ROOM_WORDS } from '../shared/words.js';
import { useP } from './say.js';
import { Why } from './why.js';

type Filled = readonly (RoomKind | null)[];

export function ClaimMap() {
  const { view } = useRooms();
  const me = useMe();
  const p = useP();
  const why = me.form?.claimMap.why;
  if (!me.form && me.claims.length === 0) return null;
  return (
    <Card title={p('claim.title')} actions={<Clause id="twelve-rooms:B.2" />}>
      <p className="quiet small">{p('claim.text')}</p>
      {me.claims.map((claim) => (
        <p key={claim.at} className={claim.answer === 'wrong' ? 'claim' : 'claim claim-right'}>
          <b>{p(`claim.${claim.answer}`)}</b>{' '}
          <span className="quiet small">
            <Moment at={claim.at} zone={view.zone} />
          </span>
        </p>
      ))}
      {why ? (
        <p>
          <Why why={why} />
        </p>
      ) : (
        me.form && (
          <details>
            <summary>{p('claim.open')}</summary>
            <ClaimForm />
          </details>
        )
      )}
    </Card>
  );
}

function ClaimForm() {
  const me = useMe();
  const p = useP();
  const r = useR();
  const t = useT();
  const pick = usePick();
  const command = useRoomsCommand();
  const [filled, setFilled] = useState<Filled>(() =>
    ALL_ROOMS.map((room) => me.notebook.find((page) => page.room === room)?.kind ?? null),
  );
  const [sure, setSure] = useState(false);
  const missing = filled.filter((kind) => kind === null).length;
  const repeated = KINDS.filter((kind) => filled.filter((one) => one === kind).length > 1);
  const rooms = filled.filter((kind): kind is RoomKind => kind !== null);
  const send = async () => {
    await command.run({ type: 'claimMap', rooms });
    setSure(false);
  };
  return (
    <div className="stack-tight">
      <p className="quiet small">{p('claim.from')}</p>
      <div className="claim-grid">
        {ALL_ROOMS.map((room, i) => (
          <label key={room}>
            <span className="small">{r('room.Number', { n: room })}</span>
            <select
              value={filled[i] ?? ''}
              onChange={(event) => {
                const kind = KINDS.find((one) => one === event.target.value) ?? null;
                setFilled((now) => now.map((one, at) => (at === i ? kind : one)));
              }}
            >
              <option value="">—</option>
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {pick(ROOM_WORDS[kind].short)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p role="status" className="small">
        {missing > 0 && p('claim.missing', { n: missing })}
        {missing > 0 && repeated.length > 0 && '. '}
        {repeated.length > 0 &&
          p('claim.repeated', { kinds: repeated.map((kind) => pick(ROOM_WORDS[kind].short)).join(', ') })}
      </p>
      <ErrorNotice error={command.error} />
      <Button disabled={missing > 0 || repeated.length > 0} onClick={() => setSure(true)}>
        {p('claim.send')}
      </Button>
      <Dialog
        open={sure}
        onClose={() => setSure(false)}
        title={p('claim.sure')}
        sheet
        actions={
          <>
            <Button onClick={() => setSure(false)}>{t('common.cancel')}</Button>
            <Button variant="primary" busy={command.busy} onClick={() => void send()}>
              {p('claim.send')}
            </Button>
          </>
        }
      >
        <p>
          {p('claim.sureText')} <Clause id="twelve-rooms:B.2" />
        </p>
        <ol className="claim-list">
          {rooms.map((kind) => (
            <li key={kind}>{pick(ROOM_WORDS[kind].short)}</li>
          ))}
        </ol>
      </Dialog>
    </div>
  );
}
