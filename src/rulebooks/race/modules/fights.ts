/** Fights of clans that end a move on one cell. */
import { dateParts } from '../../../engine/time.js';
import { answerTo, positions } from '../asks.js';
import { clanIds, clanOf, type GameState } from '../state.js';
import { rowsOf, wonCreative } from '../teams.js';
import type { Topic } from '../topics.js';
import type { Turn } from '../turn.js';

interface Fighter {
  clan: number;
  /** Per criterion: how many of its teams took the question. */
  taken: number[];
  teams: number;
  immune: boolean;
}

/**
 * From the highest cell down until nothing changes. Each fight either rolls somebody back or leaves its clans
 * at peace, so it ends.
 */
export function resolveFights(turn: Turn, game: GameState): boolean {
  if (turn.state.phase === 'ended') return true;
  for (let cell = highestQuarrel(turn, game); cell !== null; cell = highestQuarrel(turn, game)) {
    if (!fight(turn, game, cell)) return false;
  }
  return true;
}

/** The highest cell where two clans stand that have not made peace there. Cell 0 is outside the field. */
function highestQuarrel(turn: Turn, game: GameState): number | null {
  const cells = clanIds(turn.state).map((clan) => clanOf(turn.state, clan).position);
  const shared = cells.filter((cell, index) => cell > 0 && cells.indexOf(cell) < index).sort((a, b) => b - a);
  return shared.find((cell) => quarrels(turn, game, standing(turn, cell), cell)) ?? null;
}

function standing(turn: Turn, cell: number): number[] {
  return clanIds(turn.state).filter((clan) => clanOf(turn.state, clan).position === cell);
}

function quarrels(turn: Turn, game: GameState, clans: number[], cell: number): boolean {
  const lasting = turn.ruling('peace') === 'stay';
  const atPeace = (a: number, b: number): boolean =>
    turn.state.peace.some(
      (pair) =>
        pair.cell === cell &&
        pair.clans[0] === a &&
        pair.clans[1] === b &&
        (lasting || pair.game === game.number),
    );
  return clans.some((a, index) =>
    clans.slice(index + 1).some((b) => !atPeace(Math.min(a, b), Math.max(a, b))),
  );
}

/** One fight on one cell; false when it must ask for the order. */
function fight(turn: Turn, game: GameState, cell: number): boolean {
  const clans = standing(turn, cell);
  const criteria = criteriaOf(game);
  const fighters = clans.map((clan) => fighterOf(turn, game, clan, criteria));
  const places =
    criteria && fighters.every((fighter) => fighter !== null)
      ? placesByQuestions(turn, fighters as Fighter[])
      : askPlaces(turn, game, cell, clans);
  if (!places) return false;

  const bestPlace = Math.min(...places.values());
  const sides = clans.map((clan, index) => {
    const place = places.get(clan)!;
    const immune = wonCreative(turn.state, game, clan);
    // The creative contest's winner does not leave the cell, however weak.
    const back = immune ? 0 : place - bestPlace;
    return {
      clan,
      taken: fighters[index]?.taken ?? [],
      teams: fighters[index]?.teams ?? rowsOf(turn.state, game, clan).length,
      place,
      immune,
      to: Math.max(1, cell - back),
    };
  });
  const saved = sides.some((side) => side.immune && side.place > bestPlace);
  const special: Topic[] = [];
  if (clans.length > 2) special.push('fights.many');
  if (clans.some((clan) => turn.state.day!.rolled.includes(clan))) special.push('fights.chain');
  if (saved) special.push('fights.immunity');
  const asked = fighters.some((fighter) => fighter === null) || !criteria;
  turn.emit({
    type: 'FightHeld',
    game: game.number,
    cell,
    criteria: criteria ?? [],
    sides,
    ask: asked ? askId(game, cell, clans) : null,
    clauses: turn.cite('fights', 'fights.questions', ...special),
    rulings: ['fight.measure', ...(clans.length > 2 ? (['fight.rank'] as const) : [])],
  });
  makePeace(turn, game, cell, places);
  return true;
}

/** Whoever is left together on the cell parts in peace. */
function makePeace(turn: Turn, game: GameState, cell: number, places: Map<number, number>): void {
  const together = standing(turn, cell).filter((clan) => places.has(clan));
  if (together.length < 2) return;
  const equal = new Set(together.map((clan) => places.get(clan))).size === 1;
  const immune = together.some((clan) => wonCreative(turn.state, game, clan));
  const why = equal ? 'equal' : immune ? 'immunity' : 'edge';
  turn.emit({
    type: 'PeaceMade',
    game: game.number,
    cell,
    clans: together,
    why,
    clauses: why === 'immunity' ? turn.cite('fights.immunity') : turn.cite('fights.peace'),
    rulings: ['peace'],
  });
}

/**
 * The questions numbered like the day, the month and the year of the game, those beyond the last question played left
 * out. Null when the table has no questions at all.
 */
function criteriaOf(game: GameState): number[] | null {
  const { questionCount } = game.results!;
  if (questionCount === 0) return null;
  const { day, month, yearShort } = dateParts(game.date);
  return [day, month, yearShort].filter((number) => number >= 1 && number <= questionCount);
}

/** Null when one of the clan's teams has no questions in the table. */
function fighterOf(turn: Turn, game: GameState, clan: number, criteria: number[] | null): Fighter | null {
  const rows = rowsOf(turn.state, game, clan);
  if (!criteria || rows.some((row) => !row.questions)) return null;
  return {
    clan,
    taken: criteria.map((number) => rows.filter((row) => row.questions![number] === 1).length),
    teams: rows.length,
    immune: wonCreative(turn.state, game, clan),
  };
}

function placesByQuestions(turn: Turn, fighters: Fighter[]): Map<number, number> {
  const share = turn.ruling('fight.measure') === 'share';
  const compare = (a: Fighter, b: Fighter): number => {
    for (const [index, taken] of a.taken.entries()) {
      // Shares are compared as fractions: a/b against c/d is a·d against c·b.
      const left = share ? taken * Math.max(1, b.teams) : taken;
      const right = share ? b.taken[index]! * Math.max(1, a.teams) : b.taken[index]!;
      if (left !== right) return right - left;
    }
    return 0;
  };
  const sorted = [...fighters].sort((a, b) => compare(a, b) || a.clan - b.clan);
  const groups: number[][] = [];
  for (const [index, fighter] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before && compare(before, fighter) === 0) groups.at(-1)!.push(fighter.clan);
    else groups.push([fighter.clan]);
  }
  return placesOf(turn, groups);
}

/** Shared places count densely or as in a competition. */
function placesOf(turn: Turn, groups: number[][]): Map<number, number> {
  const dense = turn.ruling('fight.rank') === 'dense';
  const places = new Map<number, number>();
  let before = 0;
  for (const [index, group] of groups.entries()) {
    for (const clan of group) places.set(clan, dense ? index + 1 : before + 1);
    before += group.length;
  }
  return places;
}

function askPlaces(turn: Turn, game: GameState, cell: number, clans: number[]): Map<number, number> | null {
  const answer = answerTo(
    turn,
    {
      ask: askId(game, cell, clans),
      kind: 'order',
      topic: 'fight',
      game: game.number,
      items: clans.map(String),
      ties: true,
      facts: { cell },
    },
    'fights.questions',
  );
  if (!answer) return null;
  const byPosition = new Map<number, number[]>();
  for (const [clan, position] of positions(answer)) {
    byPosition.set(position, [...(byPosition.get(position) ?? []), Number(clan)]);
  }
  return placesOf(
    turn,
    [...byPosition.keys()].sort((a, b) => a - b).map((position) => byPosition.get(position)!),
  );
}

function askId(game: GameState, cell: number, clans: number[]): string {
  return `fight:${game.number}:${cell}:${clans.join('-')}`;
}
