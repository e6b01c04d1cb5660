/**
 * The table on which a paper protocol is played over: the real rulebook decides every entry. After a victory that paper does
 * not know of the desk goes on in the shadow: the rest is still compared with the rules, but of it only departures are kept.
 */
import type { Draws, EventBase, Instant, Refusal } from '../../../engine/contract.js';
import type { Effect, TableCommand } from '../commands.js';
import type { TableEvent } from '../events.js';
import { tableRulebook } from '../index.js';
import type { TableSetup } from '../setup.js';
import { type GameState, living, rulingOf, type Table } from '../state.js';

/** An entry of the log to be. */
export interface PaperCommand {
  /** null: the hour is not known. */
  at: Instant | null;
  command: TableCommand;
}

/** A paper protocol leaves nothing to luck. */
const NO_LUCK: Draws = {
  int: () => {
    throw new Error('nothing is drawn here');
  },
  sample: () => {
    throw new Error('nothing is drawn here');
  },
};

const SOME_TIME: Instant = '2000-01-01T00:00:00.000Z';

export class Desk {
  state: GameState;
  readonly commands: PaperCommand[] = [];
  /** The hour of what is entered now. */
  at: Instant | null = null;
  private shadow = false;

  constructor(private readonly setup: TableSetup) {
    this.state = tableRulebook.init(structuredClone(setup));
  }

  get table(): Table {
    return this.state.table;
  }

  get living(): number[] {
    return living(this.table);
  }

  get decided(): boolean {
    return this.table.victory !== null;
  }

  /** Null when the entry was taken. */
  enter(command: TableCommand): Refusal | null {
    const refusal = this.decide(command);
    if (refusal === null && !this.shadow) this.commands.push({ at: this.at, command });
    return refusal;
  }

  /** Whom the dawn would find killed. */
  get victim(): number | null {
    const copy = new Desk(this.setup);
    copy.state = structuredClone(this.state);
    copy.enter({ type: 'endPhase' });
    return copy.table.pastNights.find(({ n }) => n === this.table.night)?.killed ?? null;
  }

  /** Sets something by hand: what happened on paper against the rules. */
  override(effect: Effect, reason: string): Refusal | null {
    return this.enter({ type: 'override', effect, reason });
  }

  /** Puts a seat out without the side effects a removal has on a vote. */
  remove(seat: number, reason: string): void {
    const ruling = rulingOf(this.table, 'removal.cancelsVote');
    const quiet = ruling !== 'no' && !this.decided;
    const rule = (value: string): Refusal | null =>
      quiet ? this.enter({ type: 'setRuling', ruling: 'removal.cancelsVote', value, reason }) : null;
    rule('no');
    this.override({ kind: 'remove', seat }, reason);
    rule(ruling);
  }

  /** From here on the rules have ended the game and paper has not. */
  goOn(): void {
    this.shadow = true;
    this.state.table.victory = null;
  }

  /** Departures in the shadow, kept for the log as the judge's own entries. */
  keepDepartures(before: readonly number[], reason: string): void {
    if (!this.shadow) return;
    this.state.table.victory = null;
    for (const seat of before.filter((n) => !this.living.includes(n))) {
      this.commands.push({
        at: this.at,
        command: { type: 'override', effect: { kind: 'remove', seat }, reason },
      });
    }
  }

  /** Back to the real table: everything kept so far, played anew. Null when the rules do not take it. */
  real(): Desk | null {
    if (!this.shadow) return this;
    const desk = new Desk(this.setup);
    for (const { at, command } of this.commands) {
      desk.at = at;
      if (desk.enter(command) !== null) return null;
    }
    return desk;
  }

  private decide(command: TableCommand): Refusal | null {
    const schema = tableRulebook.commandSchemas[command.type]!;
    const parsed = schema.safeParse(command);
    if (!parsed.success) return { code: 'malformed', clauses: [], params: { ru: 'запись', en: 'entry' } };
    const decision = tableRulebook.decide(this.state, parsed.data as TableCommand, {
      author: { kind: 'organiser' },
      at: this.at ?? SOME_TIME,
      draws: NO_LUCK,
    });
    if ('refusal' in decision) return decision.refusal;
    for (const event of decision.events as (TableEvent & EventBase)[]) {
      this.state = tableRulebook.evolve(this.state, structuredClone(event));
    }
    return null;
  }
}
