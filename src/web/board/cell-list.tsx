/** Everything the picture shows, as a table: for screen readers and for whoever likes lists. */
import { useMemo, useState } from 'react';
import { describeMark } from '../../picture/cell-text.js';
import type { BoardView, CellView } from '../../rulebooks/race/board-view.js';
import { useBook } from '../app/book.js';
import { usePick, usePrefs, useSay } from '../app/prefs.js';
import { SideChip } from '../ui/side-chip.js';
import { type Column, Table } from '../ui/table.js';
import { boardTexts } from './texts.js';

interface CellListProps {
  board: BoardView;
  selectable?: number[];
  selected?: number[];
  onCell?(cell: number): void;
}

const FILTERS = ['all', 'painted', 'marked', 'standing'] as const;
type Filter = (typeof FILTERS)[number];

export function CellList({ board, selectable, selected, onCell }: CellListProps) {
  const { lang } = usePrefs();
  const t = useSay(boardTexts);
  const pick = usePick();
  const [filter, setFilter] = useState<Filter>('all');
  const standing = useMemo(() => {
    const map = new Map<number, BoardView['sides']>();
    for (const pawn of board.pawns) {
      const side = board.sides.find((s) => s.id === pawn.side);
      if (side) map.set(pawn.cell, [...(map.get(pawn.cell) ?? []), side]);
    }
    return map;
  }, [board]);
  const rows = board.cells.filter(
    (cell) =>
      filter === 'all' ||
      (filter === 'painted' && cell.owner !== null) ||
      (filter === 'marked' && cell.mark.kind !== 'free') ||
      (filter === 'standing' && standing.has(cell.n)),
  );
  const may = selectable && new Set(selectable);
  const painted = useBook().has('territory');
  const owner: Column<CellView> = {
    key: 'owner',
    title: t('column.owner'),
    cell: (cell) =>
      cell.owner === null ? (
        '—'
      ) : (
        <SideChip side={board.sides.find((s) => s.id === cell.owner)} size="small" short />
      ),
  };
  const columns: Column<CellView>[] = [
    {
      key: 'cell',
      title: t('column.cell'),
      head: true,
      cell: (cell) =>
        onCell && !may ? (
          <button
            type="button"
            className="cell-button"
            aria-label={t('open', { n: cell.n })}
            onClick={() => onCell(cell.n)}
          >
            {cell.n}
          </button>
        ) : (
          cell.n
        ),
    },
    ...(may && onCell
      ? [
          {
            key: 'choose',
            title: t('column.choose'),
            cell: (cell: CellView) => (
              <input
                type="checkbox"
                aria-label={t('choose', { n: cell.n })}
                checked={selected?.includes(cell.n) ?? false}
                disabled={!may.has(cell.n)}
                onChange={() => onCell(cell.n)}
              />
            ),
          },
        ]
      : []),
    { key: 'mark', title: t('column.mark'), cell: (cell) => describeMark(cell.mark, board, lang) || '—' },
    ...(painted ? [owner] : []),
    {
      key: 'standing',
      title: t('column.standing'),
      cell: (cell) => (standing.get(cell.n) ?? []).map((side) => pick(side.short)).join(', ') || '—',
    },
  ];
  return (
    <div className="stack-tight">
      <label className="cell-filter">
        <span>{t('filter.label')}</span>
        <select value={filter} onChange={(event) => setFilter(event.target.value as Filter)}>
          {FILTERS.filter((name) => painted || name !== 'painted').map((name) => (
            <option key={name} value={name}>
              {t(`filter.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="cell-list">
        <Table caption={t('list')} columns={columns} rows={rows} rowKey={(cell) => cell.n} />
      </div>
    </div>
  );
}
