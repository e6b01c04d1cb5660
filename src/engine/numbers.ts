/**
 * Commands that name by a number what an earlier input has made. A correction counts anew, so the number may come to be that
 * of something else; the input that made it stays the same, and goes by its id.
 */
import type { Command, EventBase, Numbers } from './contract.js';

/** Of an entry of the history: its id and what came of it. */
interface Made {
  id: string;
  events: readonly EventBase[];
}

/** Id of the entry that made what a command names, as the history stands; null when it names nothing, or nothing known. */
export function makerOf(
  numbers: Numbers | undefined,
  command: Command,
  history: () => readonly Made[],
): string | null {
  const place = placeOf(numbers, command);
  if (!numbers || !place) return null;
  const n = (command as unknown as Record<string, unknown>)[place.field];
  const maker = history().findLast(({ events }) => numberIn(numbers, events, place.kind) === n);
  return maker?.id ?? null;
}

/** The command with the number that its maker gives now; null when it gives none any more. */
export function renumbered(
  numbers: Numbers,
  command: Command,
  maker: string,
  history: readonly Made[],
): Command | null {
  const place = placeOf(numbers, command)!;
  const entry = history.findLast(({ id }) => id === maker);
  const n = entry && numberIn(numbers, entry.events, place.kind);
  return n == null ? null : { ...command, [place.field]: n };
}

function placeOf(numbers: Numbers | undefined, { type }: Command) {
  return numbers && Object.hasOwn(numbers.fields, type) ? numbers.fields[type]! : null;
}

function numberIn(numbers: Numbers, events: readonly EventBase[], kind: string): number | null {
  for (const event of events) {
    const n = numbers.given(event, kind);
    if (n !== null) return n;
  }
  return null;
}
