/** What all parts of the check work with: the paper, the table it is played on, what was found, what was taken for granted. */
import type { Text } from '../../../engine/contract.js';
import { instantOf, plusMs } from '../../../engine/time.js';
import type { TableCommand } from '../commands.js';
import { refusalText } from '../refusals.js';
import type { TableSetup } from '../setup.js';
import { Desk } from './desk.js';
import { type Finding, type FindingCode, finding, type Params, placeOf } from './findings.js';
import type { Paper } from './schema.js';

/** Why something stands in the log that the rules did not bring about. */
export const PAPER_REASON = 'по бумажному протоколу';

/** Something paper does not say and the log must. */
export interface Assumption {
  field: string;
  place: Text;
  text: Text;
}

const DAY_MS = 86_400_000;

export class Reading {
  readonly findings: Finding[] = [];
  readonly assumed: Assumption[] = [];
  readonly desk: Desk;
  private lastTime: string | null = null;
  private days = 0;

  constructor(
    readonly paper: Paper,
    readonly setup: TableSetup,
  ) {
    this.desk = new Desk(setup);
    if (paper.date !== undefined) {
      const start = paper.startedAt ?? paper.fouls.find(({ at }) => at !== undefined)?.at ?? '00:00';
      this.desk.at = instantOf(paper.date, start, setup.pack.zone);
    }
    this.time(paper.startedAt, 'startedAt');
  }

  find(code: FindingCode, field: string, params: Params = {}): void {
    if (this.findings.some((found) => found.code === code && found.field === field)) return;
    this.findings.push(finding(code, field, params));
  }

  assume(field: string, ru: string, en: string): void {
    this.assumed.push({ field, place: placeOf(field), text: { ru, en } });
  }

  get size(): number {
    return this.desk.table.seats.length;
  }

  /** Whether the table has such a seat; found where it has not. */
  seat(n: number, field: string): boolean {
    if (n >= 1 && n <= this.size) return true;
    this.find('no-such-seat', field, { seat: n, due: this.size });
    return false;
  }

  alive(n: number): boolean {
    return this.desk.table.seats[n - 1]?.alive ?? false;
  }

  livingList(): string {
    return this.desk.living.join(', ');
  }

  /** Enters what was checked before; a refusal not foreseen is found as such. @returns whether it was taken */
  enter(command: TableCommand, field: string): boolean {
    const refusal = this.desk.enter(command);
    if (refusal === null) return true;
    const { ru, en } = refusalText(refusal);
    this.find('refused', field, { ru, en });
    return false;
  }

  /** A time on paper: from here on the log goes by it. */
  time(said: string | undefined, field: string): void {
    if (said === undefined) return;
    const { date } = this.paper;
    if (date === undefined) {
      this.find('date-missing', 'date');
      return;
    }
    const last = this.lastTime;
    if (last !== null && said < last) {
      // Past midnight a time is small again.
      if (minutes(last) - minutes(said) > 720) this.days += 1;
      else {
        this.find('time-back', field, { said, due: last });
        return;
      }
    }
    this.lastTime = said;
    const at = plusMs(instantOf(date, said, this.setup.pack.zone), this.days * DAY_MS);
    if (this.desk.at === null || at > this.desk.at) this.desk.at = at;
  }

  /**
   * Whether the game is over here. Where paper goes on nevertheless, that is found, and the rest is read in the shadow.
   * @param more paper has something to say from here on
   */
  over(more: boolean, field: string): boolean {
    const { victory } = this.desk.table;
    if (victory === null) return false;
    if (!more) return true;
    this.find('went-on', field, { winner: victory.winner });
    this.desk.goOn();
    return false;
  }
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
