/** The board editor: tap a cell, say what stands on it. The server checks that a jump leads somewhere sensible. */
import { useState } from 'react';
import { describeMark } from '../../../picture/cell-text.js';
import type { CellMark } from '../../../rulebooks/race/board-view.js';
import { useCommand, useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { Board } from '../../board/board.js';
import { useDryRun } from '../../steer/outcome.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { useToast } from '../../ui/toast.js';
import { writeCells } from '../lib/cells.js';
import { MarkFields } from '../parts/mark-fields.js';
import { useOrg } from '../say.js';

export default function BoardEditor() {
  const { view } = useSeason();
  const t = useOrg();
  const [cell, setCell] = useState<number | null>(null);
  const unspecified = view.board.cells.filter((one) => one.mark.kind === 'unspecified').map((one) => one.n);
  const next = unspecified.find((n) => n > (cell ?? 0)) ?? unspecified[0];
  const choose = (n: number) => setCell(n >= 1 && n <= view.board.size ? n : null);
  return (
    <Page title={t('board.title')} lead={t('board.lead')}>
      {view.phase !== 'setup' && <Notice>{t('board.played')}</Notice>}
      <Board
        board={view.board}
        highlight={unspecified}
        selected={cell === null ? [] : [cell]}
        onCell={choose}
        title={t('board.title')}
      />
      <Unspecified cells={unspecified} onChoose={choose} />
      {view.invented.length > 0 && (
        <Notice tone="warn">{t('board.invented', { list: writeCells(view.invented) })}</Notice>
      )}
      <CellNumber onChoose={choose} />
      <Dialog
        open={cell !== null}
        onClose={() => setCell(null)}
        title={cell === null ? '' : t('board.edit', { n: cell })}
        sheet
      >
        {cell !== null && <CellEditor key={cell} cell={cell} onChoose={choose} next={next} />}
      </Dialog>
    </Page>
  );
}

function CellNumber({ onChoose }: { onChoose(cell: number): void }) {
  const t = useOrg();
  const [text, setText] = useState('');
  return (
    <form
      className="org-fix"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(Number(text));
      }}
    >
      <Field label={t('board.number')}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit">{t('common.next')}</Button>
    </form>
  );
}

function Unspecified({ cells, onChoose }: { cells: number[]; onChoose(cell: number): void }) {
  const t = useOrg();
  if (cells.length === 0) return <Notice tone="good">{t('board.allSet')}</Notice>;
  return (
    <Notice tone="warn">
      <p>
        <b>{t('board.unspecified', { n: cells.length })}</b>
      </p>
      <p>{t('board.unspecifiedText')}</p>
      <ul className="org-cells">
        {cells.map((cell) => (
          <li key={cell}>
            <button type="button" aria-label={t('common.cell', { n: cell })} onClick={() => onChoose(cell)}>
              {cell}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface EditorProps {
  cell: number;
  next: number | undefined;
  onChoose(cell: number): void;
}

function CellEditor({ cell, next, onChoose }: EditorProps) {
  const { view } = useSeason();
  const t = useOrg();
  const lang = useLang();
  const toast = useToast();
  const now: CellMark = view.board.cells.find((one) => one.n === cell)?.mark ?? { kind: 'free' };
  const [mark, setMark] = useState<CellMark>(now);
  const { run, busy, error } = useCommand();
  const changed = JSON.stringify(mark) !== JSON.stringify(now);
  const command = { type: 'setCell' as const, cell, mark };
  const trial = useDryRun(changed ? command : null);
  const save = async () => {
    if (await run(command)) toast(t('common.saved'));
  };
  return (
    <>
      <p className="quiet">
        {t('board.now', { mark: describeMark(now, view.board, lang) || t('mark.free').toLowerCase() })}
      </p>
      <MarkFields cell={cell} mark={mark} onChange={setMark} />
      <ErrorNotice error={error ?? trial.error} />
      <div className="row">
        <Button
          variant="primary"
          busy={busy}
          disabled={!changed || trial.busy || Boolean(trial.error)}
          onClick={() => void save()}
        >
          {t('board.saveMark')}
        </Button>
        {next !== undefined && next !== cell && (
          <Button variant="ghost" onClick={() => onChoose(next)}>
            {t('board.next', { n: next })}
          </Button>
        )}
      </div>
    </>
  );
}
