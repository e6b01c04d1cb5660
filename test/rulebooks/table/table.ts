/** A table under the hand of a test: every command by the judge, a minute apart. */
import type { Author, Command, EventBase, Refusal, Viewer } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game } from '../../../src/engine/game.js';
import { tableRulebook } from '../../../src/rulebooks/table/index.js';
import { sportClassic, vavtCup2017 } from '../../../src/rulebooks/table/pack.js';
import type { Role, TablePack } from '../../../src/rulebooks/table/setup.js';
import type { GameState, Table as TableState } from '../../../src/rulebooks/table/state.js';
import type { GameView } from '../../../src/rulebooks/table/view.js';

export const JUDGE: Author = { kind: 'organiser' };
export const rulebook = tableRulebook as unknown as ConstructorParameters<typeof Game>[0];

/** VAVT: 1 don, 2 and 3 mafia, 4 sheriff, 5 doctor, the rest citizens. */
export const USUAL: Role[] = [
  ...(['don', 'mafia', 'mafia', 'sheriff', 'doctor'] as const),
  ...(['citizen', 'citizen', 'citizen', 'citizen', 'citizen'] as const),
];

interface Options {
  pack?: TablePack;
  rulings?: Record<string, string>;
  players?: { name: string; person?: string }[];
  seed?: string;
}

export function newGame({ pack = vavtCup2017, rulings = {}, players = [], seed = 's' }: Options = {}): Game {
  const setup = { pack, rulings, players };
  return new Game(rulebook, { id: 'g', rulebook: rulebook.id, version: '1', setup }, keyedDraws(seed, 'g'));
}

export function moment(n: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(n / 60);
  const hours = 10 + Math.floor(minutes / 60);
  return `2026-03-${two(1 + Math.floor(hours / 24))}T${two(hours % 24)}:${two(minutes % 60)}:${two(n % 60)}.000Z`;
}

export class Table {
  readonly game: Game;
  private clock = 0;

  constructor(options: Options = {}) {
    this.game = newGame(options);
  }

  get state(): TableState {
    return (this.game.state as GameState).table;
  }

  view(viewer: Viewer = { kind: 'organiser' }): GameView {
    return this.game.rulebook.view(this.game.state, viewer) as GameView;
  }

  /** @throws when it is refused */
  do(type: string, args: Record<string, unknown> = {}): EventBase[] {
    const outcome = this.submit({ type, ...args });
    if (!outcome.accepted)
      throw new Error(`${type} ${JSON.stringify(args)}: ${JSON.stringify(outcome.refusal)}`);
    return outcome.record.entries.flatMap(({ events }) => events);
  }

  refused(type: string, args: Record<string, unknown> = {}, author: Author = JUDGE): Refusal {
    const outcome = this.submit({ type, ...args }, author);
    if (outcome.accepted) throw new Error(`${type} ${JSON.stringify(args)} was accepted`);
    return outcome.refusal;
  }

  submit(command: Command, author: Author = JUDGE): ReturnType<Game['submit']> {
    this.clock += 1;
    return this.game.submit(command, author, moment(this.clock), `k${this.clock}`);
  }

  deal(roles: Role[] = USUAL): this {
    this.do('enterRoles', {
      roles: Object.fromEntries(roles.map((role, index) => [String(index + 1), role])),
    });
    return this;
  }

  /** To the first speech of day one. */
  toDay(roles: Role[] = USUAL): this {
    this.deal(roles).do('endPhase');
    return this;
  }

  /** The first speakers nominate these seats, then everybody passes. */
  nominate(...seats: number[]): this {
    for (const [index, seat] of seats.entries()) {
      if (index > 0) this.do('next');
      this.do('nominate', { seat });
    }
    this.do('endPhase');
    return this;
  }

  /** Numbers of hands for all candidates but the last, then the count. */
  vote(...counts: number[]): EventBase[] {
    const { candidates } = this.state.vote!;
    for (const [index, count] of counts.entries()) this.do('hands', { candidate: candidates[index], count });
    return this.do('closeVote');
  }

  /** A night in which the mafia shoots together, and everybody else does nothing. */
  night(target: number | null): EventBase[] {
    this.do('shoot', { target });
    return this.do('endPhase');
  }
}

export const classic = sportClassic;
