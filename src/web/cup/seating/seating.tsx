/** Plan and seating: the numbers, the search, the seats of each round to be changed by hand, paper. */
import { useState } from 'react';
import { sourceName } from '../../../rulebooks/table/cup/describe.js';
import { address } from '../../app/api.js';
import { useLang, usePick } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { useManagePath } from '../../steer/say.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { useCupDesk, useDesk } from '../desk/say.js';
import { currentRound, useCupCommand } from '../lib/use.js';
import { RoundStrip } from '../parts/round-strip.js';
import { ImportPlan } from './import-plan.js';
import { MeasuredSeating } from './measured.js';
import { PlanForm } from './plan-form.js';
import { Search } from './search.js';
import { SeatGrid } from './seat-grid.js';

type Open = 'plan' | 'search' | 'import' | 'draw' | null;

export default function Seating() {
  const { view } = useCupDesk();
  const t = useDesk();
  const path = useManagePath();
  const [open, setOpen] = useState<Open>(null);
  const { plan } = view;
  const seated = view.rounds.some(({ tables }) => tables.length > 0);
  const close = () => setOpen(null);
  if (!plan) {
    return (
      <Page title={t('nav.seating')}>
        <Card title={t('plan.title')}>
          <PlanForm onDone={close} />
        </Card>
      </Page>
    );
  }
  return (
    <Page
      title={t('nav.seating')}
      lead={t('plan.lead', { rounds: plan.rounds, tables: plan.tables, seats: plan.seats })}
      actions={
        view.finished ? undefined : (
          <Button aria-expanded={open === 'plan'} onClick={() => setOpen(open === 'plan' ? null : 'plan')}>
            {t('plan.change')}
          </Button>
        )
      }
    >
      {open === 'plan' && (
        <Card title={t('plan.title')}>
          <PlanForm onDone={close} />
        </Card>
      )}
      {view.players.length === 0 ? (
        <Notice>
          {t('seating.noPlayers')} <Link to={path('/players')}>{t('nav.players')}</Link>
        </Notice>
      ) : (
        <>
          {!view.finished && (open === 'search' || !seated) && (
            <Card title={t('search.title')} tone={seated ? 'plain' : 'call'}>
              <Search onDone={close} />
            </Card>
          )}
          {!view.finished && (
            <div className="row">
              {seated && (
                <Button
                  aria-expanded={open === 'search'}
                  onClick={() => setOpen(open === 'search' ? null : 'search')}
                >
                  {t('seating.replan')}
                </Button>
              )}
              <Button onClick={() => setOpen('import')}>{t('seating.import')}</Button>
              <Button onClick={() => setOpen('draw')}>{t('seating.draw')}</Button>
            </div>
          )}
          {seated && <Seated />}
        </>
      )}
      <Dialog open={open === 'import'} onClose={close} title={t('seating.import')} sheet>
        {open === 'import' && <ImportPlan onDone={close} />}
      </Dialog>
      <Dialog open={open === 'draw'} onClose={close} title={t('seating.draw')} sheet>
        {open === 'draw' && <DrawSeats onDone={close} />}
      </Dialog>
    </Page>
  );
}

function Seated() {
  const { id, view } = useCupDesk();
  const t = useDesk();
  const lang = useLang();
  const pick = usePick();
  const [chosen, setChosen] = useState<number | null>(null);
  const round =
    view.rounds.find(({ n }) => n === chosen) ??
    view.rounds.find(({ status }) => status === 'planned') ??
    currentRound(view);
  const base = `/api/games/${encodeURIComponent(id)}/cup/print`;
  if (!round) return null;
  return (
    <>
      <Card
        title={t('seating.good')}
        actions={
          view.seating ? <span className="tag">{pick(sourceName(view.seating.source))}</span> : undefined
        }
      >
        <MeasuredSeating rounds={null} />
        <div className="row">
          {(['seating', 'players'] as const).map((paper) => (
            <a
              key={paper}
              className="button button-ghost"
              href={address(base, { paper, lang })}
              target="_blank"
              rel="noreferrer"
            >
              {t(`seating.print.${paper}`)}
            </a>
          ))}
        </div>
      </Card>
      <RoundStrip rounds={view.rounds} current={round.n} onPick={setChosen} />
      <SeatGrid key={round.n} round={round} />
    </>
  );
}

/** By lot: nobody can say that he was seated on purpose. */
function DrawSeats({ onDone }: { onDone(): void }) {
  const { view } = useCupDesk();
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  const from = view.rounds.find(({ status }) => status === 'planned')?.n ?? 1;
  const draw = async () => {
    if (await run({ type: 'drawSeating', from })) onDone();
  };
  return (
    <div className="stack">
      <p>
        {t('draw.text', { n: from })} <Clauses ids={['mafia-cup:2.3']} />
      </p>
      <ErrorNotice error={error} />
      <div className="row">
        <Button variant="primary" busy={busy} onClick={() => void draw()}>
          {t('draw.do')}
        </Button>
      </div>
    </div>
  );
}
