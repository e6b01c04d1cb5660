/** Teams dealt before the first game: each block of places of an earlier table gets the sides in an order drawn by lot. */
import type { Refusal } from '../../../engine/contract.js';
import type { CommandOf } from '../commands.js';
import { modulesOf } from '../reading.js';
import { organiserOnly } from '../seats.js';
import { clanIds } from '../state.js';
import { teamKey } from '../team-key.js';
import type { Turn } from '../turn.js';

export function dealTeams(turn: Turn, { teams }: CommandOf<'dealTeams'>): Refusal | undefined {
  const refusal = organiserOnly(turn, 'dealing.blocks') ?? faultOfDeal(turn, teams);
  if (refusal) return refusal;
  const { size } = modulesOf(turn.state).blocks!;
  const placed = [...teams].sort((a, b) => a.place - b.place);
  const blocks = new Map<number, typeof placed>();
  for (const row of placed) {
    const number = Math.floor((row.place - 1) / size) + 1;
    blocks.set(number, [...(blocks.get(number) ?? []), row]);
  }
  const clans = clanIds(turn.state);
  const counts = new Map(clans.map((clan) => [clan, 0]));
  const draws: string[] = [];
  const deals: { team: string; place: number; clan: number }[] = [];
  for (const [number, block] of blocks) {
    const label = turn.label('dealing.blocks', `block:${number}`);
    draws.push(label);
    const drawn = turn.draws.sample(label, clans, clans.length);
    // A short block goes to the sides with the fewest teams; the lot decides between equals.
    const order = drawn.toSorted((a, b) => counts.get(a)! - counts.get(b)!);
    for (const [index, { team, place }] of block.entries()) {
      const clan = order[index % order.length]!;
      counts.set(clan, counts.get(clan)! + 1);
      deals.push({ team, place, clan });
    }
  }
  turn.emit({
    type: 'TeamsDealt',
    game: turn.state.games[0]!.number,
    deals,
    clauses: turn.cite('dealing.blocks'),
    draws,
  });
}

function faultOfDeal(turn: Turn, teams: CommandOf<'dealTeams'>['teams']): Refusal | undefined {
  const { state } = turn;
  if (Object.keys(state.teams).length > 0 || state.games[0]!.results) {
    return turn.refuse('already-dealt', ['dealing.blocks']);
  }
  const keys = new Set<string>();
  const places = new Set<number>();
  for (const [index, { team, place }] of teams.entries()) {
    const key = teamKey(team);
    if (keys.has(key)) {
      return turn.refuse('team-twice', ['dealing.blocks'], {
        field: `teams.${index}.team`,
        params: { team },
      });
    }
    if (places.has(place)) {
      return turn.refuse('place-twice', ['dealing.blocks'], {
        field: `teams.${index}.place`,
        params: { place },
      });
    }
    keys.add(key);
    places.add(place);
  }
}
