/**
 * A whole season played by its rules: quiz evenings like real ones, people of a strategy. Pure: the same season, luck and
 * draws are always played alike.
 */
import type { EventBase, Instant, Rulebook } from '../../engine/contract.js';
import { keyedDraws } from '../../engine/draws.js';
import { Game } from '../../engine/game.js';
import { plusMs } from '../../engine/time.js';
import type { SeasonEvent } from '../../rulebooks/race/events.js';
import { hasModule, modulesOf } from '../../rulebooks/race/reading.js';
import { nextGame, type SeasonState } from '../../rulebooks/race/state.js';
import type { Luck } from '../chance.js';
import { type Played, Standing, type Way } from '../play.js';
import { evening, type Team, teamsOf } from '../quiz/evenings.js';
import { headOf, organiser, People } from './people.js';

export interface SeasonSubject {
  kind: 'season';
  rulebook: string;
  /** As the rulebook stores it. */
  pack: unknown;
  /** Teams a side has at the first game. */
  teams: number;
}

/** A game day that was played. */
export interface Day {
  number: number;
  date: string;
  /** Positions before and after it, by side. */
  from: Readonly<Record<string, number>>;
  to: Readonly<Record<string, number>>;
  /** Of the day itself, without the windows after it. */
  events: readonly SeasonEvent[];
  /** Owners of the cells once its windows are over, cell 1 first; 0: nobody. */
  owners: readonly number[];
}

export interface Season {
  state: SeasonState;
  days: Day[];
  events: readonly SeasonEvent[];
  teams: readonly Team[];
}

const MINUTE = 60_000;
/** Teams that come later than the first game. */
const NEWCOMERS = 3;

/** @param pack one that the rulebook's own check has nothing against */
export function playSeason(rulebook: Rulebook, { pack, teams }: SeasonSubject, way: Way): Season {
  const { sides } = pack as SeasonState['pack'];
  const seats = sides.map(({ id }) => ({ person: headOf(id), clan: id, role: 'boss' }));
  const head = {
    id: 'lab',
    rulebook: rulebook.id,
    version: rulebook.version,
    setup: { pack, rulings: way.rulings, seats },
  };
  const game = new Game(rulebook, head, keyedDraws(way.draws, head.id));
  return new Play(game, way, teamsOf(way.luck, sides.length * teams, NEWCOMERS, gamesOf(game))).play();
}

function gamesOf(game: Game): number {
  return (game.state as SeasonState).games.length;
}

class Play {
  private readonly events: SeasonEvent[] = [];
  private key = 0;
  private readonly luck: Luck;
  private readonly people: People;

  constructor(
    private readonly game: Game,
    { luck, strategy }: Way,
    private readonly teams: readonly Team[],
  ) {
    this.luck = luck;
    this.people = new People(() => this.state, strategy.season, luck, this.act);
  }

  private get state(): SeasonState {
    return this.game.state as SeasonState;
  }

  private readonly act = (
    ...[command, author, at]: [Parameters<Game['submit']>[0], Parameters<Game['submit']>[1], Instant]
  ): boolean => {
    this.wait(at);
    const outcome = this.game.submit(command, author, at, `k${this.key++}`);
    if (outcome.accepted) this.keep(outcome.record.entries);
    return outcome.accepted;
  };

  private wait(at: Instant): void {
    for (const record of this.game.advance(at)) this.keep(record.entries);
  }

  private keep(entries: readonly { events: readonly EventBase[] }[]): void {
    for (const { events } of entries) this.events.push(...(events as readonly SeasonEvent[]));
  }

  play(): Season {
    const first = this.state.games[0]!.times.startsAt;
    const before = plusMs(first, -24 * 60 * MINUTE);
    if (modulesOf(this.state).blocks) {
      const teams = this.teams
        .filter(({ from }) => from === 0)
        .sort((a, b) => b.strength - a.strength)
        .map(({ team }, index) => ({ team, place: index + 1 }));
      this.act({ type: 'dealTeams', teams }, organiser, before);
    }
    this.act({ type: 'startSeason' }, organiser, before);
    const days: Day[] = [];
    for (let index = 0; index < gamesOf(this.game) && this.state.phase === 'running'; index++) {
      const played = this.day(index);
      if (!played) break;
      days.push(played);
    }
    return { state: this.state, days, events: this.events, teams: this.teams };
  }

  /** What happens before a game, the game, and what is asked after it; null: the season stands still. */
  private day(index: number): Day | null {
    const next = nextGame(this.state);
    if (!next) return null;
    const { number, date, times } = next;
    this.before(index, number, times.startsAt);
    const from = positionsOf(this.state);
    const since = this.events.length;
    const at = plusMs(times.startsAt, 3 * 60 * MINUTE);
    const results = evening(this.teams, index, this.luck);
    if (!this.act({ type: 'enterResults', game: number, results, accepted: [] }, organiser, at)) return null;
    for (let asked = 0; this.state.asks.length > 0 && asked < 50; asked++) this.reply(at);
    if (nextGame(this.state)?.number === number) return null;
    const events = this.events.slice(since);
    const to = positionsOf(this.state);
    if (this.state.phase === 'running') {
      // The report comes out by itself; then people do what the day has left them to do.
      const out = plusMs(times.reportAt, MINUTE);
      this.wait(out);
      this.people.answer(out);
      this.people.paint();
    }
    return { number, date, from, to, events, owners: [...this.state.owners] };
  }

  private before(index: number, number: number, startsAt: Instant): void {
    const here = this.teams.filter(({ from }) => from <= index).map(({ team }) => team);
    if (hasModule(this.state, 'emigrants')) this.people.bid(here);
    const eve = plusMs(startsAt, -10 * MINUTE);
    this.people.pay(eve);
    if (modulesOf(this.state).intrigues?.games.includes(number)) this.people.write(eve);
  }

  /** Where the regulation leaves an order or a choice to the organiser, a coin decides. */
  private reply(at: Instant): void {
    const ask = this.state.asks[0]!;
    const turned = this.luck.at(`ask:${ask.ask}`).maybe(0.5);
    const items = turned ? [...ask.items].reverse() : ask.items;
    const reply = ask.kind === 'choice' ? { choice: items[0]! } : { groups: items.map((item) => [item]) };
    this.act({ type: 'answerAsk', ask: ask.ask, answer: reply }, organiser, at);
  }
}

function positionsOf({ clans }: SeasonState): Record<string, number> {
  return Object.fromEntries(Object.entries(clans).map(([id, { position }]) => [id, position]));
}

/** A season as the statistics want it. */
export function countSeason({ state, days, events, teams }: Season): Played {
  const winner = state.winner === null ? null : String(state.winner.clan);
  const standing = new Standing();
  for (const { to } of days) standing.add(new Map(Object.entries(to)));
  const held = [
    ...ranked(strengths(state, teams)).map((side, at) => ({
      group: 'strength',
      member: String(at + 1),
      won: side === winner,
    })),
    ...ranked(days[0]?.to ?? {}).map((side, at) => ({
      group: 'start',
      member: String(at + 1),
      won: side === winner,
    })),
  ];
  return { winner, length: days.length, events, held: winner === null ? [] : held, cells: standing.cells };
}

/** Mean strength of the teams each side was dealt, by side. */
function strengths(state: SeasonState, teams: readonly Team[]): Record<string, number> {
  const known = new Map(teams.map(({ team, strength }) => [team, strength]));
  const sums: Record<string, number> = {};
  for (const { id } of state.pack.sides) sums[id] = 0;
  for (const { team, home } of Object.values(state.teams)) {
    if (home !== null) sums[home] = (sums[home] ?? 0) + (known.get(team) ?? 0);
  }
  return sums;
}

/** Keys, the greatest value first; equal ones by key. */
function ranked(values: Readonly<Record<string, number>>): string[] {
  return Object.entries(values)
    .sort(([a, one], [b, other]) => other - one || Number(a) - Number(b))
    .map(([key]) => key);
}
