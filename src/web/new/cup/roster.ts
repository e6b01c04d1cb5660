/** A list of people as somebody keeps it: a line each, with or without a number before and a team after the name. */
import { plainCell } from '../../../texts/spreadsheet.js';

export interface RosterLine {
  name: string;
  /** Empty: plays for himself. */
  team: string;
}

/** `twice`: the name stands higher up too; `long`: over 60 letters; both with the number of the line from 1. */
export interface RosterFault {
  line: number;
  kind: 'twice' | 'long';
  name: string;
}

export interface Roster {
  people: RosterLine[];
  faults: RosterFault[];
}

const LONGEST = 60;

/** Names of columns people put over such a list. */
const HEAD = /^(игрок|ник|имя|фио|участник|судья|player|nick|name|judge)s?$/i;

/** Case and «ё» make no other person. */
export const sameName = (name: string): string =>
  name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('ru').replaceAll('ё', 'е');

/**
 * Takes `Ася`, `1. Ася`, `Ася — Тигры`, `Ася (Тигры)`, `Ася, Тигры` and columns of a spreadsheet. `taken`: names already in
 * the list.
 */
export function readRoster(text: string, taken: readonly string[] = []): Roster {
  const people: RosterLine[] = [];
  const faults: RosterFault[] = [];
  const known = new Set(taken.map(sameName));
  for (const [index, raw] of text.split(/\r\n|[\n\r]/).entries()) {
    const parts = splitLine(raw);
    if (!parts || HEAD.test(parts.name)) continue;
    const { name } = parts;
    if (name.length > LONGEST || parts.team.length > LONGEST)
      faults.push({ line: index + 1, kind: 'long', name });
    else if (known.has(sameName(name))) faults.push({ line: index + 1, kind: 'twice', name });
    else {
      known.add(sameName(name));
      people.push(parts);
    }
  }
  return { people, faults };
}

function splitLine(raw: string): RosterLine | null {
  const line = raw.replace(/^\s*(№\s*)?\d+\s*[.)\t;]\s*/, '').trim();
  if (line === '') return null;
  const bracket = /^(.*\S)\s*\(([^()]+)\)$/.exec(line);
  if (bracket) return { name: tidy(bracket[1]), team: tidy(bracket[2]) };
  for (const mark of [/\t+/, /\s*;\s*/, /\s+[—–-]\s+/, /\s*,\s*/]) {
    const [first, second, ...rest] = line.split(mark);
    if (second !== undefined) {
      const name = tidy(first);
      return name === ''
        ? null
        : {
            name,
            team:
              rest.length > 0 && mark.source.includes('[—')
                ? tidy([second, ...rest].join(' — '))
                : tidy(second),
          };
    }
  }
  return { name: tidy(line), team: '' };
}

const tidy = (text: string | undefined): string =>
  // A file for spreadsheets keeps `=Name` from being a formula by an apostrophe.
  plainCell(
    (text ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/^"(.*)"$/, '$1'),
  );

/** A name that differs by one letter or by a swap of its words; null: none is near. */
export function nearest(name: string, names: readonly string[]): string | null {
  const wanted = sameName(name);
  const turned = wanted.split(' ').sort().join(' ');
  return (
    names.find((one) => sameName(one).split(' ').sort().join(' ') === turned) ??
    names.find((one) => distance(wanted, sameName(one)) <= (wanted.length > 7 ? 2 : 1)) ??
    null
  );
}

/** Letters to add, drop or change. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
