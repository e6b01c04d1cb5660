/** The search for a seating, carried out by the server while the organiser waits. */
import type { SeatingFigures } from '../../../rulebooks/table/cup/seating/figures.js';
import type { Obstacle, PlacedTable } from '../../../rulebooks/table/cup/seating/task.js';
import { request } from '../../app/api.js';

export interface Proposed {
  /** All rounds, those that stand among them; empty when no seating can be made. */
  tables: PlacedTable[];
  figures: SeatingFigures | null;
  obstacles: Obstacle[];
}

/**
 * What keeps a found seating from being accepted: those who may never meet would. The server refuses it, too. Meetings of
 * rounds that stand already are past.
 * @param from the first round that is seated
 */
export function forbidden({ obstacles, figures }: Proposed, from: number): Obstacle[] {
  const ahead = (players: readonly string[]): boolean =>
    figures?.rules.some(
      (rule) => rule.players.join() === players.join() && rule.rounds.some((round) => round >= from),
    ) ?? false;
  return obstacles.filter(
    ({ code, players }) => code === 'cannot-part' || (code === 'met-anyway' && ahead(players)),
  );
}

interface Options {
  /** The first round to be seated; those before stay. */
  from: number;
  /** Another seed is another seating of the same quality. */
  seed: string;
  /** Stops the search on the server, too. */
  signal: AbortSignal;
  /** The share that is done, in hundredths. */
  progress(share: number): void;
}

const ASK_EVERY_MS = 400;

export async function proposeSeating(game: string, options: Options): Promise<Proposed> {
  const { from, seed, signal, progress } = options;
  const path = `/api/games/${encodeURIComponent(game)}/cup/seating/propose`;
  const timer = setInterval(() => {
    request<{ share: number | null }>(path, { signal })
      .then(({ share }) => share !== null && progress(share))
      // The answer itself will say what is wrong.
      .catch(() => {});
  }, ASK_EVERY_MS);
  try {
    return await request<Proposed>(path, { method: 'POST', body: { from, seed }, signal });
  } finally {
    clearInterval(timer);
  }
}
