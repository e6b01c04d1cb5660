/** The board: how long, which shape, what is on which cell. */
import { useRef } from 'react';
import { describeMark } from '../../../picture/cell-text.js';
import { useLang, usePick } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { type Column, Table } from '../../ui/table.js';
import { useEditor, usePackSay } from '../context.js';
import { resize } from '../lib/edit.js';
import { type Shape, shapedPath } from '../lib/paths.js';
import { boardOf } from '../parts/board-pane.js';
import { CellForm } from '../parts/cell-form.js';
import { NumberInput } from '../parts/fields.js';

const SHAPES: readonly Shape[] = ['snake', 'spiral', 'ring'];

export function BoardTab() {
  const { pack, change, edit, cell } = useEditor();
  const t = usePackSay();
  return (
    <div className="stack">
      {cell === null ? <p className="quiet">{t('noCell')}</p> : <CellForm key={cell} cell={cell} />}
      <div className="pe-pair pe-rule">
        <NumberInput
          label={t('count')}
          hint={t('countHint')}
          path={['size']}
          value={pack.size}
          min={10}
          max={999}
          late
          onChange={(size) => edit(resize(pack, size))}
        />
        <fieldset className="pe-shapes" data-path="layout">
          <legend className="label">{t('shape')}</legend>
          {SHAPES.map((shape) => (
            <Button key={shape} onClick={() => change({ ...pack, layout: shapedPath(shape, pack.size) })}>
              {t(`shape.${shape}`)}
            </Button>
          ))}
        </fieldset>
      </div>
      <CellTable />
    </div>
  );
}

/** The same board as a table: everything a finger can do on the picture can be done from here by keys. */
function CellTable() {
  const { pack, choose } = useEditor();
  const t = usePackSay();
  const pick = usePick();
  const lang = useLang();
  const top = useRef<HTMLDetailsElement>(null);
  const board = boardOf(pack, null);
  type Row = (typeof board.cells)[number];
  const columns: Column<Row>[] = [
    {
      key: 'cell',
      title: t('list.cell'),
      head: true,
      cell: ({ n }) => (
        <button
          type="button"
          className="cell-button"
          aria-label={t('list.open', { n })}
          onClick={() => {
            choose(n);
            top.current?.closest('.tab-panel')?.scrollIntoView({ block: 'start' });
          }}
        >
          {n}
        </button>
      ),
    },
    { key: 'effect', title: t('list.effect'), cell: ({ mark }) => describeMark(mark, board, lang) || '—' },
    { key: 'story', title: t('list.story'), cell: ({ story }) => (story ? pick(story) : '—') },
  ];
  return (
    <details className="pe-more" ref={top}>
      <summary>{t('list')}</summary>
      <Table caption={t('list')} columns={columns} rows={board.cells} rowKey={({ n }) => n} />
    </details>
  );
}
