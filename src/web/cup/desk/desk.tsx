/** The organiser's desk: the one thing to do now, what stands in its way, the tables of this moment. */
import { useState } from 'react';
import type { CupView } from '../../../rulebooks/table/cup/view.js';
import { Link } from '../../app/router.js';
import { Quarantine } from '../../steer/quarantine.js';
import { useManagePath } from '../../steer/say.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Moment } from '../../ui/countdown.js';
import { Dialog } from '../../ui/dialog.js';
import { Page } from '../../ui/page.js';
import { OpenTable } from '../judge/open-table.js';
import { type CupTable, currentRound } from '../lib/use.js';
import { PaperLink } from '../parts/paper-link.js';
import { TableStatus } from '../parts/status.js';
import { CupNow } from '../public/overview.js';
import { ResultDialog } from '../result/result-dialog.js';
import { Verify, Waiting } from '../result/verify.js';
import { NextAction } from './next-action.js';
import { useCupDesk, useDesk } from './say.js';

export default function Desk() {
  const { view } = useCupDesk();
  const t = useDesk();
  const round = currentRound(view);
  return (
    <Page title={t('desk.title')} lead={<CupNow />}>
      <Quarantine />
      <Waiting />
      <NextAction />
      {round?.status === 'playing' && <Tables round={round} />}
      <div className="grid">
        <Facts />
        <Latest />
      </div>
    </Page>
  );
}

/** The tables of the round that plays, each with the action it waits for. */
export function Tables({ round }: { round: CupView['rounds'][number] }) {
  const t = useDesk();
  const [paper, setPaper] = useState<CupTable | null>(null);
  const [verify, setVerify] = useState<CupTable | null>(null);
  return (
    <Card title={t('desk.tables', { n: round.n })}>
      <ul className="cup-desk-tables">
        {round.tables.map((table) => (
          <li key={table.n}>
            <TableLine round={round.n} table={table} onPaper={setPaper} onVerify={setVerify} />
          </li>
        ))}
      </ul>
      <ResultDialog round={round.n} table={paper} onClose={() => setPaper(null)} />
      <Dialog
        open={verify !== null}
        onClose={() => setVerify(null)}
        title={verify ? t('desk.verify', { n: verify.n }) : ''}
        sheet
      >
        {verify && <Verify place={{ round: round.n, table: verify.n }} onDone={() => setVerify(null)} />}
      </Dialog>
    </Card>
  );
}

interface LineProps {
  round: number;
  table: CupTable;
  onPaper(table: CupTable): void;
  onVerify(table: CupTable): void;
}

function TableLine({ round, table, onPaper, onVerify }: LineProps) {
  const { view } = useCupDesk();
  const t = useDesk();
  const judges = table.judges.map((id) => view.judges.find((one) => one.id === id)?.name ?? id).join(', ');
  const mayVerify = view.toVerify.some((one) => one.round === round && one.table === table.n);
  return (
    <>
      <div className="cup-desk-table">
        <b>{t('table.n', { n: table.n })}</b>
        <TableStatus table={table} />
        <span className="quiet small">{[table.place, judges].filter(Boolean).join(' · ')}</span>
      </div>
      <div className="row">
        {table.status === 'playing' && (
          <>
            <OpenTable round={round} table={table} />
            <Button aria-label={t('desk.paperOf', { n: table.n })} onClick={() => onPaper(table)}>
              {t('desk.paper')}
            </Button>
            <PaperLink round={round} table={table} />
          </>
        )}
        {mayVerify && (
          <Button
            variant="primary"
            icon="check"
            aria-label={t('desk.verify', { n: table.n })}
            onClick={() => onVerify(table)}
          >
            {t('desk.verifyDo')}
          </Button>
        )}
        {table.reopened && <span className="quiet small">{t('desk.reopened')}</span>}
        {table.status === 'entered' && !mayVerify && (
          <span className="quiet small">{t('desk.otherEyes')}</span>
        )}
      </div>
    </>
  );
}

function Facts() {
  const { view, desk } = useCupDesk();
  const t = useDesk();
  const played = view.rounds.filter(({ status }) => status === 'closed').length;
  const facts: [string, string | number][] = [
    [t('facts.players'), view.players.length],
    [t('facts.judges'), view.judges.length],
    [t('facts.rounds'), view.plan ? `${played} / ${view.plan.rounds}` : '—'],
    [t('facts.games'), view.statistics.games],
    [t('facts.withdrawn'), desk.withdrawals.length],
  ];
  return (
    <Card title={t('facts.title')}>
      <dl className="stat-row">
        {facts.map(([name, value]) => (
          <div key={name} className="stat">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Rounds with their times, the nearest first. */
function Latest() {
  const { view } = useCupDesk();
  const t = useDesk();
  const path = useManagePath();
  const ahead = view.rounds.filter(({ status }) => status === 'planned').slice(0, 4);
  if (ahead.length === 0) return null;
  return (
    <Card title={t('desk.ahead')}>
      <ul className="lines">
        {ahead.map((round) => (
          <li key={round.n}>
            <b>{t('desk.round', { n: round.n })}</b>
            <span className="quiet">
              {round.startsAt ? (
                <Moment at={round.startsAt} zone={view.zone} />
              ) : round.tables.length > 0 ? (
                t('desk.seated')
              ) : (
                t('desk.notSeated')
              )}
            </span>
          </li>
        ))}
      </ul>
      <Link to={path('/seating')}>{t('nav.seating')}</Link>
    </Card>
  );
}
