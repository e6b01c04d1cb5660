/**
 * The judge's table as its screens see it: the view with everything entered on this device, and one way to enter. Whether the
 * network is there makes no difference to `enter`: an entry is decided and kept here first and sent afterwards.
 */
import { createContext } from 'react';
import type { Instant, Refusal, Text } from '../../engine/contract.js';
import type { Entry } from '../../engine/game.js';
import type { TableCommand } from '../../rulebooks/table/commands.js';
import type { GameView } from '../../rulebooks/table/view.js';

/** `ok`: kept on this device (or, where luck is needed, carried out by the server). Otherwise nothing has happened. */
export type Entered = { ok: true } | { ok: false; refusal: Refusal; text: Text };

/** An entry made here that the server does not have. */
export interface Unsent<C = TableCommand> {
  command: C;
  /** When the judge made it, in game time. */
  at: Instant;
  /** Whether it is possible on the log as the server has it now. */
  fits: boolean;
  /** Why it does not fit. */
  text: Text | null;
}

/**
 * Entries made here that cannot simply be sent; nothing more is sent until the judge has chosen.
 * `led-elsewhere`: another device leads the table; `changed`: entries of another device or a correction have come in between;
 * `refused`: the server did not take an entry.
 */
export interface Stuck<C = TableCommand> {
  kind: 'led-elsewhere' | 'changed' | 'refused';
  /** The server's own words where it has said something. */
  text: Text | null;
  /** In the order they were made. */
  unsent: readonly Unsent<C>[];
  /** Sends those that still fit, in order; the others are dropped. While another device leads, take the lead first. */
  sendFitting(): Promise<void>;
  /** Drops them all: the table is as the server has it. */
  discard(): Promise<void>;
}

export interface JudgeTable {
  /** The game's id. */
  id: string;
  /** The judge's view: what the server has and the entries kept on this device; while `stuck`, only what the server has. */
  view: GameView;
  /** Resolves when the entry is kept on this device, not when it is sent. Luck (`drawSeats` without order, `drawCard`) needs the network. */
  enter(command: TableCommand): Promise<Entered>;
  /** Entries kept here and not sent yet: «saved here: N». */
  waiting: number;
  connection: 'live' | 'lost';
  /** Which device leads the table; `label` and `since` are null when none does: the first entry will make its device lead. */
  lead: { mine: boolean; label: string | null; since: Instant | null };
  /**
   * Makes this device the one that leads; an empty label: the person's name and the kind of device. `lost`: the sign-in of the
   * device that led ends with it. @throws ApiError
   */
  takeLead(label: string, lost?: boolean): Promise<void>;
  stuck: Stuck | null;
  /** Game time in milliseconds, good while offline. */
  now(): number;
  /** The effective history, oldest first. */
  entries: readonly Entry[];
  /** Whether this page opens here without the network: the browser keeps the screens only over https or on this machine. */
  opensOffline: boolean;
}

export const TableContext = createContext<JudgeTable | null>(null);
