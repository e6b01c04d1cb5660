/** Finds a person in stored data, and puts a pseudonym in his place. Pure: JSON in, JSON out. */
import { isText, nameFields, SHEET } from './fields.js';

/** Whom to find: the opaque id, where he has one, and how he is called. */
export interface Whom {
  person: string | null;
  names: readonly string[];
  /** Each name stands for one human in this game: no namesake needs to be told apart by his id. */
  unique?: boolean;
}

/** Whom to forget, and how thoroughly. */
export interface ForgetOrder {
  /** The opaque id; null for somebody who was only written down: a player of a cup without a link. */
  person: string | null;
  /** More spellings of the name, as they stand in texts. */
  names: readonly string[];
  /** What he wrote himself goes too, with its pictures. */
  words: boolean;
}

/** What stands where he wrote something himself and wants it gone. */
const GONE = '—';

type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

interface Place {
  field: string;
  /** The object belongs to somebody else: a namesake keeps his name. */
  others: boolean;
  /** Facts of a refusal: names stand there under any field. */
  facts: boolean;
  /** Somebody wrote it. */
  text: boolean;
}

/** Goes through data, and puts whatever `at` answers in the place of each string. */
function through(
  value: Json,
  { person, unique = false }: Pick<Whom, 'person' | 'unique'>,
  at: (text: string, place: Place) => string,
): Json {
  const walk = (node: Json, place: Place): Json => {
    if (typeof node === 'string') return at(node, place);
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map((each) => walk(each, place));
    const owner = node.person;
    const others = !unique && typeof owner === 'string' && owner !== person;
    return Object.fromEntries(
      Object.entries(node).map(([field, each]) => [
        field,
        walk(each, {
          field,
          others,
          facts: place.facts || field === 'params',
          text: isText(field) || field === SHEET || place.field === SHEET,
        }),
      ]),
    );
  };
  return walk(value, { field: '', others: false, facts: false, text: false });
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Every name that stands beside the id of a person: his nicknames, in whatever game they were entered. */
export function namesBeside(value: unknown, person: string, rulebook: string): string[] {
  const fields = nameFields(rulebook);
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (!Array.isArray(node) && (node as { person?: unknown }).person === person) {
      for (const [field, each] of Object.entries(node)) {
        if (fields.has(field) && typeof each === 'string') found.add(each.trim());
      }
    }
    for (const each of Object.values(node)) walk(each);
  };
  walk(value);
  return [...found];
}

/** Words around which letters and digits stand are other words: «Пётр» is not in «Петровка». */
function mention(names: readonly string[]): RegExp | null {
  const given = names.map((name) => name.trim()).filter((name) => name !== '');
  if (given.length === 0) return null;
  const spelled = [...given]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spelled.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** How often somebody is named in data: as a name of his own, and among the words of texts. */
export function countNamed(value: unknown, whom: Whom, rulebook: string): { names: number; texts: number } {
  const count = { names: 0, texts: 0 };
  const fields = nameFields(rulebook);
  const said = mention(whom.names);
  through(value as Json, whom, (text, { field, others, facts, text: written }) => {
    if ((fields.has(field) && !others) || facts) {
      if (whom.names.some((name) => same(name, text))) count.names++;
    } else if (written && said) count.texts += [...text.matchAll(said)].length;
    return text;
  });
  return count;
}

/**
 * The function that puts a pseudonym wherever a person is named.
 * @param ownWords texts that go altogether, word for word as they stand
 */
export function renamer(
  whom: Whom,
  pseudonym: string,
  rulebook: string,
  ownWords: ReadonlySet<string> = new Set(),
): (value: unknown) => unknown {
  const fields = nameFields(rulebook);
  const said = mention(whom.names);
  return (value) =>
    through(value as Json, whom, (text, { field, others, facts, text: written }) => {
      if ((fields.has(field) && !others) || facts) {
        return whom.names.some((name) => same(name, text)) ? pseudonym : text;
      }
      if (!written) return text;
      if (ownWords.has(text)) return GONE;
      return said ? text.replace(said, pseudonym) : text;
    });
}

/** Every text in data that somebody wrote. */
export function textsIn(value: unknown): string[] {
  const found: string[] = [];
  through(value as Json, { person: null }, (text, { text: written }) => {
    if (written && text.trim() !== '') found.push(text);
    return text;
  });
  return found;
}
