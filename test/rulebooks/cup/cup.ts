/** A cup under the hand of a test: commands a minute apart, by the organiser unless said otherwise. */
import type { Author, Command, EventBase, Refusal, Viewer } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game, type LogRecord } from '../../../src/engine/game.js';
import { cupRulebook } from '../../../src/rulebooks/table/cup/index.js';
import { mafiaCup } from '../../../src/rulebooks/table/cup/pack.js';
import type { CupResult, SeatResult } from '../../../src/rulebooks/table/cup/result.js';
import type { CupState } from '../../../src/rulebooks/table/cup/state.js';
import type { CupView } from '../../../src/rulebooks/table/cup/view.js';
import type { Role } from '../../../src/rulebooks/table/setup.js';
import { moment } from '../table/table.js';

export const rulebook = cupRulebook as unknown as ConstructorParameters<typeof Game>[0];
export const ORGANISER: Author = { kind: 'organiser' };
export const SYSTEM: Author = { kind: 'system' };

export function by(person: string): Author {
  return { kind: 'person', person };
}

export const ids = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

export class Cup {
  readonly game: Game;
  readonly records: LogRecord[] = [];
  private clock = 0;

  constructor({ rulings = {}, pack = mafiaCup, seed = 's' } = {}) {
    const setup = { pack, rulings };
    this.game = new Game(
      rulebook,
      { id: 'cup', rulebook: rulebook.id, version: '1', setup },
      keyedDraws(seed, 'cup'),
    );
  }

  get state(): CupState {
    return this.game.state as CupState;
  }

  view(viewer: Viewer = { kind: 'organiser' }): CupView {
    return rulebook.view(this.game.state, viewer) as CupView;
  }

  /** As `player:p1` or `judge:j1` sees it, whose person has the same name. */
  viewOf(person: string): CupView {
    return this.view({ kind: 'person', person });
  }

  get public(): CupView {
    return this.view({ kind: 'public' });
  }

  submit(command: Command, author: Author = ORGANISER): ReturnType<Game['submit']> {
    this.clock += 1;
    const outcome = this.game.submit(command, author, moment(this.clock * 60), `k${this.clock}`);
    if (outcome.accepted) this.records.push(outcome.record);
    return outcome;
  }

  /** @throws when it is refused */
  do(type: string, args: Record<string, unknown> = {}, author: Author = ORGANISER): EventBase[] {
    const outcome = this.submit({ type, ...args }, author);
    if (!outcome.accepted)
      throw new Error(`${type} ${JSON.stringify(args)}: ${JSON.stringify(outcome.refusal)}`);
    return outcome.record.entries.flatMap(({ events }) => events);
  }

  refused(type: string, args: Record<string, unknown> = {}, author: Author = ORGANISER): Refusal {
    const outcome = this.submit({ type, ...args }, author);
    if (outcome.accepted) throw new Error(`${type} ${JSON.stringify(args)} was accepted`);
    return outcome.refusal;
  }

  /** Players p1 …, judges j1 …; each has a device of his own under the same name. */
  people(players: number, judges: number): this {
    this.do('addPlayers', {
      players: ids('p', players).map((id) => ({ id, nick: id.toUpperCase(), person: id })),
    });
    if (judges > 0)
      this.do('addJudges', {
        judges: ids('j', judges).map((id) => ({ id, name: `Судья ${id}`, person: id })),
      });
    return this;
  }

  plan(rounds: number, tables: number, seats: number, judges = 1): this {
    this.do('setPlan', { plan: { rounds, tables, seats, judges } });
    return this;
  }

  /** One round of four at each table, judged by j1, j2 …: p1–p4, p5–p8 … */
  seat(rounds: number, tables = 1, size = 4): this {
    this.do('setSeating', {
      rounds: Array.from({ length: rounds }, () => ({
        tables: Array.from({ length: tables }, (_, t) => ({
          seats: ids('p', tables * size).slice(t * size, (t + 1) * size),
          judges: [`j${t + 1}`],
        })),
      })),
      source: 'hand',
    });
    return this;
  }
}

export const FOUR: Role[] = ['don', 'sheriff', 'citizen', 'citizen'];

/** A result of these players, seat 1 first. */
export function result(
  winner: CupResult['winner'],
  players: readonly string[],
  roles: readonly Role[] = FOUR,
  more: Record<number, Partial<SeatResult>> = {},
): CupResult {
  return {
    winner,
    seats: players.map((player, index) => ({
      ...{ n: index + 1, player, role: roles[index]!, left: null, fouls: 0, technical: 0, extra: 0 },
      ...more[index + 1],
    })),
    bestMove: null,
    seconds: null,
  };
}
