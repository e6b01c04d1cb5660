/** All modules of the season engine: a pack says which of them its season has. */
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
  'roulette',
  'territory',
  'emigrants',
  'fights',
  'offers',
  'dress',
  'story',
  'humour',
  'tribute',
  'surrender',
  'captive',
  'ode',
  'proposals',
  'intrigues',
  'conclave',
] as const satisfies readonly ModuleName[];
