/** A night on paper (5.2 – 5.6): shots, the Doctor, checks with their answers, and who was killed. */
import { sideOf } from '../setup.js';
import { holderOf, livingOf, rulingOf, seatOf } from '../state.js';
import type { Fouls } from './fouls.js';
import { PAPER_REASON, type Reading } from './reading.js';
import type { PaperNight } from './schema.js';
import { type Colours, sayWords } from './words.js';

export function readNight(
  reading: Reading,
  { night, index }: { night: PaperNight; index: number },
  fouls: Fouls,
  colours: Colours,
): void {
  const { desk, setup } = reading;
  const n = index + 1;
  const field = `nights.${index}`;
  const before = desk.living;
  if (desk.table.phase === 'night' && !desk.decided) {
    shoot(reading, night, field);
    const { cards } = setup.pack;
    if (cards.doctor > 0) reading.enter({ type: 'next' }, field);
    heal(reading, night, field);
    for (const by of ['don', 'sheriff'] as const) {
      if (cards[by] > 0) reading.enter({ type: 'next' }, field);
      check(reading, night, by, field);
    }
    fouls.give({ when: 'night', day: n });
  }
  const due = desk.table.phase === 'night' && !desk.decided ? desk.victim : null;
  const wrong = compareKilled(reading, night, index, { due, before });
  // Before the dawn, so that whoever is killed by paper leaves in this night.
  if (wrong && night.killed != null && reading.alive(night.killed)) desk.remove(night.killed, PAPER_REASON);
  if (desk.table.phase === 'night' && !desk.decided) reading.enter({ type: 'endPhase' }, field);
  const killed = desk.table.pastNights.find((past) => past.n === n)?.killed ?? null;
  if (wrong && killed !== null) desk.override({ kind: 'revive', seat: killed }, PAPER_REASON);
  if (reading.paper.bestMove && n === 1) bestMove(reading);
  sayWords(reading, fouls, colours, { when: 'nightWords', day: n });
}

function shoot(reading: Reading, night: PaperNight, field: string): void {
  const { desk } = reading;
  const black = livingOf(desk.table, 'black');
  const together = rulingOf(desk.table, 'night.shooting') === 'together';
  const shots = shotsOf(reading, night, field, black);
  const shown = shots ?? blindTarget(reading, night, field, together);
  if (shown === undefined) return;
  const targets = shots ? [...new Set(shots.values())] : [shown as number | null];
  if (!together) {
    const single = shots ?? new Map(black.map((seat) => [seat, shown as number | null]));
    const said = Object.fromEntries([...single].map(([seat, target]) => [String(seat), target]));
    reading.enter({ type: 'shoot', shots: said }, `${field}.shots`);
    return;
  }
  if (targets.length > 1) reading.find('shots-disagree', `${field}.shots`);
  // Where the shots do not agree the victim is a matter of what paper says.
  const target = targets.length === 1 ? targets[0]! : (night.killed ?? null);
  if (target !== null && !reading.alive(target)) {
    reading.find('target-out', shots ? `${field}.shots` : `${field}.target`, {
      seat: target,
      living: reading.livingList(),
    });
    return;
  }
  reading.enter({ type: 'shoot', target }, `${field}.shots`);
}

/** Shots as written, of those who can have made them. Undefined when single shots are not written. */
function shotsOf(
  reading: Reading,
  { shots }: PaperNight,
  field: string,
  black: readonly number[],
): Map<number, number | null> | undefined {
  if (shots === undefined) return undefined;
  const taken = new Map<number, number | null>();
  for (const [at, { seat, target }] of shots.entries()) {
    const place = `${field}.shots.${at}`;
    if (!reading.seat(seat, place) || (target !== null && !reading.seat(target, place))) continue;
    const living = black.join(', ');
    const { role, alive } = seatOf(reading.desk.table, seat);
    if (role !== null && sideOf(role) === 'red') reading.find('shooter-red', place, { seat, living });
    else if (!alive) reading.find('shooter-out', place, { seat, living });
    else if (taken.has(seat)) reading.find('shot-twice', place, { seat });
    else taken.set(seat, target);
  }
  return taken;
}

/** One target for all; only the victim is written: they are taken to have shot him. */
function blindTarget(
  reading: Reading,
  { target, killed }: PaperNight,
  field: string,
  together: boolean,
): number | null | undefined {
  if (target !== undefined) {
    if (target !== null && !reading.seat(target, `${field}.target`)) return undefined;
    if (target !== null && !together && !reading.alive(target)) {
      // A blind shot at an empty seat is a miss; one that all made together at it is a slip of the pen.
      reading.find('target-out', `${field}.target`, { seat: target, living: reading.livingList() });
    }
    return target;
  }
  if (killed === undefined || killed === null || killed < 1 || killed > reading.size) return undefined;
  if (!reading.alive(killed)) return undefined;
  reading.assume(
    `${field}.shots`,
    `Выстрелы не записаны: внесены в убитого, №${killed}.`,
    `Shots are not written: entered as all at the victim, №${killed}.`,
  );
  return killed;
}

function heal(reading: Reading, { heal: target }: PaperNight, night: string): void {
  if (target === undefined) return;
  const { desk, setup } = reading;
  const { table } = desk;
  const field = `${night}.heal`;
  if (setup.pack.cards.doctor === 0) {
    reading.find('no-such-card', field, { role: 'doctor' });
    return;
  }
  if (!reading.seat(target, field)) return;
  const doctor = holderOf(table, 'doctor');
  if (doctor === null) {
    reading.find('role-out', field, { role: 'doctor' });
    return;
  }
  const past = table.pastNights.map(({ n, heal: shown }) => ({ n, seat: shown?.target ?? null }));
  if (target === doctor && past.some(({ seat }) => seat === doctor)) {
    reading.find('self-heal', field, { seat: doctor });
    return;
  }
  const running = past.some(({ n, seat }) => n === table.night - 1 && seat === target);
  if (running && rulingOf(table, 'doctor.repeat') === 'notTwice') {
    reading.find('heal-repeat', field, { seat: target });
    return;
  }
  reading.enter({ type: 'heal', target }, field);
}

function check(reading: Reading, night: PaperNight, by: 'don' | 'sheriff', place: string): void {
  const said = night[by];
  if (said === undefined) return;
  const { desk, setup } = reading;
  const field = `${place}.${by}`;
  const { target, answer } = said;
  if (setup.pack.cards[by] === 0) {
    reading.find('no-such-card', field, { role: by });
    return;
  }
  if (!reading.seat(target, field)) return;
  if (holderOf(desk.table, by) === null) {
    reading.find('role-out', field, { role: by });
    return;
  }
  const role = seatOf(desk.table, target).role!;
  const right = by === 'don' ? role === 'sheriff' : sideOf(role) === 'black';
  if (answer !== undefined && answer !== right) {
    reading.find('check-answer', field, { role: by, seat: target, said: answer ? 'yes' : 'no', is: role });
  }
  reading.enter({ type: 'check', by, target }, field);
}

function bestMove(reading: Reading): void {
  const { bestMove: said } = reading.paper;
  const { mayName } = reading.desk.table;
  if (!said || !reading.seat(said.seat, 'bestMove')) return;
  if (!said.named.every((seat) => reading.seat(seat, 'bestMove'))) return;
  if (mayName !== said.seat) {
    reading.find('best-move-due', 'bestMove', { seat: said.seat, due: mayName ?? 0 });
    return;
  }
  if (new Set(said.named).size !== 3 || said.named.length !== 3 || said.named.includes(said.seat)) {
    reading.find('best-move-names', 'bestMove');
    return;
  }
  reading.enter({ type: 'bestMove', seats: said.named }, 'bestMove');
}

/** @returns whether paper has another victim than the rules */
function compareKilled(
  reading: Reading,
  { killed: written }: PaperNight,
  index: number,
  { due, before }: { due: number | null; before: number[] },
): boolean {
  if (written === undefined) return false;
  const field = `nights.${index}.killed`;
  if (written !== null && !reading.seat(written, field)) return false;
  if (written !== null && !before.includes(written)) {
    reading.find('victim-out', field, { seat: written, living: before.join(', ') });
    return false;
  }
  if (written === due) return false;
  const spell = (seat: number | null): string => (seat === null ? '' : `№${seat}`);
  reading.find('wrong-victim', field, { said: spell(written), due: spell(due) });
  return true;
}
