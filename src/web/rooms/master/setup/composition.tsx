import type { Role } from '../../../../rulebooks/twelve-rooms/roles.js';
import { NumberStepper } from '../../../ui/number-stepper.js';
import { NAMED_ROLES, ROLES_LIST } from '../lib/lists.js';
import { useNames } from '../lib/names.js';
import { useMaster } from '../lib/use.js';

export type Counts = Record<Role, number>;

export function total(counts: Counts): number {
  return ROLES_LIST.reduce((sum, role) => sum + counts[role], 0);
}

/** One of each named role as far as the players go, then plain ones. */
export function usualCounts(players: number): Counts {
  const counts = Object.fromEntries(
    ROLES_LIST.map((role) => [
      role,
      NAMED_ROLES.indexOf(role) >= 0 && NAMED_ROLES.indexOf(role) < players ? 1 : 0,
    ]),
  ) as Counts;
  counts.civilian = Math.max(0, players - NAMED_ROLES.length);
  return counts;
}

interface Props {
  counts: Counts;
  players: number;
  onChange(counts: Counts): void;
}

export function Composition({ counts, players, onChange }: Props) {
  const t = useMaster();
  const names = useNames();
  const sum = total(counts);
  return (
    <>
      <ul className="rm-composition">
        {ROLES_LIST.map((role) => (
          <li key={role}>
            <span>{names.of('role', role)}</span>
            <NumberStepper
              label={names.of('role', role)}
              value={counts[role]}
              min={0}
              max={60}
              onChange={(value) => onChange({ ...counts, [role]: value })}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={sum === players ? 'rm-sum' : 'rm-sum rm-sum-off'}>
        {t('roles.sum', { n: sum, all: players })}
      </p>
    </>
  );
}
