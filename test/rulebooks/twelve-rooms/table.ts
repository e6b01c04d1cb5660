/** A game of «12 комнат» at a table: who plays what, where, on which map; then moves and results, without ceremony. */
import type { Author, Command, EventBase, Viewer } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game } from '../../../src/engine/game.js';
import type { Effect } from '../../../src/rulebooks/twelve-rooms/commands.js';
import { twelveRoomsRulebook } from '../../../src/rulebooks/twelve-rooms/index.js';
import { twelveRooms } from '../../../src/rulebooks/twelve-rooms/pack.js';
import type { Role } from '../../../src/rulebooks/twelve-rooms/roles.js';
import type { RoomKind } from '../../../src/rulebooks/twelve-rooms/rooms.js';
import type { Line, Report, Results } from '../../../src/rulebooks/twelve-rooms/shapes.js';
import type { GameState, PlayerState } from '../../../src/rulebooks/twelve-rooms/state.js';
import type { GameView } from '../../../src/rulebooks/twelve-rooms/view.js';

type AnyRulebook = ConstructorParameters<typeof Game>[0];

export const MASTER: Author = { kind: 'organiser' };

/**
 * The map of most tests:
 *   1 isolated   2 reluctant  3 inverse  4 detector
 *   5 cocoa      6 cameras    7 gun      8 loudspeaker
 *   9 laughter  10 silence   11 safe    12 passage
 */
export const MAP: RoomKind[] = [
  'isolated',
  'reluctant',
  'inverse',
  'detector',
  'cocoa',
  'cameras',
  'gun',
  'loudspeaker',
  'laughter',
  'silence',
  'safe',
  'passage',
];

export interface Seat {
  role: Role;
  room: number;
}

export interface Options {
  map?: RoomKind[];
  rulings?: Record<string, string>;
  /** `master`: the table makes a dry run and presses the button. */
  resolution?: 'master' | 'deadline';
  seed?: string;
  immune?: string[];
}

export class Table {
  readonly game: Game;
  private key = 0;
  /** Day of the turn that opens next. */
  private day = 4;
  at = '2019-03-03T09:00:00.000Z';

  constructor(
    seats: readonly Seat[],
    readonly options: Options = {},
  ) {
    const rulings = { 'turn.resolution': options.resolution ?? 'deadline', ...options.rulings };
    const setup = {
      pack: twelveRooms,
      rulings,
      players: seats.map((seat, index) => ({
        person: `person${index + 1}`,
        nick: `Игрок ${index + 1}`,
        wish: seat.room,
      })),
    };
    const rulebook = twelveRoomsRulebook as unknown as AnyRulebook;
    const head = { id: 'table', rulebook: rulebook.id, version: rulebook.version, setup };
    this.game = new Game(rulebook, head, keyedDraws(options.seed ?? 'seed', head.id));
    this.master({ type: 'dealMap', rooms: options.map ?? MAP });
    this.master({
      type: 'dealRoles',
      roles: Object.fromEntries(seats.map(({ role }, index) => [`p${index + 1}`, role])),
    });
    if (options.immune)
      this.master({ type: 'grantImmunity', players: options.immune, reason: 'прошлая игра' });
    this.master({ type: 'openRegroup', until: '2019-03-03T12:00:00.000Z' });
    this.to('2019-03-03T12:00:00.000Z');
    this.open();
  }

  get state(): GameState {
    return this.game.state as GameState;
  }

  get turn(): number {
    return this.state.turn!.number;
  }

  /** The day's turn: 19:00 in Moscow is 16:00 UTC. */
  open(more: Record<string, unknown> = {}): void {
    const date = `2019-03-${String(this.day).padStart(2, '0')}`;
    this.at = `${date}T08:00:00.000Z`;
    this.day++;
    this.master({ type: 'openTurn', date, ...more });
  }

  to(at: string): void {
    this.game.advance(at);
    this.at = at;
  }

  /** A command that must be accepted. */
  do(command: Command, author: Author): EventBase[] {
    const outcome = this.game.submit(command, author, this.at, `k${++this.key}`);
    if (!outcome.accepted) throw new Error(`${command.type}: ${JSON.stringify(outcome.refusal)}`);
    return outcome.record.entries[0]!.events;
  }

  /** A command that must be refused: `code field`. */
  refused(command: Command, author: Author): string {
    const before = this.game.hash();
    const outcome = this.game.submit(command, author, this.at, `k${++this.key}`);
    if (outcome.accepted) throw new Error(`${command.type} was accepted`);
    if (this.game.hash() !== before) throw new Error(`${command.type} left a trace`);
    const { code, field } = outcome.refusal;
    return field ? `${code} ${field}` : code;
  }

  master(command: Command): EventBase[] {
    return this.do(command, MASTER);
  }

  override(effect: Effect): void {
    this.master({ type: 'override', effect, reason: 'так решил ведущий' });
  }

  author(id: string): Author {
    return twelveRoomsRulebook.author(this.state, id)!;
  }

  /** Parts of a player's move. */
  move(id: string, parts: Record<string, unknown>): void {
    this.do({ type: 'sendMove', turn: this.turn, ...parts }, this.author(id));
  }

  moveRefused(id: string, parts: Record<string, unknown>): string {
    return this.refused({ type: 'sendMove', turn: this.turn, ...parts }, this.author(id));
  }

  vote(votes: Record<string, string>): void {
    for (const [id, vote] of Object.entries(votes)) this.move(id, { vote });
  }

  /** The turn ends without anybody sitting: absences forgiven, nobody votes who has not. */
  calm(): Results {
    this.master({ type: 'forgiveAbsences', turn: this.turn, reason: 'тест' });
    return this.close();
  }

  /** The deadline of a calm turn that stops at a question. */
  stop(): void {
    this.master({ type: 'forgiveAbsences', turn: this.turn, reason: 'тест' });
    this.to(this.state.turn!.deadline);
  }

  /** The deadline. */
  close(): Results {
    const { number, deadline } = this.state.turn!;
    this.to(deadline);
    if (this.options.resolution === 'master' && this.state.asks.length === 0) {
      this.master({ type: 'dryRun', turn: number });
      if (this.state.asks.length === 0) this.master({ type: 'resolveTurn', turn: number });
    }
    return this.results();
  }

  results(): Results {
    return this.state.past.at(-1)!.results;
  }

  /** Lines of a step of the last turn. */
  lines(step: string, act?: string): Line[] {
    const { trace } = this.state.past.at(-1)!;
    return trace.find((each) => each.step === step)!.lines.filter((line) => !act || line.act === act);
  }

  /** `done`, or why the act of a player came to nothing. */
  fate(act: string, actor: string): string {
    const { trace } = this.state.past.at(-1)!;
    const line = trace.flatMap(({ lines }) => lines).find((each) => each.act === act && each.actor === actor);
    return line ? (line.outcome === 'failed' ? line.why! : line.outcome) : 'absent';
  }

  player(id: string): PlayerState {
    return this.state.players.find((player) => player.id === id)!;
  }

  rooms(): Record<string, number> {
    return Object.fromEntries(
      this.state.players.filter(({ inGame }) => inGame).map(({ id, room }) => [id, room]),
    );
  }

  report(id: string): Report | undefined {
    return this.state.past.at(-1)!.reports.find(({ player }) => player === id);
  }

  view(name: string): GameView {
    const viewer: Viewer = twelveRoomsRulebook.viewer(this.state, name)!;
    return this.game.rulebook.view(this.state, viewer) as GameView;
  }
}

/** Seats in a row: `seats('steward@1', 'civilian@2')`. */
export function seats(...texts: string[]): Seat[] {
  return texts.map((text) => {
    const [role, room] = text.split('@');
    return { role: role as Role, room: Number(room) };
  });
}
