/** What the regulation has beyond the race itself: territory, emigrants, fights, offers of seven kinds, roulette. */
import type { ModuleName } from '../race/topics.js';

export const modules = [
  'territory',
  'emigrants',
  'fights',
  'offers',
  'proposals',
  'dress',
  'story',
  'humour',
  'tribute',
  'surrender',
  'captive',
  'ode',
  'roulette',
] as const satisfies readonly ModuleName[];
