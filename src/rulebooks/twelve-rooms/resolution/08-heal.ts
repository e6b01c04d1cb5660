/** A.8, P.SAVIOUR.AS: «Поддержка» Спасителя: saves from everything but the vote; not from inside the Safe room (P.SAVIOUR.PS). */
import { cite } from '../turn.js';
import { each, fail } from './actions.js';
import { change, type Draft, type Resolution } from './resolution.js';

export function heal(r: Resolution): void {
  each(r, 'heal', (actor, action, line) => {
    if (r.startKind(actor.id) === 'safe') {
      fail(line, 'safeHealer', 'P.SAVIOUR.PS');
      return;
    }
    const target = r.redirect ?? action.target;
    if (r.redirect !== null) redirected(r, actor.id, target, line);
    if (!r.player(target).inGame) {
      fail(line, 'gone');
      return;
    }
    r.healed.add(target);
    line.changes.push(change('healed', { player: target, to: 'on' }));
  });
}

/** By ruling the bar on healing twice in a row falls on the one who was healed in fact. */
function redirected(r: Resolution, actor: string, target: string, line: Draft): void {
  line.clauses.push('P.CARETAKER.US');
  line.rulings.push('heal.redirected');
  if (r.ruling('heal.redirected') === 'named') return;
  r.emit({
    type: 'AbilityUsed',
    turn: r.number,
    player: actor,
    ability: 'heal',
    target,
    audience: 'master',
    clauses: cite('P.CARETAKER.US', 'P.SAVIOUR.AS'),
    rulings: ['heal.redirected'],
  });
}
