/** Before the first step: bonuses take effect, abilities sent count as used, anonymous messages come out. */
import { clauseOf } from '../legality.js';
import { releaseAnonymous } from '../posts.js';
import { cite } from '../turn.js';
import { targetsOf } from './actions.js';
import { change, type Resolution } from './resolution.js';

export function start(r: Resolution): void {
  releaseAnonymous(r.turn, 'results');
  for (const id of r.order) {
    takeBonus(r, id);
    const { actions, special } = r.move(id);
    for (const action of [...(actions ?? []), ...(special ? [special] : [])]) {
      const { ability } = action;
      // What was sent counts, whether or not it works: else the next move form would tell whether it did.
      r.emit({
        type: 'AbilityUsed',
        turn: r.number,
        player: id,
        ability,
        target: 'target' in action ? (targetsOf(action)[0] ?? null) : null,
        audience: 'master',
        clauses: cite(clauseOf(ability)),
      });
    }
  }
}

/** B.2 and B.3: an armour stops every attempt of the turn, more votes weigh in the vote. */
function takeBonus(r: Resolution, id: string): void {
  const { bonus } = r.move(id);
  if (!bonus) return;
  const prize = bonus.kind === 'prize' ? r.state.prizes.find((each) => each.id === bonus.prize) : undefined;
  const line = r.draft('bonus', id, [bonus.kind === 'armour' ? 'B.2' : 'B.3']);
  if (bonus.kind === 'armour' || prize?.what.kind === 'armour') {
    const target = bonus.target ?? id;
    r.armoured.add(target);
    line.targets.push(target);
    r.emit({
      type: 'ArmourUsed',
      turn: r.number,
      player: id,
      target,
      audience: 'master',
      clauses: cite(bonus.kind === 'armour' ? 'B.2' : 'B.3'),
    });
  } else if (prize?.what.kind === 'votes') {
    r.extraVotes.set(id, (r.extraVotes.get(id) ?? 0) + prize.what.extra);
    line.changes.push(change('weight', { player: id, to: prize.what.extra }));
  } else {
    line.outcome = 'note';
  }
  r.write(line);
}
