/** Fouls and removals of a paper protocol: each at its moment, removals only where the fouls make them. */
import { foulsOf, rulingOf, seatOf } from '../state.js';
import { PAPER_REASON, type Reading } from './reading.js';
import type { PaperFoul, PaperRemoval, When } from './schema.js';

interface Moment {
  when: When;
  day: number;
  /** Votes counted on this day. */
  round?: number;
}

type Placed = Partial<Moment>;

export class Fouls {
  private fouls: { foul: PaperFoul; field: string }[];
  private removals: { removal: PaperRemoval; field: string }[];

  constructor(private readonly reading: Reading) {
    const { paper } = reading;
    this.removals = paper.removals
      .map((removal, index) => ({ removal: { ...removal }, field: `removals.${index}` }))
      .filter(({ removal, field }) => reading.seat(removal.seat, field));
    this.fouls = paper.fouls
      .map((foul, index) => ({ foul: { ...foul }, field: `fouls.${index}` }))
      .filter(({ foul, field }) => reading.seat(foul.seat, field));
    this.place();
  }

  /** A foul without a day is given on day one, but the one that put the player out, with his removal. */
  private place(): void {
    for (const { removal } of this.removals) {
      if (removal.cause === 'judge') continue;
      const technical = removal.cause === 'technical';
      const own = this.fouls.filter(
        ({ foul }) => foul.seat === removal.seat && (foul.technical ?? false) === technical,
      );
      const last = own.findLast(({ foul }) => foul.day === undefined);
      if (last && removal.day !== undefined && !own.some(({ foul }) => same(foul, removal))) {
        Object.assign(last.foul, { day: removal.day, when: removal.when, round: removal.round });
      }
    }
    for (const { foul } of this.fouls) {
      if (foul.day === undefined) Object.assign(foul, { day: 1, when: 'speeches' });
      foul.when ??= 'speeches';
    }
    for (const { removal } of this.removals) {
      const last = this.fouls.findLast(({ foul }) => foul.seat === removal.seat)?.foul;
      if (removal.day === undefined && last) {
        Object.assign(removal, { day: last.day, when: last.when, round: last.round });
      }
      removal.when ??= this.fouls.some(({ foul }) => foul.seat === removal.seat && foul.day === removal.day)
        ? this.fouls.findLast(({ foul }) => foul.seat === removal.seat && foul.day === removal.day)!.foul.when
        : 'speeches';
    }
  }

  /** Whether paper has fouls or removals of a day or a night. */
  some(day: number, whens: readonly When[]): boolean {
    const here = ({ day: said, when }: Placed): boolean =>
      said === day && when !== undefined && whens.includes(when);
    return this.fouls.some(({ foul }) => here(foul)) || this.removals.some(({ removal }) => here(removal));
  }

  /** Everything of this moment; those that put nobody out come first, the one of whoever speaks comes last. */
  give(moment: Moment, only?: number): void {
    const { desk } = this.reading;
    const mine = this.fouls.filter(
      ({ foul }) => matches(foul, moment) && (only === undefined || foul.seat === only),
    );
    this.fouls = this.fouls.filter((each) => !mine.includes(each));
    const weight = ({ foul }: { foul: PaperFoul }): number => {
      if (!this.removals.some(({ removal }) => removal.seat === foul.seat)) return 0;
      return foul.seat === desk.table.speaker ? 2 : 1;
    };
    for (const each of [...mine].sort((a, b) => weight(a) - weight(b))) this.giveOne(each.foul, each.field);
    for (const each of this.removals.filter(({ removal }) => matches(removal, moment))) {
      if (only === undefined || each.removal.seat === only) this.remove(each);
    }
  }

  /** What was written for moments of this day or night that did not come. */
  leftover(day: number, whens: readonly When[]): void {
    for (const when of whens) {
      const mine = this.fouls.filter(({ foul }) => foul.day === day && foul.when === when);
      // After a victory the judge still gives fouls: the moment is then simply the end.
      if (!this.reading.desk.decided) {
        for (const { foul, field } of mine) this.reading.find('foul-moment', field, { seat: foul.seat });
      }
      for (const { foul, field } of mine) this.giveOne(foul, field);
      this.fouls = this.fouls.filter((each) => !mine.includes(each));
      for (const each of this.removals.filter(
        ({ removal }) => removal.day === day && removal.when === when,
      )) {
        this.remove(each);
      }
    }
  }

  /** At the end nothing may be left unread. */
  rest(): void {
    for (const { foul, field } of this.fouls) {
      this.reading.find('foul-moment', field, { seat: foul.seat });
      this.giveOne(foul, field);
    }
    this.fouls = [];
    for (const each of [...this.removals]) this.remove(each);
  }

  private giveOne({ seat, violation, technical = false, at }: PaperFoul, field: string): void {
    const { reading } = this;
    const { desk } = reading;
    const { table } = desk;
    const speaks = table.phase === 'lastWords' && table.order.includes(seat);
    if (!reading.alive(seat) && !speaks) {
      reading.find('foul-out', field, { seat });
      return;
    }
    if (technical && rulingOf(table, 'techFoul') === 'no') {
      reading.find('no-technical', field, { seat });
      return;
    }
    reading.time(at, field);
    const count = foulsOf(seatOf(table, seat), technical) + 1;
    const limit = this.limit(technical);
    const removal = this.removals.find(
      ({ removal: { seat: n, cause } }) => n === seat && cause === (technical ? 'technical' : 'fouls'),
    );
    if (count >= limit && reading.alive(seat) && !removal) {
      reading.find('foul-limit', field, { seat, said: count, due: limit });
      if (!technical && count <= 4) desk.override({ kind: 'fouls', seat, count }, PAPER_REASON);
      return;
    }
    const taken = reading.enter(
      {
        type: 'foul',
        seat,
        ...(violation === undefined ? {} : { violation }),
        ...(technical ? { technical } : {}),
      },
      field,
    );
    if (taken && count >= limit && removal) this.removals = this.removals.filter((each) => each !== removal);
  }

  private remove(each: { removal: PaperRemoval; field: string }): void {
    const { reading } = this;
    const { seat, cause } = each.removal;
    this.removals = this.removals.filter((other) => other !== each);
    if (!reading.alive(seat)) {
      reading.find('removal-out', each.field, { seat });
      return;
    }
    if (cause !== 'judge') {
      const technical = cause === 'technical';
      const said = foulsOf(seatOf(reading.desk.table, seat), technical);
      reading.find('removal', each.field, { seat, cause, said, due: this.limit(technical) });
    }
    reading.desk.override({ kind: 'remove', seat }, PAPER_REASON);
  }

  private limit(technical: boolean): number {
    if (technical) return 2;
    return rulingOf(this.reading.desk.table, 'fouls.third') === 'out' ? 3 : 4;
  }
}

function same(a: Placed, b: Placed): boolean {
  return a.day === b.day && (b.when === undefined || a.when === b.when);
}

function matches({ day, when, round }: Placed, moment: Moment): boolean {
  return (
    day === moment.day &&
    when === moment.when &&
    (round === undefined || moment.round === undefined || round === moment.round)
  );
}
