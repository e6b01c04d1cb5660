/** Teammates with their rooms and their company (M.8). */
import { usePick } from '../../app/prefs.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { ALL_ROOMS } from '../shared/geometry.js';
import { Plan } from '../shared/plan.js';
import { useMe, useNames, useNick, useR, useRooms } from '../shared/use-rooms.js';
import { ROLE_WORDS } from '../shared/words.js';
import { notebookRooms } from './notebook-rooms.js';
import { useP } from './say.js';

export function Mates() {
  const { view } = useRooms();
  const me = useMe();
  const p = useP();
  const r = useR();
  const nick = useNick();
  const names = useNames();
  const pick = usePick();
  const mates = view.mafia?.mates ?? [];
  const known = notebookRooms(view, me, pick);
  return (
    <Card title={p('team.mates')} actions={<Clause id="twelve-rooms:M.7" />}>
      <Plan
        small
        rooms={ALL_ROOMS.map((room) => {
          const here = mates.filter((mate) => mate.room === room);
          const company = (here[0]?.company ?? []).filter((id) => !mates.some((mate) => mate.player === id));
          return {
            room,
            kind: known.find((each) => each.room === room)?.kind ?? null,
            here: me.room === room,
            extra: here.length > 0 && (
              <span className="plan-crowd">
                <b>{here.length}</b>
                {company.length > 0 && <span>+{company.length}</span>}
              </span>
            ),
            spoken: here.map((mate) => nick(mate.player)).join(', '),
          };
        })}
      />
      <ul className="lines">
        {mates.map((mate) => (
          <li key={mate.player}>
            <span>
              <b>{nick(mate.player)}</b>
              {mate.player === me.player && ` (${p('team.you')})`} —{' '}
              <span className="quiet">{pick(ROLE_WORDS[mate.role])}</span>{' '}
              {mate.regrouped && <span className="tag">{p('team.regrouped')}</span>}
            </span>
            <span className="quiet small">
              {!mate.inGame
                ? p('team.out')
                : mate.room === null
                  ? '—'
                  : `${r('room.number', { n: mate.room })}, ${
                      mate.company.length > 0
                        ? p('team.company', { names: names(mate.company) })
                        : p('team.alone')
                    }`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
