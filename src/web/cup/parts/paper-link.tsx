import { Link } from '../../app/router.js';
import { type CupTable, useCup, useCupPath } from '../lib/use.js';

/** Where the whole paper protocol of a table is typed in, as long as it has no result. */
export function PaperLink({ round, table }: { round: number; table: CupTable }) {
  const t = useCup();
  const path = useCupPath();
  if (table.status !== 'playing') return null;
  return (
    <Link
      className="button button-secondary"
      to={path(`/paper?round=${round}&table=${table.n}`)}
      aria-label={t('paper.linkOf', { n: table.n })}
    >
      {t('paper.link')}
    </Link>
  );
}
