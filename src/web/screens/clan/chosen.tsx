/** The chosen cells by what they are, and what the server says about them. */
import { useBook } from '../../app/book.js';
import { useSides } from '../../app/game.js';
import { usePrefs } from '../../app/prefs.js';
import { errorClauses, errorText } from '../../app/problem.js';
import type { SortedCells } from '../../board/cells.js';
import { Clauses } from '../../ui/clause.js';
import { Icon } from '../../ui/icon.js';
import { SideChip } from '../../ui/side-chip.js';
import { useC } from '../say.js';
import type { Checked } from './use-dry-run.js';

interface ChosenProps {
  sorted: SortedCells;
  /** `null` while what was chosen is out of date. */
  checked: Checked | null;
  onRemove?(cell: number): void;
}

/** What repainting costs, as the server counts it. */
function priceOf(checked: Checked): number {
  return (checked.result?.events ?? []).reduce(
    (sum, event) => sum + (event.type === 'Painted' ? Number(event.price) : 0),
    0,
  );
}

export function Chosen({ sorted, checked, onRemove }: ChosenProps) {
  const book = useBook();
  const c = useC();
  const side = useSides();
  const { lang } = usePrefs();
  const { fresh, repaint, own } = sorted;
  const price = checked ? priceOf(checked) : 0;
  if (fresh.length + repaint.length + own.length === 0) return null;
  const tag = (cell: number, owner?: number) => (
    <li key={cell}>
      {onRemove ? (
        <button type="button" className="cell-tag" onClick={() => onRemove(cell)}>
          {cell}
          {owner !== undefined && <SideChip side={side(owner)} size="small" bare />}
          <Icon name="close" />
          <span className="sr-only">{c('paint.remove', { n: cell })}</span>
        </button>
      ) : (
        <span className="cell-tag">
          {cell}
          {owner !== undefined && <SideChip side={side(owner)} size="small" bare />}
        </span>
      )}
    </li>
  );
  return (
    <div className="stack-tight">
      {fresh.length > 0 && (
        <div>
          <p className="label">{c('paint.fresh')}</p>
          <ul className="cells-chosen">{fresh.map((cell) => tag(cell))}</ul>
        </div>
      )}
      {repaint.length > 0 && (
        <div>
          <p className="label">
            {c('paint.repaint')} <Clauses ids={book.cite('territory.cells')} />
          </p>
          <ul className="cells-chosen">{repaint.map(({ cell, owner }) => tag(cell, owner))}</ul>
        </div>
      )}
      {own.length > 0 && (
        <div>
          <p className="label">{c('paint.own')}</p>
          <ul className="cells-chosen">{own.map((cell) => tag(cell))}</ul>
        </div>
      )}
      <div role="status">
        {!checked ? null : checked.checking ? (
          <p className="quiet">{c('paint.checking')}</p>
        ) : checked.error ? (
          <p className="field-error">
            {errorText(checked.error, lang)} <Clauses ids={errorClauses(checked.error)} />
          </p>
        ) : (
          checked.result && (
            <p className="row">
              <span className="tag tag-good">{c('paint.ok')}</span>
              {price > 0 && <b className="minus">{c('paint.price', { n: -price })}</b>}
            </p>
          )
        )}
      </div>
    </div>
  );
}
