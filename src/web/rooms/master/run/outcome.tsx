/** What comes out of a turn: for everybody, and for each player. */
import { useState } from 'react';
import type { Report, Results } from '../../../../rulebooks/twelve-rooms/shapes.js';
import { Tabs } from '../../../ui/tabs.js';
import { ResultsCard } from '../../shared/results.js';
import { useMaster } from '../lib/use.js';
import { PrivateReports } from './private-reports.js';

interface Props {
  results: Results;
  reports: Report[];
  at: string;
  /** Not published yet. */
  draft: boolean;
}

export function Outcome({ results, reports, at, draft }: Props) {
  const t = useMaster();
  const [tab, setTab] = useState<'public' | 'private'>('public');
  return (
    <section className="rm-outcome" aria-labelledby="outcome">
      <h2 id="outcome">{t(draft ? 'outcome.draft' : 'outcome.done')}</h2>
      <Tabs<'public' | 'private'>
        label={t('outcome.tabs')}
        current={tab}
        onChange={setTab}
        tabs={[
          { key: 'public', title: t('outcome.public') },
          { key: 'private', title: t('outcome.private', { n: reports.length }) },
        ]}
      >
        {tab === 'public' ? (
          <ResultsCard results={results} at={at} />
        ) : (
          <PrivateReports key={results.turn} reports={reports} />
        )}
      </Tabs>
    </section>
  );
}
