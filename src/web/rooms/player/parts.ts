import type { Part } from '../../../rulebooks/twelve-rooms/commands.js';
import type { MeView } from '../../../rulebooks/twelve-rooms/view.js';

const ORDER: readonly Part[] = ['direction', 'actions', 'special', 'bonus', 'vote', 'mafkill'];

/** The parts this player's move can have: those wanted, those sent, and the kill for mafia. */
export function partsOf(me: MeView): Part[] {
  const { move, form } = me;
  const has = (kind: 'active' | 'special') =>
    me.abilities.some(({ ability }) => kindOf(me, ability) === kind);
  return ORDER.filter((part) => {
    if (move?.missing.includes(part) || move?.sent.some((each) => each.part === part)) return true;
    if (part === 'direction' || part === 'vote') return true;
    if (part === 'mafkill') return form?.mafkill !== null && form !== null;
    if (part === 'bonus') return (form?.bonuses.length ?? 0) > 0;
    return has(part === 'actions' ? 'active' : 'special');
  });
}

function kindOf(me: MeView, ability: MeView['abilities'][number]['ability']): 'active' | 'special' | null {
  return me.form?.abilities.find((each) => each.ability === ability)?.kind ?? null;
}
