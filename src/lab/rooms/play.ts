/** A whole game of «12 комнат»: map, roles and places by the draws of the rules, moves of a strategy, turn by turn. */
import type { Author, Command, EventBase, Instant, Rulebook } from '../../engine/contract.js';
import { keyedDraws } from '../../engine/draws.js';
import { Game } from '../../engine/game.js';
import { addDays, plusMs } from '../../engine/time.js';
import { activeLimit, heldAbilities, performerOf } from '../../rulebooks/twelve-rooms/legality.js';
import { ABILITIES } from '../../rulebooks/twelve-rooms/roles.js';
import type { TwelveRoomsPack } from '../../rulebooks/twelve-rooms/setup.js';
import {
  type GameState,
  inRoom,
  isMafia,
  type PlayerState,
  roleOf,
  teamOf,
} from '../../rulebooks/twelve-rooms/state.js';
import type { Luck } from '../chance.js';
import { type Played, Standing, type Way } from '../play.js';
import type { Guest, House, RoomsMind } from '../strategy/strategy.js';

export interface RoomsSubject {
  kind: 'rooms';
  rulebook: string;
  pack: TwelveRoomsPack;
  players: number;
}

const MASTER: Author = { kind: 'organiser' };
const START = '2019-03-01';
const ROOMS = 12;
/** A forum game longer than that is given up. */
const MOST_TURNS = 30;
const MINUTE = 60_000;
/** A deputy may use all he has. */
const ANY = 8;

export function playRooms(rulebook: Rulebook, { pack, players }: RoomsSubject, way: Way): Played {
  const wishes = way.luck.at('wishes');
  const head = {
    id: 'lab',
    rulebook: rulebook.id,
    version: rulebook.version,
    setup: {
      pack,
      // Nobody is there to press the button after a dry run.
      rulings: { 'turn.resolution': 'deadline', ...way.rulings },
      players: Array.from({ length: players }, (_, n) => ({
        person: `h${n + 1}`,
        nick: `Игрок ${n + 1}`,
        wish: 1 + wishes.below(ROOMS),
      })),
    },
  };
  return new Master(
    new Game(rulebook, head, keyedDraws(way.draws, head.id)),
    way.luck,
    way.strategy.rooms,
  ).play();
}

class Master {
  private readonly events: EventBase[] = [];
  private readonly standing = new Standing();
  private key = 0;
  private at: Instant = `${START}T06:00:00.000Z`;

  constructor(
    private readonly game: Game,
    private readonly luck: Luck,
    private readonly mind: RoomsMind,
  ) {}

  private get state(): GameState {
    return this.game.state as GameState;
  }

  private enter(command: Command, author: Author = MASTER): boolean {
    this.wait(this.at);
    const outcome = this.game.submit(command, author, this.at, `k${this.key++}`);
    if (outcome.accepted) this.keep(outcome.record.entries);
    return outcome.accepted;
  }

  private wait(at: Instant): void {
    this.at = at;
    for (const record of this.game.advance(at)) this.keep(record.entries);
  }

  private keep(entries: readonly { events: readonly EventBase[] }[]): void {
    for (const { events } of entries) this.events.push(...events);
  }

  play(): Played {
    this.enter({ type: 'dealMap' });
    this.enter({ type: 'dealRoles' });
    this.enter({ type: 'openRegroup', until: plusMs(this.at, MINUTE) });
    this.enter({ type: 'closeRegroup' });
    const started = this.state.players.map((player) => ({ player: player.id, role: roleOf(player) }));
    for (let turn = 1; turn <= MOST_TURNS && this.state.phase === 'running'; turn++) {
      if (!this.turn(addDays(START, turn))) break;
    }
    const { winner, past } = this.state;
    const team = winner?.team ?? null;
    const held = this.state.players.flatMap((player) => {
      if (team === null) return [];
      const won = teamOf(player) === team;
      const role = started.find((one) => one.player === player.id)!.role;
      return [
        { group: 'role', member: role, won },
        { group: 'survived', member: role, won: player.inGame },
      ];
    });
    return {
      winner: winner === null ? null : (team ?? 'nobody'),
      length: past.length,
      events: this.events,
      held,
      cells: this.standing.cells,
    };
  }

  /** Everybody sends his move, the deadline comes; false: the game stands still. */
  private turn(date: string): boolean {
    this.at = `${date}T06:00:00.000Z`;
    if (!this.enter({ type: 'openTurn', date })) return false;
    const { turn } = this.state;
    if (!turn) return false;
    const house = this.house(turn.number);
    for (const player of this.state.players.filter(({ inGame }) => inGame)) this.send(player, house);
    this.wait(turn.deadline);
    for (let asked = 0; this.state.asks.length > 0 && asked < 20; asked++) {
      const ask = this.state.asks[0]!;
      const choice = this.luck.at(`ask:${ask.ask}`).pick(ask.choices);
      if (!this.enter({ type: 'answerAsk', ask: ask.ask, choice, reason: 'жребий' })) break;
    }
    const after = this.state;
    if (after.turn?.stage === 'closed') {
      this.enter({ type: 'dryRun', turn: turn.number });
      this.enter({ type: 'resolveTurn', turn: turn.number });
    }
    const here = this.state.players.filter(({ inGame }) => inGame);
    this.standing.add(new Map(here.map(({ id, room }) => [id, room])));
    return this.state.phase === 'ended' || this.state.turn?.stage === 'resolved';
  }

  private house(turn: number): House {
    const totals = this.state.past.at(-1)?.results.vote.totals ?? [];
    const most = [...totals].sort((a, b) => b.sum - a.sum || (a.vote < b.vote ? -1 : 1))[0];
    return {
      turn,
      living: this.state.players.filter(({ inGame }) => inGame).map(({ id }) => id),
      blamed: most?.vote ?? null,
      shared: (label) => this.luck.at(`shared:${label}`),
    };
  }

  private guest(player: PlayerState): Guest {
    const held = heldAbilities(this.state, player).filter(({ left }) => left === 'yes');
    const of = (kind: 'active' | 'special') =>
      held.map(({ ability }) => ability).filter((ability) => ABILITIES[ability].kind === kind);
    const mafia = isMafia(player);
    return {
      id: player.id,
      room: player.room,
      mafia,
      mates: mafia
        ? this.state.players
            .filter((mate) => mate !== player && mate.inGame && isMafia(mate))
            .map(({ id }) => id)
        : [],
      active: of('active'),
      special: of('special'),
      limit: activeLimit(player) ?? ANY,
      company: inRoom(this.state, player.room)
        .map(({ id }) => id)
        .filter((id) => id !== player.id),
    };
  }

  /** Part by part: what the rules refuse costs the rest nothing. */
  private send(player: PlayerState, house: House): void {
    const { number: turn } = this.state.turn!;
    const author: Author = { kind: 'person', person: player.person };
    const part = (fields: object): boolean => this.enter({ type: 'sendMove', turn, ...fields }, author);
    const chance = this.luck.at(`move:${turn}:${player.id}`);
    const move = this.mind.move(this.guest(player), house, chance);
    part({ direction: move.direction });
    if (!part({ vote: move.vote })) part({ vote: chance.pick(house.living) });
    if (move.special && !part({ special: move.special })) part({ special: null });
    if (move.kill !== null && !performerOf(this.state)) part({ mafkill: { target: move.kill } });
    if (!part({ actions: move.actions })) {
      const legal = move.actions.find((action) => part({ actions: [action] }));
      if (!legal) part({ actions: [] });
    }

    if (player.armour === 'ready') part({ bonus: { kind: 'armour', target: player.id } });
  }
}
