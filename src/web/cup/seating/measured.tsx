import { ErrorNotice } from '../../ui/notice.js';
import { useDesk } from '../desk/say.js';
import { FiguresTable } from './figures-table.js';
import type { SeatsOfRound } from './layout.js';
import { useFigures } from './use-figures.js';

interface Props {
  /** null: the cup's own seating. */
  rounds: readonly SeatsOfRound[] | null;
  /** The same after a change that is not made yet. */
  after?: readonly SeatsOfRound[];
}

/** Figures of a seating, and of what a change would make of it. */
export function MeasuredSeating({ rounds, after }: Props) {
  const t = useDesk();
  const now = useFigures(rounds);
  const then = useFigures(after ?? rounds);
  const error = now.error ?? then.error;
  if (error) return <ErrorNotice error={error} />;
  if (!now.figures || (after && !then.figures)) return <p className="quiet">{t('figures.counting')}</p>;
  return <FiguresTable figures={now.figures} after={after ? then.figures : null} />;
}
