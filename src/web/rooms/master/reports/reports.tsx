/** Texts to carry to the forum: the results of a turn in three spellings, and every private report. */
import { useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.js';
import { Page } from '../../../ui/page.js';
import { useMaster, useRooms } from '../lib/use.js';
import { TurnSelect } from '../parts/turn-select.js';
import { Letters } from './letters.js';
import { PublicText } from './public-text.js';

export default function ReportsScreen() {
  const { view, master } = useRooms();
  const t = useMaster();
  const turns = master.turns.map(({ turn }) => turn);
  // Turn 0 is the first report, after the regrouping.
  const all = view.start ? [0, ...turns] : turns;
  const [chosen, setChosen] = useState<number | null>(null);
  const n = chosen ?? all.at(-1) ?? null;
  if (n === null) {
    return (
      <Page title={t('nav.reports')}>
        <EmptyState title={t('reports.none')} text={t('reports.noneText')} />
      </Page>
    );
  }
  return (
    <Page
      title={t('nav.reports')}
      lead={t('reports.lead')}
      actions={all.length > 1 && <TurnSelect value={n} turns={all} onChange={setChosen} />}
    >
      <div className="rm-run">
        <PublicText key={n} turn={n} />
        <Letters turn={n} />
      </div>
    </Page>
  );
}
