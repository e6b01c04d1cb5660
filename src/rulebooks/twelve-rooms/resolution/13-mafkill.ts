/** A.13 Мафкилл (M.8, N.MAFKILL): before the movement, in the performer's room; no ability, so neither block nor isolation stops it. */
import { deadStop, fail, overruled } from './actions.js';
import { strike } from './leaving.js';
import type { Draft, Resolution } from './resolution.js';

export function mafkill(r: Resolution): void {
  for (const id of r.order) {
    const kill = r.move(id).mafkill;
    if (!kill) continue;
    const line = r.draft('mafkill', id, ['A.13', 'N.MAFKILL'], { targets: [kill.target] });
    if (allowed(r, id, kill.target, line)) {
      strike(r, { victim: kill.target, cause: 'mafkill', by: id, clause: 'N.MAFKILL' }, line);
    }
    r.write(line);
  }
}

function allowed(r: Resolution, id: string, target: string, line: Draft): boolean {
  const word = overruled(r, id, 'mafkill');
  if (word !== null) {
    line.clauses.push('G.9');
    return word || fail(line, 'override');
  }
  if (deadStop(r, id, line)) return false;
  return r.player(id).room === r.player(target).room || fail(line, 'apart', 'M.8');
}
