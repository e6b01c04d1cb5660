/** The tables of a season as the engine played it, from its events and views. */
import type { Game } from '../../src/engine/game.js';
import type { EventOf, SeasonEvent } from '../../src/rulebooks/race/events.js';
import type { SeasonView } from '../../src/rulebooks/race/view.js';
import { eventsOf, organiserView, viewsBeforeEachTable } from '../support/season-views.js';
import type { ClanLine, GameTable } from './table.js';

const ascending = (a: number, b: number) => a - b;
const descending = (a: number, b: number) => b - a;

export function tablesOf(game: Game): GameTable[] {
  const evenings = viewsBeforeEachTable(game);
  const events = eventsOf(game);
  const numbers = [...new Set(events.flatMap((event) => (event.type === 'OrderSet' ? [event.game] : [])))];
  const tables: GameTable[] = [];
  for (const number of numbers) {
    const later = evenings.get(number + 1) ?? organiserView(game);
    tables.push(tableOf(number, events, later, tables.at(-1)));
  }
  return tables;
}

function tableOf(
  number: number,
  all: readonly SeasonEvent[],
  later: SeasonView,
  before: GameTable | undefined,
): GameTable {
  const of = <T extends SeasonEvent['type']>(type: T, game = number): EventOf<T>[] =>
    all.filter((event): event is EventOf<T> => event.type === type && 'game' in event && event.game === game);
  const seen = later.games.find((each) => each.number === number)!;
  const ended = of('SeasonEnded')[0];
  const zeroed = of('CellsZeroed')[0];
  const owners = seen.after!.ownersPainted;
  const painted = new Map<number, number[]>();
  for (const { clan, cells } of of('Painted'))
    painted.set(clan, [...(painted.get(clan) ?? []), ...cells.map(({ cell }) => cell)]);

  const line = (clan: number): ClanLine => {
    const dice = of('DiceThrown').find((each) => each.clan === clan);
    const walk = of('Walked').find((each) => each.clan === clan);
    const jump = of('Jumped').find((each) => each.clan === clan);
    const rank = of('RanksSet')[0]?.ranks.find((each) => each.clan === clan);
    const handed = of('CountHandedOver')[0];
    const cells = rank?.cells ?? 0;
    return {
      clan,
      main: dice?.mainSum ?? rank?.sum ?? null,
      out: dice?.removed?.main ?? null,
      cup: dice?.cupSum ?? null,
      dice: dice ? [dice.main, dice.cup, dice.creative] : null,
      carried: (dice?.modifiers ?? []).map(({ amount }) => amount).sort(descending),
      total: dice?.total ?? null,
      plus: walk?.bonus ?? 0,
      lost: of('OwnerBonus').filter((each) => each.owner === clan && each.how === 'lost').length,
      from: walk?.from ?? before?.clans[clan - 1]?.end ?? 0,
      walk: walk?.to ?? null,
      jump: jump?.to ?? null,
      steps: of('BonusStepped').filter((each) => each.clan === clan).length,
      end: seen.after!.positions[clan - 1]!,
      rank: rank?.rank ?? null,
      cells: handed?.from === clan ? 0 : handed?.to === clan ? cells + handed.cells : cells,
    };
  };
  const clans = [1, 2, 3, 4, 5, 6];
  return {
    game: number,
    order: of('OrderSet')[0]!.order.map(({ clan }) => clan),
    clans: clans.map(line),
    fights: of('FightHeld').map(({ cell, sides }) => ({
      cell,
      sides: [...sides]
        .sort((a, b) => a.place - b.place || a.clan - b.clan)
        .map(({ clan, taken, to }) => ({ clan, taken, to })),
    })),
    marks: marksOf(all, number),
    zeroed: zeroed
      ? {
          count: zeroed.count,
          from: zeroed.from,
          hit: zeroed.hit.map(({ cell, owner }) => ({ cell, owner: owner! })).sort((a, b) => a.cell - b.cell),
        }
      : null,
    painted: [...painted]
      .map(([clan, cells]) => ({ clan, cells: cells.sort(ascending) }))
      .sort((a, b) => a.clan - b.clan),
    anarchy: of('PaintingClosed')[0]?.anarchy ?? [],
    owners: Object.fromEntries(
      clans.map((clan) => [clan, owners.flatMap((owner, i) => (owner === clan ? [i + 1] : []))]),
    ),
    lots: of('LotClosed', number + 1).map(({ team, winner, paid }) => ({
      team,
      winner,
      paid: [...paid].sort(ascending),
    })),
    lost: of('ControlLost').map(({ team }) => team),
    control: Object.fromEntries(
      later.teams.flatMap(({ team, status, clan }) => (status === 'controlled' ? [[team, clan!]] : [])),
    ),
    carried: Object.fromEntries(
      later.clans.map(({ id, modifiers }) => [id, modifiers.map(({ amount }) => amount).sort(descending)]),
    ),
    winner: ended ? { clan: ended.winner, how: ended.how } : null,
  };
}

/** In the order in which they took hold; an offer to many is one mark of whoever landed. */
function marksOf(all: readonly SeasonEvent[], game: number): string[] {
  const marks = all.flatMap((event) => {
    if (!('game' in event) || event.game !== game) return [];
    if (event.type === 'SkipEarned') return [`${event.clan} skip`];
    if (event.type === 'RouletteHit') return [`${event.clan} roulette`];
    if (event.type === 'OfferMade') return [`${event.visitor} ${event.kind}`];
    // A clan on the cell of its own offer has no task, only the reward that is due in any case.
    if (event.type === 'OfferRewarded' && event.rulings?.includes('offer.ownCell'))
      return [`${event.clan} ${event.offer.split('-')[1]}`];
    return [];
  });
  return [...new Set(marks)];
}
