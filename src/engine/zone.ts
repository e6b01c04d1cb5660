/** Time zones of packs. Without the calendar: screens that carry a rulebook check a pack too. */
import { z } from 'zod';

const known = new Map<string, boolean>();

function isZone(name: string): boolean {
  let answer = known.get(name);
  if (answer === undefined) {
    try {
      new Intl.DateTimeFormat('en', { timeZone: name });
      answer = true;
    } catch {
      answer = false;
    }
    if (known.size < 1000) known.set(name, answer);
  }
  return answer;
}

/** An IANA zone: a game of an unknown one could be led, but none of its hours could be printed. */
export const zoneSchema = z
  .string()
  .min(1)
  .max(60)
  .refine(isZone, 'часовой пояс из базы IANA, например Europe/Moscow / an IANA zone such as Europe/Moscow');
