import type { Role } from '../../../rulebooks/table/setup.js';
import { roleName } from '../../../rulebooks/table/texts.js';
import { usePick } from '../../app/prefs.js';
import { roleLetter, sideOfRole } from './words.js';

interface Props {
  role: Role;
  /** The role is also written beside the mark, so the mark itself is not said. */
  quiet?: boolean;
}

/** A role in one sign: a circle for red, a diamond for black, a letter inside. Colour only repeats what the shape says. */
export function RoleMark({ role, quiet = false }: Props) {
  const pick = usePick();
  const side = sideOfRole(role);
  return (
    <span className={`tb-mark tb-mark-${side}`}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        {side === 'red' ? <circle cx="16" cy="16" r="14" /> : <path d="M16 1L31 16L16 31L1 16Z" />}
        <text x="16" y="21.500" textAnchor="middle">
          {pick(roleLetter(role))}
        </text>
      </svg>
      {!quiet && <span className="sr-only">{pick(roleName(role))}</span>}
    </span>
  );
}

/** The mark and the word. */
export function RoleChip({ role }: { role: Role }) {
  const pick = usePick();
  return (
    <span className="tb-role">
      <RoleMark role={role} quiet />
      {pick(roleName(role))}
    </span>
  );
}
