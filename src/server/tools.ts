/** What the server offers but does not make itself; each part may be missing. */
import type { Command, Lang } from '../engine/contract.js';
import type { PersonRole } from '../store/store.js';
import type { GameHost } from './game-host.js';
import type { LiveGame } from './live-game.js';
import type { ReportFormat } from './shapes.js';

export interface Tools {
  /** Makes the season to look around in. */
  createDemo?(host: GameHost): Promise<{ id: string; people: DemoPerson[] }>;
  /** Reads a quiz table. `command` is what would enter it, once nothing is left to decide. */
  previewImport?(input: ImportInput): Promise<{ preview: unknown; command: Command | null }>;
  /** The report of a game from the public view. */
  report?(view: unknown, options: { game: number; format: ReportFormat; lang: Lang }): string;
  /** The board of the public view as PNG. */
  boardPicture?(view: unknown, options: PictureOptions): Promise<Uint8Array> | Uint8Array;
  /** The game as a scenario, as plain data. */
  exportGame?(live: LiveGame): unknown;
}

export interface DemoPerson {
  id: string;
  name: string;
  role: PersonRole;
  clan: number | null;
}

export interface ImportInput {
  game: number;
  /** The organiser's view: the teams the table is checked against. */
  view: unknown;
  file: { name: string; bytes: Uint8Array } | null;
  text: string | null;
  mapping: unknown;
  decisions: unknown;
}

export interface PictureOptions {
  /** After which game; null: as it is now. */
  game: number | null;
  shape: 'wide' | 'tall';
  theme: 'light' | 'dark';
  lang: Lang;
}
