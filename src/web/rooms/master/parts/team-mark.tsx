import type { Team } from '../../../../rulebooks/twelve-rooms/roles.js';
import { useNames } from '../lib/names.js';

/** The regulation's own words: the peaceful have a positive status, mafia a negative one. */
const SIGNS: Record<Team, string> = { peaceful: '+', mafia: '−', neutral: '0' };

/** The side of a player: a shape with a sign, so that colour is never alone. */
export function TeamMark({ team }: { team: Team | null }) {
  const names = useNames();
  if (!team) return <span className="rm-team rm-team-none" aria-hidden="true" />;
  const name = names.of('team', team);
  return (
    <span className={`rm-team rm-team-${team}`} title={name}>
      <span aria-hidden="true">{SIGNS[team]}</span>
      <span className="sr-only">{name}:</span>
    </span>
  );
}
