/** The table for the judge's screens. The rulebook they need comes in a chunk of its own, on these screens only. */
import { lazy, useContext } from 'react';
import { type JudgeTable, TableContext } from './judge-table.js';

export type { JudgeTable, Stuck } from './judge-table.js';

/** Round every screen that uses `useJudgeTable`, inside a game; wants `Suspense` above it. */
export const JudgeTableProvider = lazy(() => import('./offline/provider.js'));

/** The table round this component. */
export function useJudgeTable(): JudgeTable {
  const table = useContext(TableContext);
  if (!table) throw new Error('useJudgeTable outside JudgeTableProvider');
  return table;
}
