/** Last words, and colours left in any speech. */
import type { Fouls } from './fouls.js';
import type { Reading } from './reading.js';
import type { When } from './schema.js';

/** A game has no more speeches in one phase than seats; fouls may repeat a few. */
const ENOUGH = 60;

export class Colours {
  private left: { by: number; day?: number | undefined; index: number }[];

  constructor(private readonly reading: Reading) {
    this.left = reading.paper.colours.map(({ by, day }, index) => ({ by, day, index }));
  }

  /** Whether a seat of these has colours to leave on this day. */
  waits(day: number, seats: readonly number[]): boolean {
    return this.left.some((each) => seats.includes(each.by) && (each.day === undefined || each.day === day));
  }

  some(day: number): boolean {
    return this.left.some((each) => each.day === day);
  }

  /** What the speaker leaves, entered while he has the floor. */
  record(): void {
    const { reading } = this;
    const { speaker, day } = reading.desk.table;
    for (const each of this.left.filter(({ by, day: said }) => by === speaker && (said ?? day) === day)) {
      this.left = this.left.filter((other) => other !== each);
      const field = `colours.${each.index}`;
      const { by, colours } = reading.paper.colours[each.index]!;
      const known = colours.filter(({ seat }, index) => reading.seat(seat, `${field}.colours.${index}`));
      if (known.length > 0) reading.enter({ type: 'record', by, colours: known }, field);
    }
  }

  rest(): void {
    for (const { by, index } of this.left) {
      if (this.reading.seat(by, `colours.${index}`))
        this.reading.find('colours', `colours.${index}`, { seat: by });
    }
  }
}

/** Last words to their end. */
export function sayWords(
  reading: Reading,
  fouls: Fouls,
  colours: Colours,
  moment: { when: Extract<When, 'lastWords' | 'nightWords'>; day: number },
): void {
  const { desk } = reading;
  for (let i = 0; i < ENOUGH && desk.table.phase === 'lastWords'; i++) {
    const speaker = desk.table.speaker!;
    colours.record();
    if (i === 0) {
      for (const { n } of desk.table.seats) {
        if (!desk.table.order.includes(n)) fouls.give(moment, n);
      }
    }
    fouls.give(moment, speaker);
    if (desk.table.phase === 'lastWords' && desk.table.speaker === speaker) {
      reading.enter(
        { type: 'next' },
        `${moment.when === 'nightWords' ? 'nights' : 'days'}.${moment.day - 1}`,
      );
    }
  }
}
