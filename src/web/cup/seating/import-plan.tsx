/** A seating made elsewhere: pasted or from a file, with every contradiction listed before anything is entered. */
import { type ChangeEvent, useState } from 'react';
import { Button } from '../../ui/button.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { useCupDesk, useDesk } from '../desk/say.js';
import { useCupCommand } from '../lib/use.js';
import { TextField } from '../parts/fields.js';
import { type SeatsOfRound, seatsOf } from './layout.js';
import { MeasuredSeating } from './measured.js';
import { cellsOf, type PlanFault, readPlan } from './read-plan.js';

/** An empty seat is a wish, not a mistake. */
const soft = ({ kind }: PlanFault): boolean => kind === 'empty' || kind === 'unknownJudge';

export function ImportPlan({ onDone }: { onDone(): void }) {
  const { view } = useCupDesk();
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  const [text, setText] = useState('');
  const [rows, setRows] = useState<string[][] | null>(null);
  const [badFile, setBadFile] = useState(false);
  const read = readPlan(rows ?? cellsOf(text), {
    players: view.players.map(({ id, nick }) => ({ id, name: nick })),
    judges: view.judges,
    seats: view.plan?.seats ?? view.table.seats,
  });
  const planned = view.rounds.filter(({ status }) => status === 'planned').map(({ n }) => n);
  const open = planned[0] ?? 1;
  const rounds = read.rounds.filter(({ round }) => round >= open);
  const whole = rounds.every(({ round }, index) => round === (rounds[0]?.round ?? 1) + index);
  const hard = read.faults.filter((fault) => !soft(fault));
  const started = read.rounds.length - rounds.length;
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setBadFile(false);
    try {
      if (/\.(csv|txt|tsv)$/i.test(file.name)) {
        setRows(null);
        setText(await file.text());
        return;
      }
      const { readSheet } = await import('read-excel-file/browser');
      const sheet = await readSheet(file);
      setRows(sheet.map((row) => row.map((cell) => (cell === null ? '' : String(cell).trim()))));
    } catch {
      setBadFile(true);
    }
  };
  const seats: SeatsOfRound[] = [
    ...seatsOf(view).filter(({ round }) => round < (rounds[0]?.round ?? 1)),
    ...rounds.map(({ round, tables }) => ({
      round,
      tables: tables.map((table) => ({ seats: table.seats, judges: table.judge ? [table.judge] : [] })),
    })),
  ];
  const send = async () => {
    const first = rounds[0];
    if (!first) return;
    const receipt = await run({
      type: 'setSeating',
      from: first.round,
      rounds: rounds.map(({ tables }) => ({
        tables: tables.map((table) => ({ seats: table.seats, judges: table.judge ? [table.judge] : [] })),
      })),
      source: 'import',
    });
    if (receipt) onDone();
  };
  return (
    <div className="stack">
      <p>{t('import.text')}</p>
      <div className="row">
        <label className="button button-secondary cup-file">
          <input type="file" accept=".xlsx,.csv,.txt,.tsv" onChange={(event) => void take(event)} />
          <span>{t('import.file')}</span>
        </label>
        {rows && (
          <>
            <span className="quiet">{t('import.fromFile', { n: rows.length })}</span>
            <Button variant="ghost" onClick={() => setRows(null)}>
              {t('common.remove')}
            </Button>
          </>
        )}
      </div>
      {badFile && <Notice tone="warn">{t('import.badFile')}</Notice>}
      {!rows && (
        <TextField
          label={t('import.paste')}
          hint={t('import.hint')}
          value={text}
          onChange={setText}
          rows={7}
          max={60_000}
          mono
        />
      )}
      {read.faults.length > 0 && <Faults faults={read.faults} />}
      {started > 0 && <Notice>{t('import.started', { n: started })}</Notice>}
      {!whole && <Notice tone="warn">{t('import.gap')}</Notice>}
      {rounds.length > 0 && (
        <>
          <p role="status">
            {t('import.read', {
              rounds: rounds.length,
              tables: Math.max(...rounds.map((one) => one.tables.length)),
            })}
          </p>
          {hard.length === 0 && whole && <MeasuredSeating rounds={seats} />}
        </>
      )}
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          variant="primary"
          busy={busy}
          disabled={rounds.length === 0 || hard.length > 0 || !whole}
          onClick={() => void send()}
        >
          {t('import.do')}
        </Button>
      </div>
    </div>
  );
}

function Faults({ faults }: { faults: readonly PlanFault[] }) {
  const t = useDesk();
  const shown = faults.slice(0, 12);
  return (
    <Notice tone="warn">
      <p>
        <b>{t('import.faults', { n: faults.length })}</b>
      </p>
      <ul className="org-bullets">
        {shown.map((fault) => {
          const { kind, ...rest } = fault;
          const near = 'near' in fault && fault.near ? t('import.near', { near: fault.near }) : '';
          return (
            <li key={JSON.stringify(fault)}>
              {t(
                `import.${kind}`,
                Object.fromEntries(Object.entries(rest).filter(([, v]) => v !== null)) as Record<
                  string,
                  string | number
                >,
              )}
              {near && ` ${near}`}
            </li>
          );
        })}
        {faults.length > shown.length && <li>…</li>}
      </ul>
    </Notice>
  );
}
