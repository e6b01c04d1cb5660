/** Names of players out of a pasted list. */

/** A number or a bullet before a name: «3. Искра», «№3 Искра», «3) Искра», «- Искра». */
const LEAD = /^\s*(?:№?\s*\d{1,2}\s*[.):\t-]?|[-–—•*])\s+/;

/**
 * One name a line, or all in one line with commas, semicolons or tabs between them. Numbers before names are seats and are
 * dropped; empty lines too.
 */
export function namesFrom(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const parts = lines.length === 1 ? (lines[0] ?? '').split(/[,;\t]/) : lines;
  return parts
    .map((part) =>
      part
        .replace(LEAD, '')
        .replace(/[,;]\s*$/, '')
        .trim(),
    )
    .filter(Boolean);
}

export type NamesFault =
  | { kind: 'count'; have: number; need: number }
  | { kind: 'twice'; name: string }
  | { kind: 'long'; name: string };

/** What is wrong with a list for a table of `seats`; no names at all are fine: players are then called by their numbers. */
export function faultOf(names: readonly string[], seats: number): NamesFault | null {
  if (names.length === 0) return null;
  const long = names.find((name) => name.length > 60);
  if (long !== undefined) return { kind: 'long', name: long };
  const plain = names.map((name) => name.toLocaleLowerCase('ru'));
  const twice = names.find((_, i) => plain.indexOf(plain[i]!) !== i);
  if (twice !== undefined) return { kind: 'twice', name: twice };
  return names.length === seats ? null : { kind: 'count', have: names.length, need: seats };
}
