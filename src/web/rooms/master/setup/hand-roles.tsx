import type { Role } from '../../../../rulebooks/twelve-rooms/roles.js';
import { NAMED_ROLES, ROLES_LIST } from '../lib/lists.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms } from '../lib/use.js';

interface Props {
  roles: Record<string, Role>;
  onChange(roles: Record<string, Role>): void;
}

export function HandRoles({ roles, onChange }: Props) {
  const { master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const twice = NAMED_ROLES.filter((role) => Object.values(roles).filter((one) => one === role).length > 1);
  return (
    <>
      <ul className="rm-composition">
        {master.players.map(({ id, nick }) => (
          <li key={id}>
            <label htmlFor={`role-${id}`}>{nick}</label>
            <select
              id={`role-${id}`}
              value={roles[id] ?? ''}
              onChange={(event) => onChange({ ...roles, [id]: event.target.value as Role })}
            >
              <option value="" disabled>
                {t('common.choose')}
              </option>
              {ROLES_LIST.map((role) => (
                <option key={role} value={role}>
                  {names.of('role', role)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {twice.length > 0 && (
        <p className="rm-sum rm-sum-off" role="status">
          {t('roles.twice', { roles: twice.map((role) => names.of('role', role)).join(', ') })}
        </p>
      )}
    </>
  );
}
