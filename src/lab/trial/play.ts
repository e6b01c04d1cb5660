/**
 * A trial of a season pack: a whole season played by its rules with random quiz results, and what came of it. Pure: the same
 * pack and seed always play the same season.
 */
import type { Command, EventBase, Instant } from '../../engine/contract.js';
import { keyedDraws } from '../../engine/draws.js';
import { Game } from '../../engine/game.js';
import { plusMs } from '../../engine/time.js';
import type { SeasonEvent } from '../../rulebooks/race/events.js';
import { nextGame, type SeasonState } from '../../rulebooks/race/state.js';
import { seasonPacksRulebook } from '../../rulebooks/season/index.js';
import type { SeasonFile } from '../../rulebooks/season/pack.js';
import { Chance } from '../chance.js';
import { type Act, answer, bid, headOf, organiser, paint, pay, write } from './people.js';
import { hitOf, movesOf, type TrialGame } from './read.js';

export interface TrialSeason {
  games: TrialGame[];
  /** null: nobody, the season stands where something is still asked. */
  winner: number | null;
  how: 'finish' | 'calendar' | null;
}

const MINUTE = 60_000;
/** Teams that come later than the first game. */
const NEWCOMERS = 3;
const QUESTIONS = 24;

interface Team {
  team: string;
  /** Answers of an ordinary evening. */
  strength: number;
  from: number;
}

/**
 * @param pack one that `checkPack` has nothing against
 * @param teams a side has at the first game
 */
export function playTrial(pack: SeasonFile, seed: number, teams: number): TrialSeason {
  const chance = new Chance(seed ^ 0x5ea50);
  const seats = pack.sides.map(({ id }) => ({ person: headOf(id), clan: id, role: 'boss' }));
  const head = {
    id: `trial-${seed}`,
    rulebook: 'season',
    version: seasonPacksRulebook.version,
    setup: { pack, seats },
  };
  const game = new Game(
    seasonPacksRulebook as unknown as Game['rulebook'],
    head,
    keyedDraws(`trial ${seed}`, head.id),
  );
  return new Trial(game, chance, pack, teams).play();
}

class Trial {
  private events: SeasonEvent[] = [];
  private key = 0;
  private readonly teams: Team[];

  constructor(
    private readonly game: Game,
    private readonly chance: Chance,
    private readonly pack: SeasonFile,
    teams: number,
  ) {
    const regular = pack.sides.length * teams;
    this.teams = Array.from({ length: regular + NEWCOMERS }, (_, index) => ({
      team: `Команда ${index + 1}`,
      strength: 8 + chance.below(12),
      from: index < regular ? 0 : 1 + chance.below(Math.max(1, pack.games.length - 1)),
    }));
  }

  private get state(): SeasonState {
    return this.game.state as SeasonState;
  }

  private readonly act: Act = (command, author, at) => {
    for (const record of this.game.advance(at)) this.keep(record.entries);
    const outcome = this.game.submit(command, author, at, `k${this.key++}`);
    if (outcome.accepted) this.keep(outcome.record.entries);
    return outcome.accepted;
  };

  private keep(entries: readonly { events: readonly EventBase[] }[]): void {
    for (const { events } of entries) this.events.push(...(events as readonly SeasonEvent[]));
  }

  play(): TrialSeason {
    const first = this.state.games[0]!.times.startsAt;
    const before = plusMs(first, -24 * 60 * MINUTE);
    if (this.pack.modules.blocks) {
      const teams = this.teams
        .filter(({ from }) => from === 0)
        .map(({ team }, index) => ({ team, place: index + 1 }));
      this.act({ type: 'dealTeams', teams }, organiser, before);
    }
    this.act({ type: 'startSeason' }, organiser, before);
    const games: TrialGame[] = [];
    for (let index = 0; index < this.pack.games.length && this.state.phase === 'running'; index++) {
      const played = this.evening(index);
      if (!played) break;
      games.push(played);
    }
    const ended = this.state.winner;
    return { games, winner: ended?.clan ?? null, how: ended?.how ?? null };
  }

  /** What happens before a game, the game, and what is asked after it. */
  private evening(index: number): TrialGame | null {
    const next = nextGame(this.state);
    if (!next) return null;
    const { number, date, times } = next;
    const state = () => this.state;
    this.before(index, number, times.startsAt);
    const from = positionsOf(this.state);
    const since = this.events.length;
    const at = plusMs(times.startsAt, 3 * 60 * MINUTE);
    if (!this.act(this.results(index, number), organiser, at)) return null;
    for (let asked = 0; this.state.asks.length > 0 && asked < 50; asked++) this.reply(at);
    if (nextGame(this.state)?.number === number) return null;
    const events = this.events.slice(since);
    const hits = events.flatMap((event) => hitOf(event) ?? []);
    const moves = movesOf(
      this.pack.sides.map(({ id }) => id),
      events,
      from,
      positionsOf(this.state),
    );
    if (this.state.phase === 'running') {
      // The report comes out by itself; then people do what the day has left them to do.
      const out = plusMs(times.reportAt, MINUTE);
      for (const record of this.game.advance(out)) this.keep(record.entries);
      answer(state, this.chance, this.act, out);
      paint(state, this.chance, this.act);
    }
    return { number, date, moves, hits, owners: [...this.state.owners] };
  }

  private before(index: number, number: number, startsAt: Instant): void {
    const state = () => this.state;
    const here = this.teams.filter(({ from }) => from <= index).map(({ team }) => team);
    if (this.pack.modules.emigrants) bid(state, this.chance, this.act, here);
    const eve = plusMs(startsAt, -10 * MINUTE);
    pay(state, this.act, eve);
    if (this.pack.modules.intrigues?.games.includes(number)) write(state, this.chance, this.act, eve);
  }

  private reply(at: Instant): void {
    const ask = this.state.asks[0]!;
    const items = this.chance.maybe(0.5) ? [...ask.items].reverse() : ask.items;
    const reply = ask.kind === 'choice' ? { choice: items[0]! } : { groups: items.map((item) => [item]) };
    this.act({ type: 'answerAsk', ask: ask.ask, answer: reply }, organiser, at);
  }

  /** A quiz evening: every team near its strength, a few away. Scores are hundredths. */
  private results(index: number, number: number): Command {
    const { chance } = this;
    const rows = this.teams
      .filter(({ from }) => from <= index)
      .filter((_, nth) => nth === 0 || chance.maybe(0.92))
      .map(({ team, strength }) => {
        const right = Math.max(0, Math.min(QUESTIONS, strength + chance.below(9) - 4));
        const taken = new Set(
          chance.some(
            Array.from({ length: QUESTIONS }, (_, n) => n + 1),
            right,
          ),
        );
        const questions = Object.fromEntries(
          Array.from({ length: QUESTIONS }, (_, n) => [n + 1, taken.has(n + 1) ? 1 : 0]),
        );
        return { team, main: right * 100, cup: chance.below(4) * 100, questions };
      })
      .sort((a, b) => b.main - a.main);
    return {
      type: 'enterResults',
      game: number,
      results: {
        teams: rows.map((row, place) => ({ ...row, place: place + 1 })),
        creative: chance.maybe(0.5) ? [chance.pick(rows).team] : [],
        questionCount: QUESTIONS,
      },
      accepted: [],
    };
  }
}

function positionsOf({ clans }: SeasonState): Record<string, number> {
  return Object.fromEntries(Object.entries(clans).map(([id, { position }]) => [id, position]));
}
