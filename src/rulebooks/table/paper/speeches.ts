/** Nominations of a paper protocol, each in the minute of whoever made it (3.2, 4.2 – 4.5). */
import { rulingOf } from '../state.js';
import type { Fouls } from './fouls.js';
import type { Reading } from './reading.js';
import type { PaperDay } from './schema.js';
import type { Colours } from './words.js';

interface Planned {
  seat: number;
  withdrawn: boolean;
  field: string;
}

export function readSpeeches(
  reading: Reading,
  { day, index }: { day: PaperDay; index: number },
  fouls: Fouls,
  colours: Colours,
): void {
  const { desk } = reading;
  const n = index + 1;
  const field = `days.${index}`;
  readOpener(reading, day, index);
  const { order } = desk.table;
  const plan = planOf(reading, day, index);
  while (desk.table.phase === 'speeches' && desk.table.day === n && !desk.decided) {
    const speaker = desk.table.speaker!;
    colours.record();
    for (const planned of plan.get(speaker) ?? []) nominate(reading, planned);
    plan.delete(speaker);
    const later = order.slice(order.indexOf(speaker) + 1);
    if (later.length === 0 || (plan.size === 0 && !colours.waits(n, later))) break;
    reading.enter({ type: 'next' }, field);
  }
  fouls.give({ when: 'speeches', day: n });
  if (desk.table.phase === 'speeches' && desk.table.day === n && !desk.decided) {
    reading.enter({ type: 'endPhase' }, field);
  }
}

export function readOpener(reading: Reading, { first }: PaperDay, index: number): void {
  const field = `days.${index}.first`;
  const due = reading.desk.table.first;
  if (first === undefined || !reading.seat(first, field) || first === due) return;
  reading.find('opener', field, { seat: first, due });
}

function nominate(reading: Reading, { seat, withdrawn, field }: Planned): void {
  if (!reading.enter({ type: 'nominate', seat }, field)) return;
  if (withdrawn) reading.enter({ type: 'withdraw' }, field);
}

/** Who names whom. A nominator that paper does not name, or cannot be right about, is the next who can have spoken. */
function planOf(reading: Reading, { nominations }: PaperDay, index: number): Map<number, Planned[]> {
  const { desk } = reading;
  const { order } = desk.table;
  const withdraw = rulingOf(desk.table, 'withdraw');
  const self = rulingOf(desk.table, 'nominate.self') === 'yes';
  const named = new Set(nominations.map(({ by }) => by));
  const plan = new Map<number, Planned[]>();
  const used = new Set<number>();
  const standing = new Set<number>();
  let from = 0;

  for (const [at, { seat, by, withdrawn = false }] of nominations.entries()) {
    const field = `days.${index}.nominations.${at}`;
    if (!reading.seat(seat, field) || (by !== undefined && !reading.seat(by, field))) continue;
    if (!reading.alive(seat)) {
      reading.find('nominee-out', field, { seat, living: reading.livingList() });
      continue;
    }
    if (standing.has(seat)) {
      reading.find('nominated-twice', field, { seat });
      continue;
    }
    if (withdrawn && withdraw === 'no') {
      reading.find('withdrawal', field, { seat });
      continue;
    }
    if (by === seat && !self) {
      reading.find('nominated-oneself', field, { seat });
      continue;
    }
    const free = (n: number): boolean => !used.has(n) && (n !== seat || self);
    const speaker = said(by) ?? order.find((n, place) => place >= from && free(n) && !named.has(n));
    if (speaker === undefined) {
      reading.find('too-many-nominations', field, { seat, due: order.length });
      continue;
    }
    if (by === undefined) {
      reading.assume(
        field,
        `Не записано, кто выставил №${seat}: внесено от №${speaker}.`,
        `Who nominated №${seat} is not written: entered as by №${speaker}.`,
      );
    }
    plan.set(speaker, [...(plan.get(speaker) ?? []), { seat, withdrawn, field }]);
    from = order.indexOf(speaker) + (withdrawn ? 0 : 1);
    if (!withdrawn) {
      used.add(speaker);
      standing.add(seat);
    }

    /** The nominator of paper, where he can be right. */
    function said(nominator: number | undefined): number | undefined {
      if (nominator === undefined) return undefined;
      if (!reading.alive(nominator)) {
        reading.find('nominator-out', field, { seat: nominator, living: reading.livingList() });
      } else if (used.has(nominator)) reading.find('nominator-twice', field, { seat: nominator });
      else if (order.indexOf(nominator) < from) {
        reading.find('nomination-order', field, { seat: nominator, order: order.join(', ') });
      } else return nominator;
      return undefined;
    }
  }
  return plan;
}
