/**
 * Where people's names and words may stand in what a game has stored. Ids are opaque and stay; names and words are found by
 * the field they stand in, so that a nickname that happens to be spelled like a role or an id breaks nothing.
 * test/guarantees/people.test.ts asks for a line here for every free text of every rulebook.
 */

/** Fields that hold somebody's name and nothing else. Board seasons have none: names of teams are game data. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'vavt-cup-2017': ['name', 'judge'],
  'mafia-cup': ['nick', 'name'],
  'twelve-rooms': ['nick'],
};

/** Fields that hold what people wrote: a name may stand among the words. */
const TEXTS: ReadonlySet<string> = new Set([
  'about',
  'en',
  'label',
  'note',
  'places',
  'reason',
  'ru',
  'rules',
  'text',
  'title',
]);

export function nameFields(rulebook: string): ReadonlySet<string> {
  return new Set(NAMES[rulebook] ?? []);
}

/** Whatever stands below it was typed by hand: the cells of a paper protocol. */
export const SHEET = 'sheet';

export function isText(field: string): boolean {
  return TEXTS.has(field);
}
