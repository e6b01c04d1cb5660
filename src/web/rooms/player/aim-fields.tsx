/** What an ability is aimed at: players, votes, rooms or doors, whatever it takes. */
import type { Ability } from '../../../rulebooks/twelve-rooms/roles.js';
import type { FormView } from '../../../rulebooks/twelve-rooms/view.js';
import { usePick } from '../../app/prefs.js';
import { Field } from '../../ui/field.js';
import { DIRECTION_LIST, roomBehind } from '../shared/geometry.js';
import { useMe, useNick, useR, useRooms } from '../shared/use-rooms.js';
import { ROOM_WORDS } from '../shared/words.js';
import { type Aim, SHAPES } from './draft.js';
import { notebookRooms } from './notebook-rooms.js';
import { Barred, PlayerSelect } from './player-select.js';
import { useP } from './say.js';

interface AimFieldsProps {
  about: FormView['abilities'][number];
  votes: FormView['votes'];
  aim: Aim;
  onChange(aim: Aim): void;
}

const replaced = <T,>(list: readonly T[], at: number, value: T, empty: T): T[] => {
  const next = Array.from({ length: Math.max(list.length, at + 1) }, (_, i) => list[i] ?? empty);
  next[at] = value;
  return next;
};

export function AimFields({ about, votes, aim, onChange }: AimFieldsProps) {
  const p = useP();
  const nick = useNick();
  const shape = SHAPES[about.ability];
  const setPlayer = (at: number, player: string) =>
    onChange({ ...aim, players: replaced(aim.players, at, player, '') });
  const setVote = (at: number, vote: string) =>
    onChange({ ...aim, votes: replaced(aim.votes, at, vote, '') });
  const setRoom = (at: number, room: number | null) =>
    onChange({ ...aim, rooms: replaced(aim.rooms, at, room, null) });
  const labels = shape.players === 1 ? [p('move.target')] : [p('move.firstPlayer'), p('move.secondPlayer')];
  return (
    <div className="aim">
      {labels.slice(0, shape.players).map((label, i) => (
        <div key={label} className={shape.votes > 0 ? 'aim-pair' : undefined}>
          <PlayerSelect
            label={label}
            brief
            choices={about.players.filter(({ value }) => i === 0 || value !== aim.players[0])}
            value={aim.players[i] ?? ''}
            onChange={(player) => setPlayer(i, player)}
          />
          {shape.votes > 0 && (
            <PlayerSelect
              label={p('move.voteOf')}
              brief
              choices={votes.map(({ value, why }) => ({
                value,
                // The part may be closed for one's own vote; a dictated one is another matter.
                why: why?.code === 'part-sent' ? null : why,
              }))}
              value={aim.votes[i] ?? ''}
              onChange={(vote) => setVote(i, vote)}
            />
          )}
        </div>
      ))}
      {shape.players > 0 && <Barred choices={about.players} />}
      {about.barredPairs.length > 0 && (
        <p className="quiet small">
          {p('move.barredPairs', {
            pairs: about.barredPairs.map((pair) => pair.map(nick).join(' ⇄ ')).join('; '),
          })}
        </p>
      )}
      {shape.rooms === 1 && (
        <RoomSelect
          label={p('move.whichRoom')}
          rooms={about.rooms}
          value={aim.rooms[0] ?? null}
          onChange={(room) => setRoom(0, room)}
        />
      )}
      {shape.rooms === 4 &&
        [0, 2].map((at) => (
          <DoorFields
            key={at}
            label={p(at === 0 ? 'move.door1' : 'move.door2')}
            rooms={about.rooms}
            from={aim.rooms[at] ?? null}
            to={aim.rooms[at + 1] ?? null}
            onChange={(from, to) =>
              onChange({ ...aim, rooms: replaced(replaced(aim.rooms, at, from, null), at + 1, to, null) })
            }
          />
        ))}
    </div>
  );
}

interface RoomSelectProps {
  label: string;
  rooms: readonly number[];
  value: number | null;
  onChange(room: number | null): void;
}

/** Rooms by number, with what the notebook says of them. */
function RoomSelect({ label, rooms, value, onChange }: RoomSelectProps) {
  const { view } = useRooms();
  const me = useMe();
  const p = useP();
  const r = useR();
  const pick = usePick();
  const known = notebookRooms(view, me, pick);
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">— {p('move.choose')} —</option>
          {rooms.map((room) => {
            const kind = known.find((each) => each.room === room)?.kind;
            return (
              <option key={room} value={room}>
                {r('room.Number', { n: room })}
                {kind && ` · ${pick(ROOM_WORDS[kind].short)}`}
                {me.room === room && ` · ${r('map.here')}`}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}

interface DoorFieldsProps {
  label: string;
  rooms: readonly number[];
  from: number | null;
  to: number | null;
  onChange(from: number | null, to: number | null): void;
}

function DoorFields({ label, rooms, from, to, onChange }: DoorFieldsProps) {
  const p = useP();
  const next =
    from === null ? [] : DIRECTION_LIST.filter((d) => d !== 'stay').map((d) => roomBehind(from, d));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the part is the fieldset, this is a pair inside it
    <div className="door-pair" role="group" aria-label={label}>
      <b className="small">{label}</b>
      <RoomSelect
        label={p('move.doorFrom')}
        rooms={rooms}
        value={from}
        onChange={(room) => onChange(room, null)}
      />
      <RoomSelect
        label={p('move.doorTo')}
        rooms={next}
        value={to}
        onChange={(room) => onChange(from, room)}
      />
    </div>
  );
}

export const needsAim = (ability: Ability): boolean => Object.values(SHAPES[ability]).some((n) => n > 0);
