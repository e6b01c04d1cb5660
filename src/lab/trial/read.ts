/** What the events of a trial's game day say to whoever looks at the board. */
import type { SeasonEvent } from '../../rulebooks/race/events.js';

/** The effect of a cell has caught a side. */
export interface TrialHit {
  side: number;
  cell: number;
  kind: 'skip' | 'move' | 'restart' | 'change' | 'castle' | 'twins' | 'coin' | 'name' | 'roulette' | 'offer';
  /** Where a jump led, or how much the next move gains; null: neither. */
  amount: number | null;
}

export interface TrialMove {
  side: number;
  from: number;
  to: number;
  /** Cells where it stopped on its way. */
  via: number[];
  /** The move it threw; null: it skipped or did not move. */
  total: number | null;
}

export interface TrialGame {
  number: number;
  date: string;
  moves: TrialMove[];
  hits: TrialHit[];
  /** Owners of the cells at the end of its windows, cell 1 first; 0: nobody. */
  owners: number[];
}

/** null: the event tells of no cell. */
export function hitOf(event: SeasonEvent): TrialHit | null {
  switch (event.type) {
    case 'Jumped':
      return {
        side: event.clan,
        cell: event.from,
        kind: event.to === 1 && event.by === 1 - event.from ? 'restart' : 'move',
        amount: event.to,
      };
    case 'SkipEarned':
      return { side: event.clan, cell: event.cell, kind: 'skip', amount: null };
    case 'RouletteHit':
      return { side: event.clan, cell: event.cell, kind: 'roulette', amount: null };
    case 'OfferMade':
      return { side: event.clan, cell: event.cell, kind: 'offer', amount: null };
    case 'NextMoveChanged':
      return { side: event.clan, cell: event.cell, kind: 'change', amount: event.amount };
    case 'CastleReached':
      return { side: event.clan, cell: event.cell, kind: 'castle', amount: event.amount };
    case 'CoinGiven':
      return { side: event.clan, cell: event.cell, kind: 'coin', amount: null };
    case 'CoinOwed':
      return { side: event.clan, cell: event.cell, kind: 'name', amount: event.amount };
    case 'ChoiceOpened':
      return { side: event.clan, cell: event.cell, kind: event.kind, amount: null };
    default:
      return null;
  }
}

type Positions = Readonly<Record<string, number>>;

export function movesOf(
  sides: readonly number[],
  events: readonly SeasonEvent[],
  before: Positions,
  after: Positions,
): TrialMove[] {
  return sides.map((side) => {
    const stops: number[] = [];
    let total: number | null = null;
    for (const event of events) {
      if (!('clan' in event) || event.clan !== side) continue;
      if (event.type === 'DiceThrown') total = event.total;
      if (event.type === 'Walked' || event.type === 'Jumped' || event.type === 'BonusStepped')
        stops.push(event.to);
    }
    const to = after[side] ?? 0;
    if (stops.at(-1) === to) stops.pop();
    return { side, from: before[side] ?? 0, to, via: stops, total };
  });
}
