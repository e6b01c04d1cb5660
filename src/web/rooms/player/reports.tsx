/** Private reports, the newest first, each with the public results of its turn one press away. */
import type { Report } from '../../../rulebooks/twelve-rooms/shapes.js';
import { usePick } from '../../app/prefs.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { FindingLine } from '../shared/finding.js';
import { usePrizeText } from '../shared/prize.js';
import { ResultsCard } from '../shared/results.js';
import { useMe, useRooms } from '../shared/use-rooms.js';
import { ROLE_WORDS } from '../shared/words.js';
import { useP } from './say.js';
import '../styles.js';

export default function ReportsScreen() {
  const me = useMe();
  const p = useP();
  const reports = me.reports.toReversed();
  return (
    <Page title={p('reports.title')} lead={p('reports.lead')}>
      {reports.length === 0 ? (
        <EmptyState title={p('reports.none')} text={p('reports.noneText')} />
      ) : (
        <div className="stack reading">
          {reports.map((report, i) => (
            <ReportCard key={report.turn} report={report} before={reports[i + 1] ?? null} />
          ))}
        </div>
      )}
    </Page>
  );
}

function ReportCard({ report, before }: { report: Report; before: Report | null }) {
  const { view } = useRooms();
  const p = useP();
  const pick = usePick();
  const prize = usePrizeText();
  const results = view.results.find((each) => each.results.turn === report.turn);
  const swapped = before !== null && before.role !== report.role;
  return (
    <Card title={p('reports.turn', { n: report.turn })} className="letter">
      <dl className="stat-row">
        <div className="stat">
          <dt>{p('reports.room', { n: '' }).trim()}</dt>
          <dd>{report.room}</dd>
        </div>
        <div className="stat">
          <dt>
            {p('reports.weight', { n: '' }).trim()} <Clause id="twelve-rooms:M.4" />
          </dt>
          <dd>{report.weight}</dd>
        </div>
        <div className="stat">
          <dt>{p('reports.ownRole')}</dt>
          <dd>{pick(ROLE_WORDS[report.role])}</dd>
        </div>
      </dl>
      {swapped && (
        <Notice tone="warn">
          <p>
            {p('reports.swapped', { role: pick(ROLE_WORDS[report.role]) })}{' '}
            <Clause id="twelve-rooms:N.EXECUTOR.AS1" />
          </p>
        </Notice>
      )}
      {report.findings.length === 0 ? (
        <p className="quiet">{p('reports.nothing')}</p>
      ) : (
        <ul className="findings">
          {report.findings.map((finding) => (
            <FindingLine key={JSON.stringify(finding)} finding={finding} />
          ))}
        </ul>
      )}
      {report.prize && (
        <Notice tone="good">
          <p>
            {p('reports.prize', { prize: prize(report.prize) })} <Clause id="twelve-rooms:B.3" />
          </p>
        </Notice>
      )}
      {results && (
        <details>
          <summary>{p('reports.results')}</summary>
          <ResultsCard {...results} />
        </details>
      )}
    </Card>
  );
}
