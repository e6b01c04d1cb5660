/** The tables of a season as the engine played it, from its events and views. */
import type { Game } from '../../src/engine/game.js';
import type { EventOf, SeasonEvent } from '../../src/rulebooks/race/events.js';
import type { SeasonView } from '../../src/rulebooks/race/view.js';
import { eventsOf, organiserView, viewsBeforeEachTable } from '../support/season-views.js';
import type { GameTable, HouseLine } from './table.js';

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const signed = (n: number) => (n > 0 ? `+${n}` : `${n}`);

export function tablesOf(game: Game): GameTable[] {
  const evenings = viewsBeforeEachTable(game);
  const events = eventsOf(game);
  const numbers = [...new Set(events.flatMap((event) => (event.type === 'OrderSet' ? [event.game] : [])))];
  return numbers.map((number) => tableOf(number, events, evenings.get(number + 1) ?? organiserView(game)));
}

function tableOf(number: number, all: readonly SeasonEvent[], later: SeasonView): GameTable {
  const of = <T extends SeasonEvent['type']>(type: T): EventOf<T>[] =>
    all.filter(
      (event): event is EventOf<T> => event.type === type && 'game' in event && event.game === number,
    );
  const ended = of('SeasonEnded')[0];
  const earlier = all.slice(
    0,
    all.findIndex((event) => event.type === 'OrderSet' && event.game === number),
  );

  const line = (house: number): HouseLine => {
    const dice = of('DiceThrown').find(({ clan }) => clan === house);
    const walk = of('Walked').find(({ clan }) => clan === house);
    const jump = of('Jumped').find(({ clan }) => clan === house);
    const feast = of('FeastHeld').find(({ clan }) => clan === house);
    const from = walk?.from ?? standing(earlier, house);
    return {
      house,
      main: dice?.mainSum ?? null,
      cup: dice?.cupSum ?? null,
      dice: dice ? [dice.main, dice.cup, dice.creative] : null,
      carried: (dice?.modifiers ?? []).map(({ amount }) => amount).sort((a, b) => b - a),
      total: dice?.total ?? null,
      letters: of('IntrigueResolved')
        .flatMap(({ changes }) => changes)
        .filter(({ clan, how }) => clan === house && how === 'added')
        .reduce((sum, { amount }) => sum + amount, 0),
      left: feast?.left ?? null,
      from,
      walk: walk?.to ?? null,
      jump: jump?.to ?? null,
      end: jump?.to ?? walk?.to ?? from,
    };
  };
  return {
    game: number,
    order: of('OrderSet')[0]!.order.map(({ clan }) => clan),
    houses: HOUSES.map(line),
    teams: [
      ...of('MercenaryJoined').map(({ team, clan, among }) => `${team} joins ${clan} of ${among.join(' ')}`),
      ...of('TeamReturned').map(
        ({ team, to, skipCancelled }) =>
          `${team} returns to ${to}${skipCancelled ? ', the skip is cancelled' : ''}`,
      ),
      ...of('TeamDeserted').map(
        ({ team, from, main, cup, gain, loss }) =>
          `${team} leaves ${from} with ${(main + cup * 5) / 1000}: +${gain} −${loss}`,
      ),
    ],
    // An offer belongs to the game of its cell and is judged at the next.
    dress: all.flatMap((event) =>
      event.type === 'OfferSettled' && event.game === number - 1
        ? [`${event.clan} ${event.fulfilled ? 'done' : 'not done'}`]
        : [],
    ),
    letters: lettersOf(of('IntrigueResolved'), all),
    marks: marksOf(all, number),
    choices: [...of('ChoiceMade'), ...of('ChoiceLapsed')]
      .sort((a, b) => a.clan - b.clan)
      .map((event) => {
        if (event.type === 'ChoiceLapsed') return `${event.clan} names nobody`;
        if (event.kind === 'name') return `${event.clan} names ${event.option}`;
        return `${event.clan} ${event.auto ? `does not answer: ${event.option}` : event.option}`;
      }),
    carried: Object.fromEntries(
      later.clans.map(({ id, modifiers }) => [
        id,
        modifiers.map(({ amount }) => amount).sort((a, b) => b - a),
      ]),
    ),
    coins: later.clans.flatMap(({ id, coin }) => (coin ? [id] : [])),
    winner: ended ? { house: ended.winner, how: ended.how } : null,
  };
}

/** Where a house that does not move stands: its last move, jump or wedding. */
function standing(events: readonly SeasonEvent[], house: number): number {
  const last = events.findLast(
    (event) =>
      (event.type === 'Walked' ||
        event.type === 'Jumped' ||
        (event.type === 'ChoiceMade' && event.to !== null)) &&
      event.clan === house,
  );
  return last && 'to' in last ? Number(last.to) : 0;
}

function lettersOf(resolved: EventOf<'IntrigueResolved'>[], all: readonly SeasonEvent[]): string[] {
  const sent = (game: number, house: number) =>
    all.findLast(
      (event): event is EventOf<'LetterSent'> =>
        event.type === 'LetterSent' && event.game === game && event.clan === house,
    );
  return resolved.map(({ game, outcome, clans, ally, target, totals, changes, ask }) => {
    const [a, b] = clans as [number, number | undefined];
    if (ask !== null) {
      const decided = outcome === 'success' ? target : outcome;
      const against = [a, b!].map((house) => sent(game, house)!.target);
      return `${a} and ${b} against ${against.join(' and ')}: asked, ${decided}`;
    }
    if (outcome === 'success') return `${a} and ${b} against ${target}: success`;
    if (outcome === 'failed') return `${a} with ${ally}, who is with ${sent(game, ally!)!.ally}: failed`;
    if (outcome === 'none' && changes.some(({ amount }) => amount !== 0)) throw new Error(`letters of ${a}`);
    return `${a} alone against ${target}: ${totals!.join(' to ')}`;
  });
}

/** By house. */
function marksOf(all: readonly SeasonEvent[], game: number): string[] {
  const marks = all.flatMap((event): [number, string][] => {
    if (!('game' in event) || event.game !== game) return [];
    switch (event.type) {
      case 'SkipEarned':
        return [[event.clan, 'skip']];
      case 'CastleReached':
        return [[event.clan, `castle ${signed(event.amount)}`]];
      case 'NextMoveChanged':
        return [[event.clan, `change ${signed(event.amount)}`]];
      case 'CoinGiven':
        return [[event.clan, 'coin']];
      case 'CoinOwed':
        return [[event.clan, `debt ${signed(event.amount)}`]];
      case 'ChoiceOpened':
        return [[event.clan, event.kind]];
      case 'OfferMade':
        return [[event.clan, event.kind]];
      default:
        return [];
    }
  });
  return marks.sort(([a], [b]) => a - b).map(([house, mark]) => `${house} ${mark}`);
}
