/**
 * `checkPack`: what is wrong with a season pack, said to the person who writes it. A pack without messages is one the rules
 * can play to the end, whatever happens in the season.
 */
import type { z } from 'zod';
import type { Text } from '../../engine/contract.js';
import { TOPIC_OF_MARK } from '../race/pack.js';
import { addFaults, type Fault, faultsOfPack } from '../race/season-pack.js';
import type { Topic } from '../race/topics.js';
import { faultsOfBoard } from './checks/board.js';
import { faultsOfCalendar } from './checks/calendar.js';
import { faultsOfModules } from './checks/modules.js';
import { faultsOfSides } from './checks/sides.js';
import { faultsOfTexts, MISSING } from './checks/texts.js';
import { cites } from './cites.js';
import type { ClauseId } from './clauses.js';
import { FORMAT, packShape, type SeasonFile, seasonPack } from './pack.js';

/** One message about a pack: which field, what is wrong and what would be right, and the clause that wants it so. */
export interface PackMessage {
  path: (string | number)[];
  text: Text;
  clause: ClauseId;
}

function faultsOfSeason(pack: SeasonFile): Fault[] {
  const dates = faultsOfCalendar(pack);
  return [
    ...faultsOfTexts(pack),
    ...faultsOfSides(pack),
    ...faultsOfPack(seasonPack(pack)),
    ...faultsOfBoard(pack),
    ...dates,
    ...faultsOfModules(pack),
  ];
}

/** The schema of packs as they are stored; it refuses what `checkPack` speaks of. */
export const packSchema = packShape.superRefine((pack, context) => addFaults(context, faultsOfSeason(pack)));

/** @param pack anything; a file read from somewhere, or a pack half written */
export function checkPack(pack: unknown): PackMessage[] {
  const later = newerFormat(pack);
  if (later) return [later];
  const shaped = packShape.safeParse(pack);
  const faults = shaped.success
    ? faultsOfSeason(shaped.data)
    : shaped.error.issues.flatMap((issue) => faultsOfIssue(issue));
  return unique(faults).map(({ path, text }) => ({ path, text, clause: clauseOf(pack, path) }));
}

/** A pack of a later edition is not half understood. */
function newerFormat(pack: unknown): PackMessage | null {
  const format = typeof pack === 'object' && pack !== null && 'format' in pack ? pack.format : undefined;
  if (typeof format !== 'number' || format <= FORMAT) return null;
  return {
    path: ['format'],
    text: {
      ru: `пакет формата ${format}, а эта программа знает формат ${FORMAT}: обновите её`,
      en: `a pack of format ${format}; this program knows format ${FORMAT}: update it`,
    },
    clause: 'season:1.9',
  };
}

type Issue = z.core.$ZodIssue;

/** The schema's issues in words. */
function faultsOfIssue(issue: Issue): Fault[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      text: { ru: 'такого поля в пакете не бывает', en: 'packs have no such field' },
    }));
  }
  const last = String(path.at(-1));
  const missing = Object.hasOwn(MISSING, last) ? MISSING[last] : undefined;
  const absent = issue.code === 'invalid_type' && issue.input === undefined;
  if (missing && (absent || issue.code === 'too_small')) return [{ path, text: missing }];
  return [{ path, text: textOfIssue(issue) }];
}

function textOfIssue(issue: Issue): Text {
  switch (issue.code) {
    case 'too_small':
      return { ru: `не меньше ${issue.minimum}`, en: `at least ${issue.minimum}` };
    case 'too_big':
      return { ru: `не больше ${issue.maximum}`, en: `at most ${issue.maximum}` };
    case 'invalid_value':
      return { ru: `можно: ${issue.values.join(', ')}`, en: `it takes: ${issue.values.join(', ')}` };
    case 'invalid_type':
      return {
        ru: `нет значения или оно другого вида: ${issue.expected}`,
        en: `missing, or not ${issue.expected}`,
      };
    case 'invalid_union':
      return { ru: 'нет такого вида клеток', en: 'there is no such kind of cell' };
    case 'invalid_format':
      return { ru: 'написано не так, как нужно', en: 'not written as it must be' };
    default:
      return { ru: 'так нельзя: нужно другое значение', en: 'not allowed: another value is needed' };
  }
}

function unique(faults: Fault[]): Fault[] {
  const seen = new Set<string>();
  return faults.filter(({ path, text }) => {
    const key = `${path.join('.')} ${text.ru}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Fields by the topic of their clause; what is not here is the pack's own business. */
const TOPIC_OF_FIELD: Record<string, Topic> = {
  size: 'field',
  layout: 'field',
  sides: 'dealing',
  dice: 'dice.sum',
  report: 'report',
  games: 'calendar',
  calendar: 'calendar',
  gameTime: 'day',
  zone: 'day',
  appointments: 'seats.deputy',
  rulings: 'council.other',
};

/** Modules whose topics are not named like them. */
const TOPIC_OF_MODULE: Record<string, Topic> = {
  blocks: 'dealing.blocks',
  territory: 'territory.windows',
  emigrants: 'emigrants.auction',
};

function clauseOf(pack: unknown, [field, name]: (string | number)[]): ClauseId {
  if (field === 'marks') {
    const marks = (pack as { marks: Record<string, { kind?: unknown } | null | undefined> | null }).marks;
    const kind = marks?.[String(name)]?.kind;
    const topics: Record<string, Topic> = TOPIC_OF_MARK;
    const known = typeof kind === 'string' && Object.hasOwn(topics, kind);
    return citedBy(known ? topics[kind]! : 'marks');
  }
  if (field === 'modules') return citedBy(TOPIC_OF_MODULE[String(name)] ?? String(name));
  return citedBy(TOPIC_OF_FIELD[String(field)] ?? '');
}

function citedBy(topic: string): ClauseId {
  return Object.hasOwn(cites, topic) ? cites[topic as keyof typeof cites][0] : 'season:1.9';
}
