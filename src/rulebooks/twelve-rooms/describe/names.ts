/** How sentences call players, moments, rulings and asks: taken from a view, so nobody is named who is not seen. */
import type { Instant, Lang, Ruling } from '../../../engine/contract.js';
import { clock, spellEnd, spellMoment } from '../../../texts/moments.js';
import type { EventOf } from '../events.js';
import type { GameView } from '../view.js';

export interface Names {
  /** A nickname by its player's id. */
  player(id: string): string;
  /** What an ask was about; null when unknown. */
  ask(id: string): Pick<EventOf<'AskRaised'>, 'topic' | 'turn' | 'players'> | null;
  /** Title and values of a ruling; null when they are not at hand. */
  ruling(id: string): Pick<Ruling, 'title' | 'values'> | null;
  /** A deadline in words, as it stands after «до». */
  until(at: Instant): string;
  moment(at: Instant): string;
  /** The local time to the millisecond: the moment of a receipt. */
  clock(at: Instant): string;
}

/** What a view does not carry: the rulings' texts, which screens load only when they need them. */
export interface MoreNames {
  rulings?: Readonly<Record<string, Pick<Ruling, 'title' | 'values'>>>;
}

export function namesOf(
  view: Pick<GameView, 'players' | 'zone' | 'master'>,
  lang: Lang,
  more: MoreNames = {},
): Names {
  const nicks = new Map(view.players.map(({ id, nick }) => [id, nick]));
  const asks = new Map(view.master?.asks.map((ask) => [ask.id, ask]));
  return {
    player: (id) => nicks.get(id) ?? id,
    ask: (id) => asks.get(id) ?? null,
    ruling: (id) => (more.rulings && Object.hasOwn(more.rulings, id) ? more.rulings[id]! : null),
    until: (at) => spellEnd(at, view.zone, lang),
    moment: (at) => spellMoment(at, view.zone, lang),
    clock: (at) => clock(at, view.zone),
  };
}
