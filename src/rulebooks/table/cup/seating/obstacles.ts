/** Wishes that cannot be met, told before the search with the reason. What is said here is proved, never guessed. */
import type { Text } from '../../../../engine/contract.js';
import type { Problem } from './problem.js';
import type { Obstacle } from './task.js';

/** Most nodes of one proof that people can be kept apart; beyond them nothing is claimed. */
const PROOF_NODES = 50_000;

export function obstaclesOf(problem: Problem): Obstacle[] {
  return [
    ...shortRounds(problem),
    ...lockObstacles(problem),
    ...apartObstacles(problem),
    ...judgeObstacles(problem),
  ];
}

function obstacle(code: string, text: Text, facts: Partial<Obstacle> = {}): Obstacle {
  return { code, text, fatal: false, round: null, players: [], judges: [], ...facts };
}

/** Rounds with fewer players than seats, told once for all rounds that are alike. */
function shortRounds(problem: Problem): Obstacle[] {
  const { players, tables, seats, fixed } = problem;
  const alike = new Map<string, { there: number; count: number; rounds: number[] }>();
  for (const [r, count] of tables.entries()) {
    const there = problem.present[r]!.filter((who) => who < players).length;
    if (fixed[r] || there >= count * seats) continue;
    const key = `${there}:${count}`;
    const group = alike.get(key) ?? { there, count, rounds: [] };
    group.rounds.push(r + 1);
    alike.set(key, group);
  }
  return [...alike.values()].map(({ there, count, rounds }) => {
    const wanted = count * seats;
    const lacking = wanted - there;
    const list = rounds.join(', ');
    const said = {
      ru: `Туры ${list}: играют ${there}, а мест ${wanted}`,
      en: `Rounds ${list}: ${there} players, ${wanted} seats`,
    };
    if (lacking <= count) {
      const text = {
        ru: `${said.ru}. Пустых мест: ${lacking}, не больше одного за столом.`,
        en: `${said.en}. Empty seats: ${lacking}, at most one at a table.`,
      };
      return obstacle('empty-seats', text, { round: rounds[0]! });
    }
    const enough = Math.floor(there / seats);
    const text =
      enough === 0
        ? { ru: `${said.ru}. Не хватает и на один стол.`, en: `${said.en}. Not enough for one table.` }
        : { ru: `${said.ru}. Столов хватит: ${enough}.`, en: `${said.en}. Tables that would do: ${enough}.` };
    return obstacle('too-few-players', text, { fatal: true, round: rounds[0]! });
  });
}

function lockObstacles({ task, index, tables, seats, fixed, present }: Problem): Obstacle[] {
  const found: Obstacle[] = [];
  const places = new Map<string, string>();
  const names = new Map(task.players.map(({ id, name }) => [id, name]));
  for (const { round, table, seat, player } of task.locked) {
    const name = names.get(player) ?? player;
    const fault = (code: string, ru: string, en: string): void => {
      found.push(
        obstacle(
          code,
          {
            ru: `Закреплённое место (тур ${round}, стол ${table}, место ${seat}, ${name}): ${ru}.`,
            en: `The locked seat (round ${round}, table ${table}, seat ${seat}, ${name}): ${en}.`,
          },
          { fatal: true, round, players: [player] },
        ),
      );
    };
    const r = round - 1;
    const who = index.get(player);
    if (who === undefined) fault('unknown-player', 'такого игрока нет', 'there is no such player');
    else if (tables[r] === undefined || table > tables[r] || seat > seats)
      fault('no-such-seat', 'такого места нет', 'there is no such seat');
    else if (fixed[r]) fault('round-stands', 'этот тур уже не меняется', 'this round stands already');
    else if (!present[r]!.includes(who))
      fault('player-away', 'игрока в этом туре нет', 'the player is away in this round');
    const bySeat = `${round}:${table}:${seat}`;
    const byPlayer = `${round}:${player}`;
    for (const key of [bySeat, byPlayer]) {
      const other = places.get(key);
      if (other !== undefined) fault('locked-twice', `уже закреплено: ${other}`, `already locked: ${other}`);
      places.set(key, `${name}, ${table}–${seat}`);
    }
  }
  return found;
}

/** Rounds alike in their people and tables are looked at once. */
function apartObstacles(problem: Problem): Obstacle[] {
  const { apart, all, players, tables, fixed } = problem;
  const found: Obstacle[] = [];
  const seen = new Set<string>();
  for (const [r, count] of tables.entries()) {
    if (fixed[r]) continue;
    const people = problem.present[r]!.filter(
      (a) => a < players && problem.present[r]!.some((b) => apart[a * all + b] === 1),
    );
    if (people.length === 0) continue;
    const locks = [...problem.locked[r]!]
      .filter(([who]) => people.includes(who))
      .map(([who, { table }]) => [who, table] as const);
    const key = JSON.stringify([people, count, problem.outs[r], locks]);
    if (seen.has(key)) continue;
    seen.add(key);
    const groups = { tables: count, seats: problem.seats, outs: problem.outs[r]!, locked: new Map(locks) };
    if (canPart(problem, people, groups) !== false) continue;
    found.push(crowd(problem, people, groups, r));
  }
  return found;
}

interface Groups {
  tables: number;
  seats: number;
  outs: number;
  locked: ReadonlyMap<number, number>;
}

/** The people without whom it would work: leaving out whoever is not needed for the proof. */
function crowd(problem: Problem, people: readonly number[], groups: Groups, r: number): Obstacle {
  let core = [...people];
  for (const who of people) {
    const without = core.filter((other) => other !== who);
    if (canPart(problem, without, groups) === false) core = without;
  }
  const names = core.map((who) => problem.task.players[who]!.name).join(', ');
  const round = r + 1;
  const outs =
    groups.outs > 0
      ? { ru: `, вне игры ${groups.outs}`, en: `, sitting out ${groups.outs}` }
      : { ru: '', en: '' };
  return obstacle(
    'cannot-part',
    {
      ru: `В туре ${round} нельзя развести: ${names}. Столов ${groups.tables}${outs.ru}. Уберите одно из правил «не вместе».`,
      en: `In round ${round} these cannot be kept apart: ${names}. Tables: ${groups.tables}${outs.en}. Take one of the rules away.`,
    },
    { round, players: core.map((who) => problem.task.players[who]!.id) },
  );
}

/** Whether people can be put at tables so that nobody meets whom he may not; null: not settled within the bounds. */
function canPart({ apart, all }: Problem, people: readonly number[], groups: Groups): boolean | null {
  const { tables, seats, outs, locked } = groups;
  const links = (who: number): number => people.filter((other) => apart[who * all + other] === 1).length;
  const order = [...people].sort(
    (a, b) => Number(locked.has(b)) - Number(locked.has(a)) || links(b) - links(a) || a - b,
  );
  const at: number[][] = Array.from({ length: tables }, () => []);
  const preset = new Set(locked.values());
  let out = 0;
  let nodes = 0;
  const place = (next: number): boolean | null => {
    const who = order[next];
    if (who === undefined) return true;
    if (++nodes > PROOF_NODES) return null;
    let fresh = false;
    for (const [t, group] of at.entries()) {
      if (locked.has(who) && locked.get(who) !== t) continue;
      // Untouched tables are alike: one of them is enough to try.
      if (group.length === 0 && !preset.has(t)) {
        if (fresh) continue;
        fresh = true;
      }
      if (group.length >= seats || group.some((other) => apart[who * all + other] === 1)) continue;
      group.push(who);
      const done = place(next + 1);
      group.pop();
      if (done !== false) return done;
    }
    if (out < outs && !locked.has(who)) {
      out++;
      const done = place(next + 1);
      out--;
      if (done !== false) return done;
    }
    return false;
  };
  return place(0);
}

function judgeObstacles({ task, tables, fixed }: Problem): Obstacle[] {
  const open = tables.flatMap((count, r) => (fixed[r] ? [] : [count]));
  const wanted = Math.max(0, ...open) * task.judgesPerTable;
  const { length } = task.judges;
  if (length >= wanted) return [];
  return [
    obstacle('too-few-judges', {
      ru: `Судей ${length}, а нужно ${wanted}: столов ${Math.max(...open)}, у стола ${task.judgesPerTable}. Часть столов останется без судьи.`,
      en: `There are ${length} judges and ${wanted} are needed: ${Math.max(...open)} tables, ${task.judgesPerTable} at each. Some tables stay without.`,
    }),
  ];
}

/** After the search: what it could not keep, where nothing was proved before. */
export function brokenWishes(
  { task }: Problem,
  figures: {
    rules: { kind: string; players: string[]; rounds: number[]; team: string | null }[];
    judges: { lacking: { round: number; table: number }[] };
  },
  told: readonly Obstacle[],
): Obstacle[] {
  const names = new Map(task.players.map(({ id, name }) => [id, name]));
  const found: Obstacle[] = [];
  for (const { kind, players, rounds } of figures.rules) {
    const forbidden = kind === 'separate' || (kind === 'team' && task.teams === 'separate');
    if (!forbidden || rounds.length === 0) continue;
    const who = players.map((id) => names.get(id) ?? id).join(', ');
    found.push(
      obstacle(
        'met-anyway',
        {
          ru: `Вместе за столом, хотя разведены: ${who}. Туры: ${rounds.join(', ')}.`,
          en: `At one table though kept apart: ${who}. Rounds: ${rounds.join(', ')}.`,
        },
        { players, round: rounds[0]! },
      ),
    );
  }
  const { lacking } = figures.judges;
  if (lacking.length > 0 && !told.some(({ code }) => code === 'too-few-judges')) {
    const where = lacking.map(({ round, table }) => `${round}–${table}`).join(', ');
    found.push(
      obstacle(
        'no-judge',
        {
          ru: `Из-за конфликтов судей с игроками без судьи остались столы (тур–стол): ${where}.`,
          en: `Because of conflicts between judges and players these tables have no judge (round–table): ${where}.`,
        },
        { round: lacking[0]!.round },
      ),
    );
  }
  return found;
}
