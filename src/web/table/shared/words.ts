/** Words of the table that the rulebook's own lists do not have: sides, marks of roles, fouls in short, ends of a game. */
import type { Lang, Text } from '../../../engine/contract.js';
import type { Role, Side } from '../../../rulebooks/table/setup.js';
import { winnerName } from '../../../rulebooks/table/texts.js';

const t = (ru: string, en: string): Text => ({ ru, en });

/** In the order a judge names them; typed by the rulebook, so a wrong or a missing one does not compile. */
export const ROLE_LIST = Object.keys({
  citizen: 1,
  sheriff: 1,
  doctor: 1,
  mafia: 1,
  don: 1,
} satisfies Record<Role, 1>) as Role[];

const SIDES: Record<Side, Text> = { red: t('красные', 'red'), black: t('чёрные', 'black') };

export const sideName = (side: Side): Text => SIDES[side];

export const sideOfRole = (role: Role): Side => (role === 'don' || role === 'mafia' ? 'black' : 'red');

/** One letter (the doctor's is a cross): the shape of the mark says the side, so no two marks are alike. */
const LETTERS: Record<Role, Text> = {
  don: t('Д', 'D'),
  mafia: t('М', 'M'),
  sheriff: t('Ш', 'S'),
  doctor: t('+', '+'),
  citizen: t('К', 'C'),
};

export const roleLetter = (role: Role): Text => LETTERS[role];

/** V.1 – V.15 in as few words as a button holds; the clause itself says it in full. */
const VIOLATIONS: readonly Text[] = [
  t('клятва', 'an oath'),
  t('пари', 'a wager'),
  t('подглядел нарочно', 'peeked on purpose'),
  t('подсказка из зала', 'a hint from the hall'),
  t('оскорбление, мат', 'insult, foul language'),
  t('ночной знак', 'a sign at night'),
  t('глаза ночью', 'eyes at night'),
  t('касание ночью', 'a touch at night'),
  t('ушёл из-за стола', 'left the table'),
  t('стук, спор с судьёй', 'knocking, arguing'),
  t('мешающие жесты', 'distracting gestures'),
  t('речь в чужую минуту', 'spoke out of turn'),
  t('жесты при голосовании', 'gestures at the vote'),
  t('«честно», религия', '“honestly”, religion'),
  t('крик, рыдания', 'shouting, sobbing'),
];

/** `n`: 1–15. */
export const violationName = (n: number): Text => VIOLATIONS[n - 1] ?? t(`V.${n}`, `V.${n}`);

/** «Победа мирных». */
export function winnerTitle(winner: string, lang: Lang): string {
  const name = winnerName(winner)[lang];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
