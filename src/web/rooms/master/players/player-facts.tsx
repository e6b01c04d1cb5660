import type { ReactNode } from 'react';
import { useNames } from '../lib/names.js';
import { type MasterPlayer, useMaster, useRooms } from '../lib/use.js';

/** The facts of a player; what is not there is not listed. */
export function PlayerFacts({ player }: { player: MasterPlayer }) {
  const { answer } = useRooms();
  const t = useMaster();
  const names = useNames();
  const abilities = (list: readonly string[]) => list.map((one) => names.of('ability', one)).join(', ');
  const yesNo = (value: boolean) => t(value ? 'common.yes' : 'common.no');
  const facts: [string, ReactNode][] = [
    [t('player.role'), player.role && names.of('role', player.role)],
    [
      t('player.original'),
      player.originalRole && player.originalRole !== player.role && names.of('role', player.originalRole),
    ],
    [t('player.team'), player.team && names.of('team', player.team)],
    [t('player.status'), player.status && names.of('status', player.status)],
    [t('player.false'), player.falseUntil !== null && t('common.turnN', { n: player.falseUntil })],
    [t('player.room'), player.room !== null && t('room.n', { n: player.room })],
    [t('player.entered'), player.enteredTurn !== null && t('common.turnN', { n: player.enteredTurn })],
    [t('player.wish'), player.wish !== null && t('room.n', { n: player.wish })],
    [t('player.route'), player.route.length > 0 && player.route.join(' → ')],
    [t('player.visited'), player.visited.length > 0 && player.visited.join(', ')],
    [t('player.weight'), player.weight],
    [t('player.guilt'), yesNo(player.guilt)],
    [t('player.absences'), player.absences],
    [t('player.spared'), player.spared && yesNo(true)],
    [t('player.immune'), player.immune && yesNo(true)],
    [t('player.halved'), player.halved && yesNo(true)],
    [t('player.armour'), player.armour !== 'none' && names.of('armour', player.armour)],
    [t('player.used'), abilities(player.used)],
    [t('player.lost'), abilities(player.lost)],
    [t('player.inherited'), abilities(player.inherited)],
    [
      t('player.stored'),
      player.stored
        .map(({ cause, turn, by }) => {
          const what = `${names.of('cause', cause)}, ${t('common.turnN', { n: turn })}`;
          return by ? `${what} (${names.nick(by)})` : what;
        })
        .join('; '),
    ],
    [
      t('player.persons'),
      player.persons.length > 1 && player.persons.map((one) => answer.people[one] ?? '—').join(' → '),
    ],
  ];
  return (
    <dl className="rm-fact-grid">
      {facts
        .filter(([, value]) => value !== null && value !== false && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
