/** The parts of the product that the server offers but does not make itself. */
import { toScenario } from '../scenario/export.js';
import type { Tools } from '../server/tools.js';

export const tools: Tools = {
  exportGame: ({ game, meta }) => toScenario(game, meta.seed, meta.title),
};
