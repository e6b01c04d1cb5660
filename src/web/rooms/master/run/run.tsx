/** Resolving a turn: a dry run with the trace of every step, what will be published, every private report; then publishing. */
import { navigate, useLocation } from '../../../app/router.js';
import { useManagePath } from '../../../steer/say.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { Page } from '../../../ui/page.js';
import { useMaster, useRooms } from '../lib/use.js';
import { TurnSelect } from '../parts/turn-select.js';
import { AskCard } from './ask-card.js';
import { Outcome } from './outcome.js';
import { RunCard } from './run-card.js';
import { Trace } from './trace.js';

export default function RunScreen() {
  const { view, master } = useRooms();
  const t = useMaster();
  const to = useManagePath();
  const { query } = useLocation();
  const { turn } = view;
  const current = turn && turn.stage !== 'resolved' && view.phase === 'running' ? turn.number : null;
  const past = master.turns.map((one) => one.turn);
  const all = current === null ? past : [...past, current];
  const wanted = Number(query.get('turn'));
  const n = all.includes(wanted) ? wanted : (all.at(-1) ?? null);
  if (n === null) {
    return (
      <Page title={t('run.title')}>
        <EmptyState title={t('run.nothing')} text={t('run.nothingText')} />
      </Page>
    );
  }
  const done = master.turns.find((one) => one.turn === n);
  const dry = n === current ? master.dryRun : null;
  const published = view.results.find(({ results }) => results.turn === n);
  const shown = done ? published : dry;
  const trace = done?.trace ?? dry?.trace;
  const reports = done?.reports ?? dry?.reports;
  return (
    <Page
      title={t('run.titleOf', { n })}
      lead={t(done ? 'run.leadDone' : 'run.lead')}
      actions={
        all.length > 1 && (
          <TurnSelect value={n} turns={all} onChange={(next) => navigate(to(`/run?turn=${next}`))} />
        )
      }
    >
      {!done && turn && <RunCard turn={turn} />}
      {!done && master.asks.map((ask) => <AskCard key={ask.id} ask={ask} />)}
      {trace && (
        <div className="rm-run">
          <Trace trace={trace} turn={n} />
          {shown && reports && (
            <Outcome results={shown.results} reports={reports} at={shown.at} draft={!done} />
          )}
        </div>
      )}
    </Page>
  );
}
