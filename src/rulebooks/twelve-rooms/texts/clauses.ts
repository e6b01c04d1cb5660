/**
 * How a clause is called where people read it: the regulation numbers only its general rules, its map rules and its bonuses;
 * rooms, roles and abilities go by name.
 */
import type { Lang } from '../../../engine/contract.js';
import { speaker } from '../../../texts/messages.js';
import { listOf } from '../../../texts/numbers.js';
import type { ClauseId } from '../clauses.js';
import type { Ability } from '../roles.js';
import type { Cause, Why } from '../shapes.js';
import { labelOrNull } from './labels.js';

const say = speaker({
  G: { ru: 'общее правило {n}', en: 'general rule {n}' },
  M: { ru: 'правило карты {n}', en: 'map rule {n}' },
  B: { ru: 'бонус {n}', en: 'bonus {n}' },
  A: { ru: 'шаг алгоритма {n}', en: 'step {n} of the algorithm' },
  manyG: { ru: 'общие правила {n}', en: 'general rules {n}' },
  manyM: { ru: 'правила карты {n}', en: 'map rules {n}' },
  manyB: { ru: 'бонусы {n}', en: 'bonuses {n}' },
  manyA: { ru: 'шаги алгоритма {n}', en: 'steps {n} of the algorithm' },
  S: { ru: 'начало игры', en: 'start of the game' },
  W: { ru: 'цели сторон', en: 'aims' },
  'N.STATUS': { ru: 'отрицательные роли, статус', en: 'negative roles, status' },
  'P.STATUS': { ru: 'положительные роли, статус', en: 'positive roles, status' },
  'N.MAFKILL': { ru: 'мафкилл', en: 'mafia kill' },
  ability: { ru: '{role} {code}', en: '{role} {code}' },
});
export const clauseMessages = say.messages;

const CODES: Readonly<Record<string, { ru: string; en: string }>> = {
  AS: { ru: 'АС', en: 'active' },
  US: { ru: 'УС', en: 'special' },
  PS: { ru: 'ПС', en: 'passive' },
};

/** `twelve-rooms:G.5` → «общее правило 5», `twelve-rooms:R.GUN` → «Комната с пистолетом», `…:N.STEWARD.AS1` → «Распорядитель АС1». */
export function clauseName(id: string, lang: Lang): string {
  const number = id.slice(id.indexOf(':') + 1);
  const [head = '', second = '', third = ''] = number.split('.');
  if ((head === 'G' || head === 'M' || head === 'B' || head === 'A') && second !== '')
    return say(head, lang, { n: second });
  if (number === 'S' || number === 'W') return say(number, lang);
  if (number === 'N.STATUS' || number === 'P.STATUS' || number === 'N.MAFKILL') return say(number, lang);
  if (head === 'R') return labelOrNull('room', second.toLowerCase(), lang) ?? number;
  const role = labelOrNull('role', (second || head).toLowerCase(), lang);
  if (role === null) return number;
  const code = CODES[third.slice(0, 2)]?.[lang];
  const count = third.slice(2);
  if (code === undefined) return role;
  return say('ability', lang, { role, code: count && lang === 'en' ? `${code} ${count}` : code + count });
}

/** Several clauses: those of one numbered list together, `общие правила 1 и 2, Комната смеха`. */
export function clauseNames(ids: readonly string[], lang: Lang): string {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const [head = '', second = ''] = id.slice(id.indexOf(':') + 1).split('.');
    const numbered = /^[GMBA]$/.test(head) && second !== '';
    const key = numbered ? head : id;
    groups.set(key, [...(groups.get(key) ?? []), numbered ? second : id]);
  }
  const names = [...groups].map(([key, members]) => {
    if (key.length > 1 || members.length === 1)
      return clauseName(key.length > 1 ? key : `twelve-rooms:${key}.${members[0]}`, lang);
    return say(`many${key as 'G' | 'M' | 'B' | 'A'}`, lang, { n: listOf(members, lang) });
  });
  return names.join(', ');
}

/** The clause of the role that gives an ability. */
export const ABILITY_CLAUSES: Readonly<Record<Ability, ClauseId>> = {
  block: 'twelve-rooms:N.GUARANTOR.AS1',
  hold: 'twelve-rooms:N.GUARANTOR.AS2',
  forgive: 'twelve-rooms:N.SERVANT.US',
  dictate: 'twelve-rooms:N.STEWARD.AS1',
  silence: 'twelve-rooms:N.STEWARD.AS2',
  redirect: 'twelve-rooms:P.CARETAKER.US',
  heal: 'twelve-rooms:P.SAVIOUR.AS',
  swap: 'twelve-rooms:N.EXECUTOR.AS1',
  deceive: 'twelve-rooms:N.EXECUTOR.AS2',
  therapy: 'twelve-rooms:N.SERVANT.AS1',
  doubt: 'twelve-rooms:N.SERVANT.AS2',
  inject: 'twelve-rooms:P.SAVIOUR.US',
  check: 'twelve-rooms:P.CARETAKER.AS1',
  doors: 'twelve-rooms:P.OBSERVER.AS2',
  compare: 'twelve-rooms:P.GUARDIAN.AS',
  census: 'twelve-rooms:P.CARETAKER.AS2',
  question: 'twelve-rooms:P.INVESTIGATOR.AS',
  route: 'twelve-rooms:P.OBSERVER.AS1',
};

/** The clauses everybody may read behind a departure: they follow from the cause that is announced, from nothing else. */
export const CAUSE_CLAUSES: Readonly<Record<Cause, readonly ClauseId[]>> = {
  vote: ['twelve-rooms:G.5'],
  absence: ['twelve-rooms:G.1', 'twelve-rooms:G.2'],
  mafkill: ['twelve-rooms:N.MAFKILL', 'twelve-rooms:M.10'],
  injection: ['twelve-rooms:P.SAVIOUR.US'],
  gun: ['twelve-rooms:R.GUN', 'twelve-rooms:M.10'],
  reluctant: ['twelve-rooms:R.RELUCTANT', 'twelve-rooms:M.10'],
  decree: ['twelve-rooms:G.9'],
};

/** The clause that stops an action or an outcome. */
export const WHY_CLAUSES: Readonly<Record<Why, readonly ClauseId[]>> = {
  blocked: ['twelve-rooms:N.GUARANTOR.AS1'],
  isolated: ['twelve-rooms:R.ISOLATED'],
  dead: ['twelve-rooms:A.13'],
  gone: [],
  apart: ['twelve-rooms:M.7', 'twelve-rooms:M.8'],
  safeHealer: ['twelve-rooms:P.SAVIOUR.PS'],
  lost: ['twelve-rooms:P.SAVIOUR.US'],
  nobodyHeals: ['twelve-rooms:P.CARETAKER.US'],
  camerasRoom: ['twelve-rooms:P.CARETAKER.AS2'],
  noVote: ['twelve-rooms:G.1'],
  protected: ['twelve-rooms:N.STEWARD.PS', 'twelve-rooms:P.OBSERVER.PS'],
  immune: ['twelve-rooms:B.1'],
  healed: ['twelve-rooms:P.SAVIOUR.AS'],
  armour: ['twelve-rooms:B.2'],
  cautious: ['twelve-rooms:P.CARETAKER.PS'],
  reliable: ['twelve-rooms:N.DEPUTY.PS3'],
  stored: ['twelve-rooms:R.SAFE'],
  held: ['twelve-rooms:N.GUARANTOR.AS2'],
  cocoa: ['twelve-rooms:R.COCOA'],
  full: ['twelve-rooms:R.SAFE'],
  corridor: ['twelve-rooms:R.PASSAGE'],
  silenced: ['twelve-rooms:N.STEWARD.AS2'],
  notTeammate: ['twelve-rooms:N.SERVANT.AS1'],
  swapLimit: ['twelve-rooms:N.EXECUTOR.AS1'],
  swapRepeated: ['twelve-rooms:N.EXECUTOR.AS1'],
  occupied: [],
  forgiven: ['twelve-rooms:G.9'],
  override: ['twelve-rooms:G.9'],
};
