/** Rounds for the organiser: the state of each table and everything that can be done with it. */
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { Clauses } from '../../ui/clause.js';
import { Dialog } from '../../ui/dialog.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { OpenTable } from '../judge/open-table.js';
import { type CupTable, currentRound, useCupCommand, useCupNames } from '../lib/use.js';
import { TextField } from '../parts/fields.js';
import { PaperLink } from '../parts/paper-link.js';
import { ProtestForm } from '../parts/protest-form.js';
import { RoundStrip } from '../parts/round-strip.js';
import { TableCard } from '../parts/table-card.js';
import { ResultDialog } from '../result/result-dialog.js';
import { Waiting } from '../result/verify.js';
import { NextAction } from './next-action.js';
import { useCupDesk, useDesk } from './say.js';

type Open = { kind: 'result' | 'annul' | 'replay' | 'protest'; table: number } | null;

export default function RoundsScreen() {
  const { view } = useCupDesk();
  const t = useDesk();
  const names = useCupNames();
  const [chosen, setChosen] = useState<number | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const round = view.rounds.find(({ n }) => n === chosen) ?? currentRound(view);
  const close = () => setOpen(null);
  if (!round || round.tables.length === 0) {
    return (
      <Page title={t('nav.rounds')}>
        <NextAction />
        {view.rounds.length === 0 && <EmptyState title={t('rounds.none')} />}
      </Page>
    );
  }
  const table = round.tables.find(({ n }) => n === open?.table) ?? null;
  return (
    <Page title={t('nav.rounds')}>
      <Waiting />
      <RoundStrip rounds={view.rounds} current={round.n} onPick={setChosen} />
      <div className="cup-tables">
        {round.tables.map((one) => (
          <TableCard key={one.n} round={round.n} table={one} level={2}>
            <Actions
              round={round.n}
              begun={round.status !== 'planned'}
              table={one}
              onOpen={(kind) => setOpen({ kind, table: one.n })}
            />
          </TableCard>
        ))}
      </div>
      {round.byes.length > 0 && (
        <p className="quiet">{t('rounds.byes', { list: round.byes.map(names.nick).join(', ') })}</p>
      )}
      <NextAction />
      <ResultDialog round={round.n} table={open?.kind === 'result' ? table : null} onClose={close} />
      <Dialog
        open={open?.kind === 'annul' || open?.kind === 'replay'}
        onClose={close}
        title={
          open?.kind === 'annul' || open?.kind === 'replay'
            ? t(`rounds.${open.kind}Title`, { round: round.n, table: open.table })
            : ''
        }
        sheet
      >
        {(open?.kind === 'annul' || open?.kind === 'replay') && (
          <Undo kind={open.kind} round={round.n} table={open.table} onDone={close} />
        )}
      </Dialog>
      <Dialog open={open?.kind === 'protest'} onClose={close} title={t('rounds.protest')} sheet>
        {open?.kind === 'protest' && (
          <ProtestForm games={[{ round: round.n, table: open.table }]} onDone={close} />
        )}
      </Dialog>
    </Page>
  );
}

interface ActionProps {
  round: number;
  /** The round has begun. */
  begun: boolean;
  table: CupTable;
  onOpen(kind: NonNullable<Open>['kind']): void;
}

function Actions({ round, begun, table, onOpen }: ActionProps) {
  const { view } = useCupDesk();
  const t = useDesk();
  if (!begun || view.finished) return null;
  const n = table.n;
  return (
    <>
      {table.status === 'playing' && <OpenTable round={round} table={table} />}
      <Button aria-label={t('rounds.resultOf', { n })} onClick={() => onOpen('result')}>
        {t(table.result ? 'rounds.fix' : 'rounds.enter')}
      </Button>
      <PaperLink round={round} table={table} />
      <details className="cup-more">
        <summary>{t('rounds.more')}</summary>
        <div className="row">
          {table.status !== 'annulled' && (
            <Button variant="danger" onClick={() => onOpen('annul')}>
              {t('rounds.annul')}
            </Button>
          )}
          {(table.result || table.status === 'annulled') && (
            <Button variant="danger" onClick={() => onOpen('replay')}>
              {t('rounds.replay')}
            </Button>
          )}
          <Button onClick={() => onOpen('protest')}>{t('rounds.protest')}</Button>
        </div>
      </details>
    </>
  );
}

interface UndoProps {
  kind: 'annul' | 'replay';
  round: number;
  table: number;
  onDone(): void;
}

/** A game that is not to count, or to be played again. */
function Undo({ kind, round, table, onDone }: UndoProps) {
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  const [reason, setReason] = useState('');
  const send = async () => {
    const type = kind === 'annul' ? 'annulTable' : 'replayTable';
    if (await run({ type, round, table, reason: reason.trim() })) onDone();
  };
  return (
    <div className="stack">
      <p>
        {t(`rounds.${kind}Text`)} <Clauses ids={['mafia-cup:3.6']} />
      </p>
      <TextField label={t('common.reason')} value={reason} onChange={setReason} rows={2} />
      <ErrorNotice error={error} />
      <div className="row">
        <Button variant="danger" busy={busy} disabled={reason.trim() === ''} onClick={() => void send()}>
          {t(`rounds.${kind}`)}
        </Button>
      </div>
    </div>
  );
}
