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

/** What is read of a pack to know its modules. */
interface Switched {
  modules: Readonly<Record<string, unknown>> & {
    offers?: { offers: Readonly<Record<string, { kind: string }>> } | undefined;
  };
}

/** season:1.9: the modules a pack has, in the order of the rulebook; the kinds of offers are those it makes. */
export function activeModules({ modules: given }: Switched): ModuleName[] {
  const kinds = new Set(Object.values(given.offers?.offers ?? {}).map(({ kind }) => kind));
  return modules.filter((module) => given[module] !== undefined || kinds.has(module));
}
