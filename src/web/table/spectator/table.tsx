/** For phones in the hall. No roles before the judge's word. */
import { Link } from '../../app/router.js';
import { Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { useTableView, useTb } from '../shared/use-view.js';
import { TableBody } from './body.js';
import { useW } from './say.js';
import '../styles.js';

export default function TableScreen() {
  const { id, answer, view } = useTableView();
  const w = useW();
  const tb = useTb();
  const alive = view.seats.filter((seat) => seat.alive).length;
  return (
    <Page
      title={answer.meta.title}
      lead={tb('table.alive', { n: alive })}
      actions={
        <Link className="button button-ghost tb-wide" to={`/g/${id}/hall`}>
          {w('hall.open')}
        </Link>
      }
    >
      <div className="tb-page">
        {/* Somebody else has his seat now; at a table of a cup everybody else looks on like this. */}
        {answer.role === 'player' && !view.me && !view.cup && <Notice>{w('noSeat')}</Notice>}
        <TableBody />
      </div>
    </Page>
  );
}
