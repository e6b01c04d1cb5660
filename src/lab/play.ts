/** What is played in the lab, and what one game tells. */
import type { EventBase } from '../engine/contract.js';
import type { Luck } from './chance.js';
import type { Strategy } from './strategy/strategy.js';

/** One way to play a game. */
export interface Way {
  /** Rulings that differ from their defaults and from what the pack presets. */
  rulings: Readonly<Record<string, string>>;
  strategy: Strategy;
  /** What people do and how quiz evenings go. */
  luck: Luck;
  /** Seed of the draws of the regulation. */
  draws: string;
}

/** Of a cell of a board, or of a room. */
export interface CellCount {
  /** Sides or players that stood there at the end of a game or turn. */
  stood: number;
  /** Of those: they had stood there before already. */
  held: number;
  /** Of those: somebody else stood there, too. */
  crowded: number;
}

export interface Played {
  /** Key of a contender; null: nobody within the time the lab allows. */
  winner: string | null;
  /** Games of a season, days of a table, turns of a forum game. */
  length: number;
  events: readonly EventBase[];
  /** Who held what, and whether his side won: `role`, `don`. */
  held: readonly { group: string; member: string; won: boolean }[];
  cells: ReadonlyMap<number, CellCount>;
}

/** Counts who stands where, after each game or turn. */
export class Standing {
  readonly cells = new Map<number, CellCount>();
  private before = new Map<string, number>();

  /** @param now who stands where; 0 is nowhere */
  add(now: ReadonlyMap<string, number>): void {
    const at = new Map<number, number>();
    for (const cell of now.values()) at.set(cell, (at.get(cell) ?? 0) + 1);
    for (const [who, cell] of now) {
      if (cell === 0) continue;
      const count = this.cells.get(cell) ?? { stood: 0, held: 0, crowded: 0 };
      count.stood++;
      if (this.before.get(who) === cell) count.held++;
      if (at.get(cell)! > 1) count.crowded++;
      this.cells.set(cell, count);
    }
    this.before = new Map(now);
  }
}
