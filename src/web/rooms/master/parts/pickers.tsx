/** Choosing a player, a room, a role, a kind of room. */

import { SelectField } from '../../../steer/select-field.js';
import { ALL_ROOMS } from '../../shared/geometry.js';
import { KINDS, ROLES_LIST } from '../lib/lists.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms } from '../lib/use.js';

interface PickProps<V> {
  label: string;
  value: V | null;
  onChange(value: V | null): void;
  empty?: string;
}

interface PlayerProps extends PickProps<string> {
  /** Only players in the game, only those out of it, or both. */
  who?: 'in' | 'out' | 'all';
}

export function PlayerPick({ label, value, onChange, empty, who = 'all' }: PlayerProps) {
  const { view } = useRooms();
  const t = useMaster();
  const players = view.players.filter(
    ({ inGame, id }) => id === value || who === 'all' || inGame === (who === 'in'),
  );
  return (
    <SelectField
      label={label}
      empty={empty}
      value={value ?? ''}
      options={players.map(({ id, nick, inGame }) => ({
        value: id,
        title: inGame ? nick : t('pick.out', { nick }),
      }))}
      onChange={(id) => onChange(id || null)}
    />
  );
}

export function RoomPick({ label, value, onChange, empty }: PickProps<number>) {
  const { master } = useRooms();
  const names = useNames();
  const title = (room: number) => {
    const kind = master.map[room - 1]?.kind;
    return kind ? `${room} · ${names.of('roomShort', kind)}` : String(room);
  };
  return (
    <SelectField
      label={label}
      empty={empty}
      value={value === null ? '' : String(value)}
      options={ALL_ROOMS.map((room) => ({ value: String(room), title: title(room) }))}
      onChange={(room) => onChange(room === '' ? null : Number(room))}
    />
  );
}

export function RolePick({ label, value, onChange, empty }: PickProps<(typeof ROLES_LIST)[number]>) {
  const names = useNames();
  return (
    <SelectField
      label={label}
      empty={empty}
      value={value ?? ''}
      options={ROLES_LIST.map((role) => ({ value: role, title: names.of('role', role) }))}
      onChange={(role) => onChange(role || null)}
    />
  );
}

export function KindPick({ label, value, onChange, empty }: PickProps<(typeof KINDS)[number]>) {
  const names = useNames();
  return (
    <SelectField
      label={label}
      empty={empty}
      value={value ?? ''}
      options={KINDS.map((kind) => ({ value: kind, title: names.of('room', kind) }))}
      onChange={(kind) => onChange(kind || null)}
    />
  );
}
