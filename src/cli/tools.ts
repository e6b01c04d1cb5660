/** The parts of the product that the server offers but does not make itself. */
import { toScenario } from '../scenario/export.js';
import type { Tools } from '../server/tools.js';

export const tools: Tools = {
  // Until a game is over its seed would tell the draws to come.
  exportGame: ({ game, meta }) => toScenario(game, meta.ended ? meta.seed : null, meta.title),
};
