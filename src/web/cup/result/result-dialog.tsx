/** Entering or correcting a result, for the table's judge and for the organiser. */
import { useState } from 'react';
import type { CupResult } from '../../../rulebooks/table/cup/result.js';
import { Clauses } from '../../ui/clause.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorNotice } from '../../ui/notice.js';
import { type CupTable, useCup, useCupCommand } from '../lib/use.js';
import { TextField } from '../parts/fields.js';
import { ResultForm } from './result-form.js';

interface Props {
  round: number;
  /** null: closed. */
  table: CupTable | null;
  onClose(): void;
}

export function ResultDialog({ round, table, onClose }: Props) {
  const t = useCup();
  const replaces = table?.result != null;
  return (
    <Dialog
      open={table !== null}
      onClose={onClose}
      title={table ? t(replaces ? 'result.replace' : 'result.enter', { round, table: table.n }) : ''}
      sheet
    >
      {table && <Body round={round} table={table} onDone={onClose} />}
    </Dialog>
  );
}

function Body({ round, table, onDone }: { round: number; table: CupTable; onDone(): void }) {
  const t = useCup();
  const { run, busy, error } = useCupCommand();
  const [reason, setReason] = useState('');
  const replaces = table.result !== null;
  const send = async (result: CupResult) => {
    const place = { round, table: table.n };
    const receipt = await run(
      replaces
        ? { type: 'replaceResult', ...place, result, reason: reason.trim() }
        : { type: 'enterResult', ...place, result },
    );
    if (receipt) onDone();
  };
  return (
    <div className="cup-result-dialog stack">
      <p>
        {t(replaces ? 'result.replaceText' : 'result.enterText')}{' '}
        <Clauses ids={[replaces ? 'mafia-cup:3.4' : 'mafia-cup:3.3']} />
      </p>
      {replaces && <TextField label={t('common.reason')} value={reason} onChange={setReason} rows={2} />}
      <ErrorNotice error={error} />
      <ResultForm
        table={table}
        busy={busy}
        held={replaces && reason.trim() === ''}
        submit={t(replaces ? 'result.doReplace' : 'result.doEnter')}
        onSubmit={(result) => void send(result)}
      />
    </div>
  );
}
