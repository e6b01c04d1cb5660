import type { FinaleView } from '../../../rulebooks/twelve-rooms/view.js';
import { usePick } from '../../app/prefs.js';
import { Card } from '../../ui/card.js';
import { useNick, useRooms } from '../shared/use-rooms.js';
import { ROLE_WORDS, TEAM_WORDS } from '../shared/words.js';
import { useV } from './say.js';

interface FinaleRolesProps {
  finale: FinaleView;
  looked: string | null;
  onLook(player: string | null): void;
}

/** Who was who; pressing a name shows his way on the plan. */
export function FinaleRoles({ finale, looked, onLook }: FinaleRolesProps) {
  const { view } = useRooms();
  const v = useV();
  const nick = useNick();
  const pick = usePick();
  return (
    <Card title={v('finale.roles')}>
      <ul className="who">
        {finale.players.map(({ id, role, originalRole, route }) => {
          const team = view.players.find((player) => player.id === id)?.team;
          return (
            <li key={id}>
              <button
                type="button"
                className="who-button"
                aria-pressed={looked === id}
                onClick={() => onLook(looked === id ? null : id)}
              >
                <span>
                  <b>{nick(id)}</b> — {pick(ROLE_WORDS[role])}
                  {team && <span className="quiet"> · {pick(TEAM_WORDS[team])}</span>}
                </span>
                <span className="quiet small">
                  {originalRole !== role && `${v('finale.was', { role: pick(ROLE_WORDS[originalRole]) })}; `}
                  {v('finale.route', { way: route.join(' → ') })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
