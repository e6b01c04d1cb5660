/** Which schemas of the engine a rulebook shows. */
import type { ZodType } from 'zod';
import type { ModuleName } from './topics.js';

/** The schemas that belong to no module or to one of `modules`, in their order. */
export function ofModules(
  schemas: Record<string, ZodType>,
  moduleOf: Partial<Record<string, ModuleName | readonly ModuleName[]>>,
  modules: readonly ModuleName[],
): Record<string, ZodType> {
  const shown = Object.entries(schemas).filter(([type]) => {
    const module = moduleOf[type];
    return module === undefined || [module].flat().some((each) => modules.includes(each));
  });
  return Object.fromEntries(shown);
}
