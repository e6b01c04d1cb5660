/** A move in words: votes, actions, bonuses, parts, the receipt. */
import type { Instant, Lang } from '../../../engine/contract.js';
import { speaker } from '../../../texts/messages.js';
import { ended, listOf, quoted } from '../../../texts/numbers.js';
import type { Action, Bonus, Contest, Part, Prize, SpecialAction } from '../commands.js';
import type { Direction } from '../geometry.js';
import { label } from '../texts/labels.js';
import type { MeView } from '../view.js';
import type { Names } from './names.js';

const say = speaker({
  acquit: { ru: '«не судить»', en: '“do not judge”' },
  room: { ru: 'комната {room}', en: 'room {room}' },
  aimed: { ru: '{ability}: {target}', en: '{ability}: {target}' },
  dictated: { ru: '{voter} → {vote}', en: '{voter} → {vote}' },
  door: { ru: '{a}–{b}', en: '{a}–{b}' },
  doors: { ru: 'двери {doors}', en: 'doors {doors}' },
  nothing: { ru: 'ничего', en: 'nothing' },
  noKill: { ru: 'никого', en: 'nobody' },
  armour: { ru: 'броник, на себя', en: 'armour, for oneself' },
  armourFor: { ru: 'броник: {player}', en: 'armour: {player}' },
  prize: { ru: 'приз', en: 'prize' },
  prizeFor: { ru: 'приз: {player}', en: 'prize: {player}' },
  prizeNote: { ru: '{prize} ({note})', en: '{prize} ({note})' },
  whatArmour: {
    ru: 'броник на ход — себе или другому',
    en: 'armour for a turn, for yourself or somebody else',
  },
  whatVotes: { ru: '+{n} к весу голоса на ход', en: '+{n} to the weight of the vote for a turn' },
  part: { ru: '{part}: {value}', en: '{part}: {value}' },
  contest: {
    ru: 'Розыгрыш {title}: {n, plural, =1 {приз — первому} other {приз разыграют среди # первых}}, кто пришлёт ход целиком. Приз: {prize} {rules}',
    en: 'Contest {title}: {n, plural, =1 {the prize goes to the first} other {the prize is drawn among the first #}} to send the whole move. Prize: {prize} {rules}',
  },
  winners: {
    ru: 'Призов — {n}.',
    en: '{n, plural, one {# prize is} other {# prizes are}} given.',
  },
  whole: {
    ru: 'Ход {turn} принят целиком, время хода — {at}.',
    en: 'Turn {turn}: the whole move is in, its time is {at}.',
  },
  partial: {
    ru: 'Ход {turn} принят не целиком: ещё нужно — {missing}.',
    en: 'Turn {turn}: the move is not whole yet; still needed: {missing}.',
  },
  got: { ru: '{parts} — {at}', en: '{parts} at {at}' },
});
export const moveMessages = say.messages;

export function voteText(vote: string, names: Names, lang: Lang): string {
  return vote === 'acquit' ? say('acquit', lang) : names.player(vote);
}

export function directionText(direction: Direction, lang: Lang): string {
  return label('direction', direction, lang);
}

export function actionText(action: Action | SpecialAction, names: Names, lang: Lang): string {
  const ability = label('ability', action.ability, lang);
  const target = targetText(action, names, lang);
  return target === null ? ability : say('aimed', lang, { ability, target });
}

function targetText(action: Action | SpecialAction, names: Names, lang: Lang): string | null {
  if ('target' in action) return names.player(action.target);
  if ('targets' in action) return listOf(action.targets.map(names.player), lang);
  if ('room' in action) return say('room', lang, { room: action.room });
  if ('votes' in action) {
    const votes = action.votes.map(({ voter, vote }) =>
      say('dictated', lang, { voter: names.player(voter), vote: voteText(vote, names, lang) }),
    );
    return votes.join(', ');
  }
  if ('doors' in action) {
    const doors = action.doors.map(([a, b]) => say('door', lang, { a, b }));
    return say('doors', lang, { doors: listOf(doors, lang) });
  }
  return null;
}

export function bonusText(bonus: Bonus, names: Names, lang: Lang): string {
  if (bonus.kind === 'armour') return say('armourFor', lang, { player: names.player(bonus.target) });
  const prize =
    bonus.target === undefined
      ? say('prize', lang)
      : say('prizeFor', lang, { player: names.player(bonus.target) });
  return bonus.note ? say('prizeNote', lang, { prize, note: bonus.note }) : prize;
}

/** What a prize gives. */
export function prizeText(prize: Prize, lang: Lang): string {
  if (prize.kind === 'armour') return say('whatArmour', lang);
  return prize.kind === 'votes' ? say('whatVotes', lang, { n: prize.extra }) : prize.text;
}

export function contestText(contest: Contest, lang: Lang): string {
  const text = say('contest', lang, {
    title: quoted(contest.title, lang),
    n: contest.among,
    prize: ended(prizeText(contest.prize, lang)),
    rules: ended(contest.rules),
  });
  return contest.winners > 1 ? `${text} ${say('winners', lang, { n: contest.winners })}` : text;
}

/** The parts of a move as a command or a view carries them: what is absent or was not sent is `undefined`. */
export type MoveParts = {
  direction?: Direction;
  actions?: readonly Action[];
  special?: SpecialAction | null;
  bonus?: Bonus | null;
  vote?: string;
  mafkill?: { target: string } | null;
};

/** The content of one part that was sent; null when it was not. */
export function partText(part: Part, parts: MoveParts, names: Names, lang: Lang): string | null {
  const value = contentOf(part, parts, names, lang);
  return value === null ? null : say('part', lang, { part: label('part', part, lang), value });
}

function contentOf(part: Part, parts: MoveParts, names: Names, lang: Lang): string | null {
  switch (part) {
    case 'direction':
      return parts.direction === undefined ? null : directionText(parts.direction, lang);
    case 'actions': {
      if (parts.actions === undefined) return null;
      const actions = parts.actions.map((action) => actionText(action, names, lang));
      return actions.length > 0 ? actions.join('; ') : say('nothing', lang);
    }
    case 'special':
      if (parts.special === undefined) return null;
      return parts.special ? actionText(parts.special, names, lang) : say('nothing', lang);
    case 'bonus':
      if (parts.bonus === undefined) return null;
      return parts.bonus ? bonusText(parts.bonus, names, lang) : say('nothing', lang);
    case 'vote':
      return parts.vote === undefined ? null : voteText(parts.vote, names, lang);
    case 'mafkill':
      if (parts.mafkill === undefined) return null;
      return parts.mafkill ? names.player(parts.mafkill.target) : say('noKill', lang);
  }
}

type MoveView = NonNullable<MeView['move']>;

/** What was sent, part by part, in the order of sending. */
export function sentTexts(move: Pick<MoveView, 'sent' | 'parts'>, names: Names, lang: Lang): string[] {
  const { direction, actions, special, bonus, vote, mafkill } = move.parts;
  const parts: MoveParts = {
    direction: direction ?? undefined,
    actions: actions ?? undefined,
    special,
    bonus,
    vote: vote ?? undefined,
    mafkill,
  };
  return move.sent.flatMap(({ part }) => partText(part, parts, names, lang) ?? []);
}

/** The receipt of a move: whether it is whole, and when the server got each part. */
export function receiptText(
  move: Pick<MoveView, 'turn' | 'sent' | 'missing' | 'wholeAt'>,
  names: Names,
  lang: Lang,
): string {
  const groups = new Map<Instant, string[]>();
  for (const { part, at } of move.sent)
    groups.set(at, [...(groups.get(at) ?? []), label('part', part, lang)]);
  const got = [...groups].map(([at, parts]) =>
    say('got', lang, { parts: listOf(parts, lang), at: names.clock(at) }),
  );
  const missing = move.missing.map((part) => label('part', part, lang));
  const head =
    move.wholeAt === null
      ? say('partial', lang, { turn: move.turn, missing: listOf(missing, lang) })
      : say('whole', lang, { turn: move.turn, at: names.clock(move.wholeAt) });
  return got.length > 0 ? `${head} ${got.join('; ')}.` : head;
}
