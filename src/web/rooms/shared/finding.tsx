/** What an ability told its owner, in one sentence with the clause of the ability. */
import type { Finding } from '../../../rulebooks/twelve-rooms/shapes.js';
import { usePick } from '../../app/prefs.js';
import { Clause } from '../../ui/clause.js';
import { useNames, useNick, useR } from './use-rooms.js';
import { ABILITY_WORDS, ROLE_WORDS } from './words.js';

export function FindingLine({ finding }: { finding: Finding }) {
  const pick = usePick();
  const { name, clause } = ABILITY_WORDS[finding.ability];
  return (
    <li className="finding">
      <p className="finding-head">
        <b>«{pick(name)}»</b> <Clause id={clause} />
      </p>
      <FindingText finding={finding} />
    </li>
  );
}

function FindingText({ finding }: { finding: Finding }) {
  const r = useR();
  const nick = useNick();
  const names = useNames();
  const pick = usePick();
  switch (finding.kind) {
    case 'none':
      return <p className="quiet">{r('finding.none')}</p>;
    case 'role':
      return (
        <p>{r('finding.role', { target: nick(finding.target), role: pick(ROLE_WORDS[finding.role]) })}</p>
      );
    case 'doors':
      return (
        <ul>
          {finding.doors.map(({ door, players }) => (
            <li key={door}>
              {r('finding.door', {
                door: door.replace('-', '–'),
                names: players.length > 0 ? names(players) : r('finding.doorNobody'),
              })}
            </li>
          ))}
        </ul>
      );
    case 'statuses':
      return (
        <p>{r(finding.same ? 'finding.same' : 'finding.different', { names: names(finding.targets) })}</p>
      );
    case 'roles':
      return (
        <p>
          {r('finding.roles', {
            n: finding.room,
            roles: finding.roles.map((role) => pick(ROLE_WORDS[role])).join(', ') || r('finding.rolesNobody'),
          })}
        </p>
      );
    case 'guilt':
      return (
        <p>{r(finding.found ? 'finding.guilty' : 'finding.notGuilty', { target: nick(finding.target) })}</p>
      );
    case 'route':
      return (
        <p>{r('finding.route', { target: nick(finding.target), way: finding.rooms.join(' → ') || '—' })}</p>
      );
  }
}
