/** What the regulation has beyond the race itself. */
import type { ModuleName } from '../race/topics.js';

export const modules = [
  'blocks',
  'mercenaries',
  'deserters',
  'restart',
  'changes',
  'castles',
  'twins',
  'coin',
  'offers',
  'dress',
  'intrigues',
  'conclave',
] as const satisfies readonly ModuleName[];
