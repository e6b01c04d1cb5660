/** A judge's phone or tablet: the table he leads now, results that wait for his eyes, his tables by round, a protest. */
import { useState } from 'react';
import type { CupView } from '../../../rulebooks/table/cup/view.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Moment } from '../../ui/countdown.js';
import { Page } from '../../ui/page.js';
import { tableOf, useCup, useCupGame, useCupNames } from '../lib/use.js';
import { PaperLink } from '../parts/paper-link.js';
import { OwnProtests } from '../parts/protest-button.js';
import { TableStatus } from '../parts/status.js';
import { TableCard } from '../parts/table-card.js';
import { ResultDialog } from '../result/result-dialog.js';
import { Waiting } from '../result/verify.js';
import { OpenTable } from './open-table.js';
import '../styles.js';

type OwnTable = NonNullable<CupView['me']>['tables'][number];

export default function Judging() {
  const { view } = useCupGame();
  const names = useCupNames();
  const { me } = view;
  if (!me?.judge) return null;
  const started = (round: number) => view.rounds.find(({ n }) => n === round)?.status !== 'planned';
  const protests = me.tables
    .filter(({ round }) => started(round))
    .map(({ round, table }) => ({ round, table }))
    .reverse();
  return (
    <Page title={names.judge(me.judge)}>
      <Now />
      <Waiting />
      <OwnTables />
      <OwnProtests games={protests} />
    </Page>
  );
}

function Now() {
  const { view } = useCupGame();
  const t = useCup();
  const tables = view.me?.tables ?? [];
  const now = tables.find(({ todo }) => todo !== null);
  const next = tables.find(({ round }) => view.rounds.find(({ n }) => n === round)?.status === 'planned');
  if (now) return <Leads own={now} />;
  return (
    <section className="org-next" aria-label={t('mine.next')}>
      <h2>
        {next
          ? t('judging.next', { round: next.round, table: next.table })
          : t(view.finished ? 'mine.finished' : 'judging.nothing')}
      </h2>
      {next?.startsAt && (
        <p>
          <Moment at={next.startsAt} zone={view.zone} />
          {next.place && ` · ${next.place}`}
        </p>
      )}
      {next && <p className="quiet">{t('judging.wait')}</p>}
    </section>
  );
}

function Leads({ own }: { own: OwnTable }) {
  const { view } = useCupGame();
  const t = useCup();
  const [paper, setPaper] = useState(false);
  const table = tableOf(view, own.round, own.table);
  if (!table) return null;
  return (
    <section className="org-next" aria-label={t('mine.next')}>
      <p className="org-next-tag">{t('mine.now', { n: own.round })}</p>
      <h2>
        {t('judging.lead', { table: own.table })}
        {own.place && ` · ${own.place}`}
      </h2>
      <p>{t(table.game ? 'judging.linked' : 'judging.ready')}</p>
      <div className="row">
        <OpenTable round={own.round} table={table} big />
        <Button onClick={() => setPaper(true)}>{t('judging.paper')}</Button>
        <PaperLink round={own.round} table={table} />
      </div>
      <TableCard round={own.round} table={table} />
      <ResultDialog round={own.round} table={paper ? table : null} onClose={() => setPaper(false)} />
    </section>
  );
}

function OwnTables() {
  const { view } = useCupGame();
  const t = useCup();
  const [fix, setFix] = useState<OwnTable | null>(null);
  const tables = view.me?.tables ?? [];
  if (tables.length === 0) return null;
  return (
    <Card title={t('judging.tables')}>
      <ul className="lines">
        {tables.map((own) => {
          const table = tableOf(view, own.round, own.table);
          return (
            <li key={`${own.round}-${own.table}`}>
              <span>
                <b>{t('row.at', { round: own.round, table: own.table })}</b>{' '}
                {own.startsAt && (
                  <span className="quiet small">
                    <Moment at={own.startsAt} zone={view.zone} />
                  </span>
                )}
              </span>
              <span className="row">
                {table && <TableStatus table={table} />}
                {table?.result && !view.finished && (
                  <Button variant="ghost" onClick={() => setFix(own)}>
                    {t('result.fix')}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <ResultDialog
        round={fix?.round ?? 0}
        table={fix ? tableOf(view, fix.round, fix.table) : null}
        onClose={() => setFix(null)}
      />
    </Card>
  );
}
