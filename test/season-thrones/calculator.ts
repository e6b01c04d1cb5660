/**
 * A second reading of the regulation: a small calculator that shares no code with the rulebook, written from the text
 * clause by clause for the one season of season.ts, with the default rulings and those the season decides. From what
 * people entered it works out the table of each game that expected.ts holds. Points are kept in hundredths.
 */
import { sample } from '../season/luck.js';
import { DEALT, GAME_ID, type Letter, SEED, type Week } from './season.js';
import type { GameTable, HouseLine } from './table.js';

const FINISH = 135;
const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const WALKERS = 10;
/** Chapter of cells: the castle of each house. */
export const CASTLES: Record<number, number> = {
  9: 7,
  10: 1,
  16: 3,
  32: 4,
  37: 6,
  64: 5,
  68: 2,
  71: 9,
  75: 8,
};
/** The numbers of the target cells rule, not the rows of the picture. */
export const JUMPS: Record<number, number> = { 2: 5, 65: 20, 82: 59, 85: 89, 122: 99, 125: 127 };
export const CHANGES: Record<number, number> = { 46: -4, 48: -1, 54: 4, 103: 4, 104: 4 };
/** 2.4.4 and the cell of the dragon. */
export const RESTART = 29;
export const TWINS = 36;
export const COIN = 39;
export const DRESS = 55;
export const NAME = 105;
export const SKIP = 128;

interface Row {
  team: string;
  place: number;
  main: number;
  cup: number;
}
interface Team {
  name: string;
  /** The house it plays for when it comes. */
  house: number;
  missed: number;
  appeared: boolean;
  away: boolean;
  /** Earned for its house so far. */
  main: number;
  cup: number;
}
interface House {
  cell: number;
  skips: number;
  carried: number[];
  coin: boolean;
  refused: boolean;
  feast: boolean;
}

/** One name, however it is spelt. */
const key = (name: string) => name.toLowerCase().replaceAll('ё', 'е').replaceAll(' ', '');
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const signed = (n: number) => (n > 0 ? `+${n}` : `${n}`);

export function calculate(weeks: readonly Week[]): GameTable[] {
  const season = new Season();
  return weeks.map((week, index) => season.play(week, weeks[index + 1]));
}

class Season {
  private readonly houses = new Map<number, House>(
    HOUSES.map((house) => [
      house,
      { cell: 0, skips: 0, carried: [], coin: false, refused: false, feast: false },
    ]),
  );
  private readonly teams = new Map<string, Team>();
  /** 1.3: houses that have had mercenaries since all had had them. */
  private served: number[] = [];
  /** 3.55: who has been asked to dress up for the coming game. */
  private asked: number[] = [];
  private eaten = false;
  private duelLoser = -2;

  constructor() {
    // 1.1: each ten of places by a lot of its own.
    for (let from = 0; from < DEALT.length; from += 10) {
      const order = sample(SEED, GAME_ID, `1.1:block:${from / 10 + 1}`, HOUSES, 10);
      for (const [index, name] of DEALT.slice(from, from + 10).entries()) this.admit(name, order[index]!);
    }
  }

  play(week: Week, next: Week | undefined): GameTable {
    const rows = read(week);
    const table: GameTable = {
      game: week.game,
      order: [],
      houses: [],
      teams: [],
      dress: [],
      letters: [],
      marks: [],
      choices: [],
      carried: {},
      coins: [],
      winner: null,
    };
    this.judgeDress(week, table.dress);
    const charges = this.meetTeams(rows, week.game, table.teams);
    table.order = this.order(rows, week);
    const lines = new Map(HOUSES.map((house) => [house, this.throwDice(house, rows, week)]));
    table.houses = HOUSES.map((house) => lines.get(house)!);
    for (const { gain } of charges) {
      const line = lines.get(WALKERS)!;
      if (gain === 0) continue;
      line.carried.push(gain);
      line.carried.sort((a, b) => b - a);
      line.total! += gain;
    }
    if (week.letters) this.resolve(week, week.letters, lines, table.letters);
    this.feast(lines);
    const finished = this.move(table.order, lines, table.marks);
    for (const { house, loss } of charges) if (loss > 0) this.at(house).carried.push(-loss);
    if (finished !== null) table.winner = { house: finished, how: 'finish' };
    else if (!next) table.winner = { house: this.nearest(table.order), how: 'calendar' };
    if (next) this.choose(week, table.choices);
    for (const house of HOUSES) {
      table.carried[house] = [...this.at(house).carried].sort((a, b) => b - a);
      if (this.at(house).coin) table.coins.push(house);
    }
    for (const row of rows) {
      const team = this.teams.get(key(row.team))!;
      team.main += row.main;
      team.cup += row.cup;
    }
    if (week.decided?.eaten) this.eaten = true;
    if (week.decided?.eight) this.duelLoser = -8;
    return table;
  }

  private at(house: number): House {
    return this.houses.get(house)!;
  }

  private admit(name: string, house: number): void {
    this.teams.set(key(name), { name, house, missed: 0, appeared: false, away: false, main: 0, cup: 0 });
  }

  /** 3.55: dressed as the Children of the Forest at the next game: +4 to that game's move. */
  private judgeDress({ dressed, game }: Week, said: string[]): void {
    if (this.asked.length !== (dressed ?? []).length) throw new Error(`${game}: dress code`);
    for (const house of this.asked) {
      const answer = dressed!.find((each) => each.house === house)!;
      if (answer.done) this.at(house).carried.push(4);
      said.push(`${house} ${answer.done ? 'done' : 'not done'}`);
    }
    this.asked = [];
  }

  /** 1.2–1.6. @returns what deserters bring and cost */
  private meetTeams(
    rows: Row[],
    game: number,
    said: string[],
  ): { house: number; gain: number; loss: number }[] {
    const present = new Set(rows.map((row) => key(row.team)));
    for (const { team } of rows) {
      if (this.teams.has(key(team))) continue;
      // 1.3, 1.4: of the houses that wait for mercenaries, those with the fewest teams.
      if (this.served.length === HOUSES.length) this.served = [];
      const waiting = HOUSES.filter((house) => !this.served.includes(house));
      const size = (house: number) => [...this.teams.values()].filter((each) => each.house === house).length;
      const fewest = Math.min(...waiting.map(size));
      const among = waiting.filter((house) => size(house) === fewest);
      const house = sample(SEED, GAME_ID, `1.2:${game}:=${key(team)}`, among, 1)[0]!;
      this.admit(team, house);
      this.served.push(house);
      said.push(`${team} joins ${house} of ${among.join(' ')}`);
    }
    const charges: { house: number; gain: number; loss: number }[] = [];
    for (const [name, team] of this.teams) {
      if (present.has(name)) {
        team.missed = 0;
        team.appeared = true;
        if (!team.away) continue;
        team.away = false;
        // 1.6: on a cell of the skip the skip is cancelled.
        const house = this.at(team.house);
        const cancelled = house.cell === SKIP && house.skips > 0;
        if (cancelled) house.skips = 0;
        said.push(`${team.name} returns to ${team.house}${cancelled ? ', the skip is cancelled' : ''}`);
        continue;
      }
      if (!team.appeared) continue;
      team.missed++;
      if (team.missed !== 3 || team.house === WALKERS || team.away) continue;
      team.away = true;
      // Main by 10 and cup by 2, exact to the end: in thousandths of a step.
      const points = team.main + team.cup * 5;
      const charge = { house: team.house, gain: Math.floor(points / 2000), loss: Math.floor(points / 4000) };
      charges.push(charge);
      said.push(`${team.name} leaves ${team.house} with ${points / 1000}: +${charge.gain} −${charge.loss}`);
    }
    return charges;
  }

  private rowsOf(house: number, rows: Row[]): Row[] {
    return rows.filter((row) => this.teams.get(key(row.team))!.house === house);
  }

  /** 2.5: by the best place among the house's teams; a house without teams goes last. */
  private order(rows: Row[], { sharedBest }: Week): number[] {
    const best = (house: number) => Math.min(1000, ...this.rowsOf(house, rows).map((row) => row.place));
    const tie = sharedBest ?? [];
    return [...HOUSES].sort((a, b) => best(a) - best(b) || tie.indexOf(a) - tie.indexOf(b) || a - b);
  }

  /** 5.2–5.4. */
  private throwDice(house: number, rows: Row[], { creative }: Week): HouseLine {
    const state = this.at(house);
    const line: HouseLine = {
      house,
      main: null,
      cup: null,
      dice: null,
      carried: [],
      total: null,
      letters: 0,
      left: null,
      from: state.cell,
      walk: null,
      jump: null,
      end: state.cell,
    };
    // 2.4.1: no move; what is carried waits for the move that is made.
    if (state.skips > 0) return line;
    const own = this.rowsOf(house, rows);
    line.main = sum(own.map((row) => row.main));
    line.cup = sum(own.map((row) => row.cup));
    const won = own.some((row) => creative.includes(row.team));
    line.dice = [
      Math.max(1, Math.floor(line.main / 1000)),
      Math.max(1, Math.floor(line.cup / 200)),
      won ? 2 : 0,
    ];
    line.carried = state.carried.sort((a, b) => b - a);
    line.total = sum(line.dice) + sum(line.carried);
    state.carried = [];
    return line;
  }

  /** Chapter 6, with the totals of this game as they are before any letter. */
  private resolve(
    week: Week,
    letters: readonly Letter[],
    lines: Map<number, HouseLine>,
    said: string[],
  ): void {
    const of = (house: number) => letters.find((letter) => letter.from === house);
    const add = (house: number, amount: number) => {
      lines.get(house)!.letters += amount;
    };
    const success = (a: number, b: number, target: number) => {
      add(target, -4);
      add(a, 3);
      add(b, 3);
    };
    for (const { from, ally, target } of [...letters].sort((a, b) => a.from - b.from)) {
      const answer = of(ally);
      if (answer?.ally === from) {
        // Told once, by the house of the smaller number.
        if (from > ally) continue;
        if (answer.target === target) {
          success(from, ally, target);
          said.push(`${from} and ${ally} against ${target}: success`);
          continue;
        }
        const decided = week.pact!;
        said.push(`${from} and ${ally} against ${target} and ${answer.target}: asked, ${decided}`);
        if (decided === 'failed') {
          add(from, -2);
          add(ally, -2);
        } else if (decided !== 'none') success(from, ally, decided);
      } else if (answer) {
        add(from, -2);
        said.push(`${from} with ${ally}, who is with ${answer.ally}: failed`);
      } else {
        const [mine, theirs] = [lines.get(from)!.total!, lines.get(target)!.total!];
        said.push(`${from} alone against ${target}: ${mine} to ${theirs}`);
        if (mine === theirs) continue;
        add(mine > theirs ? from : target, 8);
        add(mine > theirs ? target : from, this.duelLoser);
      }
    }
  }

  /** 3.36: two thirds of the points of this move are eaten. */
  private feast(lines: Map<number, HouseLine>): void {
    for (const [house, line] of lines) {
      if (!this.at(house).feast || line.total === null) continue;
      this.at(house).feast = false;
      const points = Math.max(0, line.total + line.letters);
      line.left = this.eaten ? points - Math.floor((2 * points) / 3) : Math.floor(points / 3);
    }
  }

  /** 2.3–2.9. @returns the house that reached the finish */
  private move(order: number[], lines: Map<number, HouseLine>, said: string[]): number | null {
    const moved: number[] = [];
    let finished: number | null = null;
    for (const house of order) {
      const state = this.at(house);
      const line = lines.get(house)!;
      if (finished !== null) continue;
      if (line.total === null) {
        state.skips--;
        continue;
      }
      // A total below zero moves nobody.
      const steps = line.left ?? Math.max(0, line.total + line.letters);
      line.walk = Math.min(FINISH, state.cell + steps);
      state.cell = line.walk;
      if (JUMPS[state.cell] !== undefined) state.cell = line.jump = JUMPS[state.cell]!;
      else if (state.cell === RESTART) state.cell = line.jump = 1;
      line.end = state.cell;
      if (state.cell === FINISH) finished = house;
      if (steps > 0) moved.push(house);
    }
    // Nobody has a next move when the finish is reached.
    if (finished === null)
      for (const house of moved.sort((a, b) => a - b))
        said.push(...this.mark(house).map((mark) => `${house} ${mark}`));
    return finished;
  }

  /** The final cell. */
  private mark(house: number): string[] {
    const state = this.at(house);
    const castle = CASTLES[state.cell];
    if (castle !== undefined) {
      const amount = castle === house ? 2 : -1;
      state.carried.push(amount);
      return [`castle ${signed(amount)}`];
    }
    const change = CHANGES[state.cell];
    if (change !== undefined) {
      state.carried.push(change);
      return [`change ${signed(change)}`];
    }
    if (state.cell === COIN) {
      const had = state.coin;
      state.coin = true;
      return had ? [] : ['coin'];
    }
    if (state.cell === TWINS) {
      if (!state.refused) return ['twins'];
      state.skips++;
      return ['skip'];
    }
    if (state.cell === DRESS) {
      this.asked.push(house);
      this.asked.sort((a, b) => a - b);
      return ['dress'];
    }
    if (state.cell === NAME) {
      if (state.coin) return ['name'];
      state.carried.push(-2);
      return ['debt -2'];
    }
    if (state.cell === SKIP) {
      state.skips++;
      return ['skip'];
    }
    return [];
  }

  /** 2.8: nearest to the finish; of equals the one earlier in the last order. */
  private nearest(order: number[]): number {
    const first = Math.max(...HOUSES.map((house) => this.at(house).cell));
    return order.find((house) => this.at(house).cell === first)!;
  }

  /** 3.36, 3.105: before the next game; no answer is a refusal, and a coin kept. */
  private choose(week: Week, said: string[]): void {
    for (const house of HOUSES) {
      const state = this.at(house);
      const choice = week.choices?.find((each) => each.house === house);
      if (state.cell === TWINS && !state.refused && state.skips === 0) {
        if (choice?.option === 'marry') {
          state.cell = 49;
          state.feast = true;
        } else state.refused = true;
        said.push(`${house} ${choice ? choice.option : 'does not answer: refuse'}`);
      } else if (state.cell === NAME && state.coin) {
        if (choice) {
          this.at(Number(choice.option)).carried.push(-4);
          state.carried.push(2);
          state.coin = false;
        }
        said.push(`${house} names ${choice ? choice.option : 'nobody'}`);
      } else if (choice) throw new Error(`${week.game}: nobody asked house ${house}`);
    }
  }
}

function read({ table }: Week): Row[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [team, place, main, cup] = line.split('|').map((part) => part.trim());
      return {
        team: team!,
        place: Number(place),
        main: Math.round(Number(main) * 100),
        cup: Math.round(Number(cup) * 100),
      };
    });
}
