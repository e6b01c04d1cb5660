/** The whole paper protocol of a table, typed in by its judge or by an organiser: the result is counted out of it. */
import { navigate, useLocation } from '../../app/router.js';
import { PaperOfTable } from '../../table/paper/paper.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Page } from '../../ui/page.js';
import { tableOf, useCup, useCupGame, useCupNames, useCupPath } from '../lib/use.js';
import '../styles.js';

export default function CupPaper() {
  const { id, view } = useCupGame();
  const t = useCup();
  const names = useCupNames();
  const path = useCupPath();
  const { query } = useLocation();
  const [round, n] = [Number(query.get('round')), Number(query.get('table'))];
  const table = tableOf(view, round, n);
  const leads =
    view.viewer === 'organiser' || view.me?.tables.some((own) => own.round === round && own.table === n);
  if (!table || !leads || table.status !== 'playing')
    return (
      <Page title={t('paper.title')}>
        <EmptyState title={t('paper.nothing')} />
      </Page>
    );
  return (
    <Page title={t('paper.of', { round, table: n })} lead={t('paper.lead')}>
      <PaperOfTable
        place={{
          ...{ cup: id, round, table: n },
          pack: view.table.pack,
          nicks: table.seats.flatMap(({ player }) => (player === null ? [] : [names.nick(player)])),
        }}
        onDone={() => navigate(path(view.viewer === 'organiser' ? '/manage' : ''))}
      />
    </Page>
  );
}
