/** Which clauses concern a season: those of the kernel and of the modules its pack switches on. */
import type { ModuleName } from '../race/topics.js';
import type { ClauseId } from './clauses.js';

/** Clauses of modules; all others are of the kernel. */
const MODULE_OF: Partial<Record<ClauseId, ModuleName>> = {
  'season:2.2': 'blocks',
  'season:2.3': 'mercenaries',
  'season:2.4': 'mercenaries',
  'season:2.5': 'mercenaries',
  'season:2.6': 'deserters',
  'season:2.7': 'deserters',
  'season:4.5': 'restart',
  'season:4.6': 'changes',
  'season:4.7': 'castles',
  'season:4.8': 'twins',
  'season:4.9': 'coin',
  'season:4.10': 'coin',
  'season:4.11': 'roulette',
  'season:8.4': 'dress',
  'season:8.5': 'story',
  'season:8.6': 'humour',
  'season:8.7': 'tribute',
  'season:8.8': 'surrender',
  'season:8.9': 'captive',
  'season:8.10': 'ode',
  'season:8.11': 'proposals',
  'season:8.12': 'proposals',
  'season:10.3': 'conclave',
};

/** Whole chapters of one module. */
const MODULE_OF_CHAPTER: Record<string, ModuleName> = {
  '5': 'territory',
  '6': 'emigrants',
  '7': 'fights',
  '8': 'offers',
  '9': 'intrigues',
};

/** The module a clause belongs to; null for the kernel. */
function moduleOf(clause: string): ModuleName | null {
  const [chapter] = clause.slice('season:'.length).split('.');
  return MODULE_OF[clause as ClauseId] ?? MODULE_OF_CHAPTER[chapter!] ?? null;
}

/**
 * Whether a clause is one of a season with the given modules.
 * @param active `view.modules`, or `activeModules` of a pack
 */
export function concerns(clause: string, active: readonly string[]): boolean {
  const module = moduleOf(clause);
  return module === null || active.includes(module);
}
