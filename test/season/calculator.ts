/**
 * A second reading of the regulation: a small calculator that shares no code with the rulebook, written from the text
 * clause by clause for the one season of season.ts, with the default rulings. From what people entered it works out the
 * table of each game that expected.ts holds. Points are kept in hundredths.
 */
import { sample } from './luck.js';
import { BOARD, type CaptiveSale, GAME_ID, SEED, type Week } from './season.js';
import type { ClanLine, Fight, GameTable } from './table.js';

const FINISH = 262;
const CLANS = [1, 2, 3, 4, 5, 6];
/** 9.3.6. */
const CAPTIVES: Record<number, string> = {
  1: 'НямНю',
  2: 'A lamaison',
  3: 'Улыбаемся и машем',
  4: 'Жигулевские горы',
  6: 'Зайчатки разума',
};
/** 3.2: the cell of each offer and the clan that makes it (0: the author). */
const OFFERS: Record<number, [name: string, side: number]> = {
  24: ['dress', 0],
  55: ['story', 1],
  98: ['humour', 2],
  133: ['tribute', 3],
  168: ['surrender', 4],
  215: ['captive', 5],
  234: ['ode', 6],
};
/** 3.3. */
const ROULETTES = [38, 76, 86, 113, 126, 179, 187, 200];
const JUMPS = new Map(BOARD.flatMap(([cell, mark]) => (mark.kind === 'move' ? [[cell, mark.by]] : [])));
const SKIPS = BOARD.flatMap(([cell, mark]) => (mark.kind === 'skip' ? [cell] : []));

interface Row {
  team: string;
  /** null: out of competition. */
  place: number | null;
  main: number;
  cup: number;
  took: number[];
}
interface Emigrant {
  clan: number | null;
  missed: number;
}
interface Clan {
  cell: number;
  skips: number;
  roulette: boolean;
  carried: number[];
}

/** One name, however it is spelt. */
const key = (name: string) => name.toLowerCase().replaceAll('ё', 'е');
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

export function calculate(weeks: readonly Week[]): GameTable[] {
  const season = new Season();
  return weeks.map((week, index) => season.play(week, weeks[index + 1]));
}

class Season {
  private readonly clans = new Map<number, Clan>(
    CLANS.map((clan) => [clan, { cell: 0, skips: 0, roulette: false, carried: [] }]),
  );
  /** Names as first seen, by key. */
  private readonly names = new Map<string, string>();
  private readonly home = new Map<string, number>();
  private readonly emigrants = new Map<string, Emigrant>();
  private readonly owner = new Map<number, number>();
  /** Pairs at peace: `cell:a-b`. */
  private peace = new Set<string>();
  /** 9.3.6: team key → who gets its points in the coming game. */
  private captives = new Map<string, number>();
  /** 9.3.4: the clan whose painting count of the coming game goes to the Sicilians. */
  private tribute: number | null = null;
  /** Offers of the game before that bind somebody. */
  private open: { offer: string; clan: number }[] = [];
  /** Offers judged only when the next table is entered. */
  private lateAnswers: { clan: number; done: boolean }[] = [];
  private repaintOnce = false;
  /** The listed team of the captive's clan was not at the game. */
  private captiveAbsent = false;

  play(week: Week, next: Week | undefined): GameTable {
    const rows = this.read(week);
    const competing = rows.filter((row) => row.place !== null);
    if (week.game === 170) this.deal(competing, week);
    const lost = this.meetEmigrants(rows);
    for (const { clan, done } of this.lateAnswers) this.settle(clan, done);
    this.lateAnswers = [];

    const teams = (clan: number) => competing.filter((row) => this.clanOf(row.team) === clan);
    const scoring = (clan: number) =>
      competing.filter((row) => (this.captives.get(key(row.team)) ?? this.clanOf(row.team)) === clan);
    const won = (clan: number) => week.creative.some((team) => this.clanOf(team) === clan);

    const order = this.order(teams, week);
    const lines = new Map<number, ClanLine>();
    for (const clan of order) lines.set(clan, this.throwDice(clan, scoring(clan), won(clan)));
    const moved = new Set<number>();
    const finished = this.move(order, lines, moved);
    const table: GameTable = {
      game: week.game,
      order,
      clans: CLANS.map((clan) => lines.get(clan)!),
      fights: [],
      marks: [],
      zeroed: null,
      painted: [],
      anarchy: [],
      owners: {},
      lots: [],
      lost,
      control: {},
      carried: {},
      winner: finished === null ? null : { clan: finished, how: 'finish' },
    };
    if (finished !== null) {
      // Who has not moved has no move to add to; who skips has nothing counted.
      for (const line of lines.values()) {
        if (line.walk === null) line.plus = 0;
        if (line.dice === null) line.main = null;
      }
    } else {
      this.fight(week, teams, won, moved, table.fights);
      for (const clan of CLANS) lines.get(clan)!.end = this.at(clan).cell;
      this.marks(order, moved, rows, table.marks);
      table.zeroed = this.zero(week, competing);
      this.rank(order, lines);
      if (!next) table.winner = { clan: this.nearest(order), how: 'calendar' };
    }
    this.captives = new Map();
    this.dropPeace();
    if (next) this.between(week, next, table);
    for (const clan of CLANS) {
      table.owners[clan] ??= this.cellsOf(clan);
      table.carried[clan] = [...this.at(clan).carried].sort((a, b) => b - a);
    }
    for (const [team, { clan }] of this.emigrants)
      if (clan !== null) table.control[this.names.get(team)!] = clan;
    return table;
  }

  private at(clan: number): Clan {
    return this.clans.get(clan)!;
  }

  private cellsOf(clan: number): number[] {
    return [...this.owner]
      .filter(([, owner]) => owner === clan)
      .map(([cell]) => cell)
      .sort((a, b) => a - b);
  }

  private clanOf(team: string): number | null {
    return this.home.get(key(team)) ?? this.emigrants.get(key(team))?.clan ?? null;
  }

  private read({ table }: Week): Row[] {
    return table
      .trim()
      .split('\n')
      .map((line) => {
        const [team, place, main, cup, took = ''] = line.split('|').map((part) => part.trim());
        const name = this.names.get(key(team!)) ?? team!;
        this.names.set(key(name), name);
        return {
          team: name,
          place: place === '' ? null : Number(place),
          main: Math.round(Number(main) * 100),
          cup: Math.round(Number(cup) * 100),
          took: took.split(' ').filter(Boolean).map(Number),
        };
      });
  }

  /** 1.1: place 1 to the first clan, 2 to the second … 7 to the first again, and so on also beyond 36. */
  private deal(rows: Row[], { answers }: Week): void {
    const shared = answers?.deal ?? [];
    const sorted = [...rows].sort(
      (a, b) => a.place! - b.place! || shared.indexOf(a.team) - shared.indexOf(b.team),
    );
    for (const [index, row] of sorted.entries()) this.home.set(key(row.team), CLANS[index % 6]!);
  }

  /** 1.2, 7.1: whoever was not dealt is an emigrant. 7.5: two games missed in a row end the control. */
  private meetEmigrants(rows: Row[]): string[] {
    const present = new Set(rows.map((row) => key(row.team)));
    const lost: string[] = [];
    for (const team of present) {
      if (!this.home.has(team) && !this.emigrants.has(team))
        this.emigrants.set(team, { clan: null, missed: 0 });
    }
    for (const [team, emigrant] of this.emigrants) {
      emigrant.missed = present.has(team) ? 0 : emigrant.missed + 1;
      if (emigrant.clan === null || emigrant.missed < 2) continue;
      lost.push(this.names.get(team)!);
      emigrant.clan = null;
    }
    return lost;
  }

  /** 2.5: by the best place among the clan's teams; a clan without teams goes last. */
  private order(teams: (clan: number) => Row[], { answers }: Week): number[] {
    const best = (clan: number) => Math.min(1000, ...teams(clan).map((row) => row.place!));
    const tie = answers?.order ?? [];
    return [...CLANS].sort((a, b) => best(a) - best(b) || tie.indexOf(a) - tie.indexOf(b) || a - b);
  }

  /** 5.2–5.4 and chapter 10. */
  private throwDice(clan: number, rows: Row[], won: boolean): ClanLine {
    const state = this.at(clan);
    const main = sum(rows.map((row) => row.main));
    const cup = sum(rows.map((row) => row.cup));
    const line: ClanLine = {
      clan,
      main,
      cup: null,
      out: null,
      dice: null,
      carried: [],
      total: null,
      plus: 0,
      lost: 0,
      from: state.cell,
      walk: null,
      jump: null,
      steps: 0,
      end: state.cell,
      rank: null,
      cells: 0,
    };
    // 2.4.1: no move, hence no dice; what is carried waits for the move that is made.
    if (state.skips > 0) return line;
    line.cup = cup;
    // 10: the largest single result is taken out of the main sum.
    if (state.roulette) line.out = Math.max(0, ...rows.map((row) => row.main));
    const parts = [
      Math.max(1, Math.floor((main - (line.out ?? 0)) / 1000)),
      Math.max(1, Math.floor(cup / 200)),
      won ? 2 : 0,
    ] as const;
    line.dice = [...parts];
    line.carried = state.carried.sort((a, b) => b - a);
    line.total = sum([...parts]) + sum(line.carried);
    state.carried = [];
    state.roulette = false;
    return line;
  }

  /** 2.3–2.7, 2.9, 6.4. @returns the clan that reached the finish */
  private move(order: number[], lines: Map<number, ClanLine>, moved: Set<number>): number | null {
    const gone = new Set<number>();
    for (const clan of order) {
      const state = this.at(clan);
      const line = lines.get(clan)!;
      gone.add(clan);
      if (line.total === null) {
        state.skips--;
        continue;
      }
      // A total below zero moves nobody.
      const steps = Math.max(0, line.total + line.plus);
      line.walk = Math.min(FINISH, state.cell + steps);
      if (steps === 0) continue;
      moved.add(clan);
      state.cell = line.walk;
      // 2.4.2: one jump a move.
      const by = JUMPS.get(state.cell);
      if (by !== undefined) state.cell = line.jump = Math.min(FINISH, state.cell + by);
      line.end = state.cell;
      if (state.cell === FINISH) return clan;
      // 6.4: the owner of the landing cell: +1 to a move still to come, one cell at once after it, nothing for a skip.
      const owner = this.owner.get(state.cell);
      if (owner === undefined || owner === clan) continue;
      const theirs = lines.get(owner)!;
      if (theirs.total === null) theirs.lost++;
      else if (!gone.has(owner)) theirs.plus++;
      else {
        theirs.steps++;
        moved.add(owner);
        this.at(owner).cell = theirs.end = Math.min(FINISH, this.at(owner).cell + 1);
        if (theirs.end === FINISH) return owner;
      }
    }
    return null;
  }

  /** Chapter 8, from the highest cell down. */
  private fight(
    week: Week,
    teams: (clan: number) => Row[],
    won: (clan: number) => boolean,
    moved: Set<number>,
    fights: Fight[],
  ): void {
    // 8.2: day, month and year of the game, those beyond the last question left out.
    const criteria = week.date
      .split('-')
      .reverse()
      .map((part) => Number(part) % 100)
      .filter((number) => number <= week.questions);
    for (let cell = FINISH; cell > 0; cell--) {
      const standing = CLANS.filter((clan) => this.at(clan).cell === cell);
      const pairs = standing.flatMap((a, i) => standing.slice(i + 1).map((b) => `${cell}:${a}-${b}`));
      if (pairs.every((pair) => this.peace.has(pair))) continue;
      const taken = new Map(
        standing.map((clan) => [
          clan,
          criteria.map((question) => teams(clan).filter((row) => row.took.includes(question)).length),
        ]),
      );
      const better = (a: number, b: number): number => {
        const first = criteria.findIndex((_, i) => taken.get(a)![i] !== taken.get(b)![i]);
        return first === -1 ? 0 : taken.get(b)![first]! - taken.get(a)![first]!;
      };
      // Equals share a place, and the next place follows at once.
      const groups =
        week.questions === 0
          ? week.answers!.fights![cell]!
          : [...standing]
              .sort((a, b) => better(a, b) || a - b)
              .reduce<number[][]>((all, clan) => {
                const last = all.at(-1);
                if (last && better(last[0]!, clan) === 0) last.push(clan);
                else all.push([clan]);
                return all;
              }, []);
      const sides: Fight['sides'] = groups.flatMap((group, place) =>
        group.map((clan) => {
          // 8.6: the winner of the contest does not leave the cell. 8.1, 8.3: place k falls back k − 1 cells.
          const to = won(clan) ? cell : Math.max(1, cell - place);
          return { clan, taken: week.questions === 0 ? [] : taken.get(clan)!, to };
        }),
      );
      for (const { clan, to } of sides) {
        if (to !== cell) moved.add(clan);
        this.at(clan).cell = to;
      }
      fights.push({ cell, sides });
      // 8.5, 8.6: who stays together is at peace. 8.4: the cells below come next, with whoever fell onto them.
      const stay = CLANS.filter((clan) => this.at(clan).cell === cell && standing.includes(clan));
      for (const [i, a] of stay.entries())
        for (const b of stay.slice(i + 1)) this.peace.add(`${cell}:${a}-${b}`);
    }
  }

  private dropPeace(): void {
    this.peace = new Set(
      [...this.peace].filter((pair) => {
        const [cell, clans] = pair.split(':');
        return clans!.split('-').every((clan) => this.at(Number(clan)).cell === Number(cell));
      }),
    );
  }

  /** 2.4.1, 2.4.3, 3.2, 3.3: what the cell does to a clan that ends its move on it. */
  private marks(order: number[], moved: Set<number>, rows: Row[], said: string[]): void {
    this.open = [];
    for (const clan of order.filter((each) => moved.has(each))) {
      const state = this.at(clan);
      if (SKIPS.includes(state.cell)) {
        state.skips++;
        said.push(`${clan} skip`);
      }
      if (ROULETTES.includes(state.cell)) {
        state.roulette = true;
        said.push(`${clan} roulette`);
      }
      const offer = OFFERS[state.cell];
      if (offer) this.offer(clan, offer[0], offer[1], rows, said);
    }
  }

  private offer(clan: number, name: string, side: number, rows: Row[], said: string[]): void {
    said.push(`${clan} ${name}`);
    const own = clan === side;
    // 9.3.2 binds everybody but the Russians, the others bind who stands there; nobody is bound by his own.
    const bound = name === 'story' ? CLANS.filter((each) => each !== side) : own ? [] : [clan];
    for (const each of bound) this.open.push({ offer: name, clan: each });
    // 9.3.3, 9.3.7: +7 in any case.
    if (name === 'humour' || name === 'ode') this.at(side).carried.push(7);
    if (name === 'captive' && !own) {
      this.captiveAbsent = !rows.some((row) => row.team === CAPTIVES[clan]);
    }
    // 9.3.5: no emigrants: −7 of itself, and +7 to the Yakuza.
    if (name === 'surrender' && !own && ![...this.emigrants.values()].some((e) => e.clan === clan)) {
      this.at(clan).carried.push(-7);
      this.at(side).carried.push(7);
      this.open = this.open.filter((each) => each.offer !== name || each.clan !== clan);
    }
  }

  /** 7.2, 7.3: as many cells as the free emigrants have points, from the last clan's cell to the finish. */
  private zero(week: Week, rows: Row[]): GameTable['zeroed'] {
    const free = rows.filter((row) => this.clanOf(row.team) === null);
    const count = Math.floor(sum(free.map((row) => row.main)) / 100);
    if (count === 0) return null;
    const from = Math.max(1, Math.min(...CLANS.map((clan) => this.at(clan).cell)));
    const range = Array.from({ length: FINISH - from + 1 }, (_, index) => from + index);
    const drawn = sample(SEED, GAME_ID, `7.2:${week.game}:zeroing`, range, count);
    const hit = drawn.filter((cell) => this.owner.has(cell)).sort((a, b) => a - b);
    const cells = hit.map((cell) => ({ cell, owner: this.owner.get(cell)! }));
    for (const cell of hit) this.owner.delete(cell);
    return { count, from, hit: cells };
  }

  /** 6.2: number 1 to the largest sum; equal sums in the order of moves. 6.3: as many cells as the number. */
  private rank(order: number[], lines: Map<number, ClanLine>): void {
    const ranked = [...order].sort((a, b) => lines.get(b)!.main! - lines.get(a)!.main!);
    for (const [index, clan] of ranked.entries()) {
      const line = lines.get(clan)!;
      line.rank = line.cells = index + 1;
    }
    // 9.3.4: the count goes to the Sicilians, with 7 − count for their next move.
    if (this.tribute === null) return;
    const line = lines.get(this.tribute)!;
    lines.get(3)!.cells += line.cells;
    this.at(3).carried.push(7 - line.cells);
    line.cells = 0;
    this.tribute = null;
  }

  /** 2.8: nearest to the finish; of equals the one earlier in the last order. */
  private nearest(order: number[]): number {
    const first = Math.max(...CLANS.map((clan) => this.at(clan).cell));
    return order.find((clan) => this.at(clan).cell === first)!;
  }

  /** From the evening of one game to the table of the next. */
  private between(week: Week, next: Week, table: GameTable): void {
    if (week.repaintOnce) this.repaintOnce = true;
    for (const { offer, clan, done, how } of week.settled ?? []) {
      if (!this.open.some((each) => each.offer === offer && each.clan === clan))
        throw new Error(`${week.game}: nobody asked clan ${clan} for ${offer}`);
      if (how === 'asked') this.lateAnswers.push({ clan, done });
      else this.settle(clan, done);
      // 9.3.2: +2 to the Russians for each story.
      if (offer === 'story' && done) this.at(1).carried.push(2);
      if (offer === 'tribute' && done) this.tribute = clan;
      // 9.3.5: all emigrants go to the Yakuza.
      if (offer === 'surrender' && done)
        for (const emigrant of this.emigrants.values()) if (emigrant.clan === clan) emigrant.clan = 4;
    }
    const unsettled = this.open.filter(
      ({ offer, clan }) =>
        offer !== 'captive' && !week.settled?.some((each) => each.offer === offer && each.clan === clan),
    );
    if (unsettled.length > 0) throw new Error(`${week.game}: ${JSON.stringify(unsettled)}`);
    this.paint(week, table);
    if (week.captive) this.sell(week.captive);
    for (const clan of CLANS) table.owners[clan] = this.cellsOf(clan);
    for (const [index, lot] of (week.lots ?? []).entries()) {
      const best = lot.bids.at(-1);
      if (!best) {
        table.lots.push({ team: lot.team, winner: null, paid: [] });
        continue;
      }
      // 7.4, 7.7: the last highest bid wins and is paid by lot from the clan's own cells.
      const [clan, price] = best;
      const label = `7.4:${next.game}:lot:${index + 1}`;
      const paid = sample(SEED, GAME_ID, label, this.cellsOf(clan), price);
      for (const cell of paid) this.owner.delete(cell);
      this.emigrants.set(key(lot.team), { clan, missed: 0 });
      table.lots.push({ team: lot.team, winner: clan, paid: paid.sort((a, b) => a - b) });
    }
  }

  /** 9.2. */
  private settle(clan: number, done: boolean): void {
    this.at(clan).carried.push(done ? 7 : -7);
  }

  /** 6.3, 6.5–6.8. */
  private paint(week: Week, table: GameTable): void {
    for (const { clan, cells, over = [] } of week.paint ?? []) {
      const allowed = table.clans.find((line) => line.clan === clan)!.cells;
      if (cells.length + over.length > allowed) throw new Error(`${week.game}: clan ${clan} paints too much`);
      for (const cell of cells) if (this.owner.has(cell)) throw new Error(`${week.game}: ${cell} is painted`);
      for (const cell of over) {
        const owner = this.owner.get(cell);
        if (owner === undefined || owner === clan) throw new Error(`${week.game}: ${cell} is not another's`);
      }
      for (const cell of [...cells, ...over]) this.owner.set(cell, clan);
      if (over.length > 0) this.at(clan).carried.push(this.repaintOnce ? -1 : -over.length);
      table.painted.push({ clan, cells: [...cells, ...over].sort((a, b) => a - b) });
    }
    table.painted.sort((a, b) => a.clan - b.clan);
    table.anarchy = table.clans
      .filter((line) => line.cells > 0 && !table.painted.some(({ clan }) => clan === line.clan))
      .map((line) => line.clan);
  }

  /** 9.3.6. */
  private sell({ clan, named, bids, cells }: CaptiveSale): void {
    if (this.captiveAbsent !== (named !== undefined)) throw new Error(`captive of clan ${clan}`);
    const team = named ?? CAPTIVES[clan]!;
    const best = bids.at(-1);
    this.captives.set(key(team), best ? best[0] : 5);
    for (const cell of cells) {
      if (this.owner.get(cell) !== best![0]) throw new Error(`${cell} is not the winner's`);
      this.owner.set(cell, 5);
    }
  }
}
