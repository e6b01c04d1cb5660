/** The board of the pack as its season will show it, and the hand that draws on it. */
import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { frameOfDrawing } from '../../../picture/drawn/layout.js';
import { layoutOf } from '../../../picture/scene.js';
import type { Trail } from '../../../picture/trail.js';
import type { BoardView } from '../../../rulebooks/race/board-view.js';
import { Board } from '../../board/board.js';
import { Icon } from '../../ui/icon.js';
import { IconTool } from '../../ui/icon-tool.js';
import { useToast } from '../../ui/toast.js';
import { useEditor, usePackSay } from '../context.js';
import { isCrowded, movedCell, type Spot, strokePath } from '../lib/paths.js';
import type { Pack } from '../lib/types.js';

/** Where the board stands in a dry run. */
export interface Standing {
  pawns: BoardView['pawns'];
  owners: readonly number[];
  trail: Trail[];
}

const MODES = ['pick', 'move', 'draw'] as const;
type Mode = (typeof MODES)[number];
const ZOOMS = [1, 1.5, 2.2, 3];
/** How near a finger must come to a cell, in units of the picture. */
const REACH = 34;

export function boardOf(pack: Pack, standing: Standing | null): BoardView {
  const cells = Array.from({ length: pack.size }, (_, index): BoardView['cells'][number] => {
    const n = index + 1;
    const story = pack.stories?.[n];
    return {
      n,
      mark: pack.marks[n] ?? { kind: 'free' },
      owner: standing?.owners[index] || null,
      ...(story ? { story } : {}),
    };
  });
  return {
    size: pack.size,
    sides: pack.sides,
    layout: pack.layout,
    cells,
    pawns: standing?.pawns ?? pack.sides.map(({ id }) => ({ side: id, cell: 0 })),
  };
}

export function BoardPane({ standing }: { standing: Standing | null }) {
  const { pack, cell, choose, change, canUndo, canRedo, undo, redo } = useEditor();
  const t = usePackSay();
  const toast = useToast();
  const [mode, setMode] = useState<Mode>('pick');
  const [zoom, setZoom] = useState(0);
  const board = useMemo(() => boardOf(pack, standing), [pack, standing]);
  const shown: Mode = standing ? 'pick' : mode;
  const draw = (stroke: Spot[], least: number) => {
    const layout = strokePath(stroke, pack.size, least);
    if (!layout) {
      toast(t('short'));
      return;
    }
    change({ ...pack, layout });
    if (isCrowded(layout)) toast(t('crowded'));
    setMode('pick');
  };
  return (
    <div className="pe-board">
      <div className="pe-tools">
        <fieldset className="pe-modes">
          <legend className="sr-only">{t('modes')}</legend>
          {MODES.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={shown === one}
              disabled={standing !== null || (one === 'move' && !pack.layout)}
              onClick={() => {
                setMode(one);
                if (one === 'draw') setZoom(0);
              }}
            >
              <Icon name={one === 'pick' ? 'check' : one === 'move' ? 'fit' : 'brush'} />
              <span>{t(`mode.${one}`)}</span>
            </button>
          ))}
        </fieldset>
        <div className="row pe-small">
          <IconTool icon="undo" label={t('undo')} off={!canUndo} onClick={undo} />
          <IconTool icon="redo" label={t('redo')} off={!canRedo} onClick={redo} />
          <IconTool icon="minus" label={t('smaller')} off={zoom === 0} onClick={() => setZoom(zoom - 1)} />
          <IconTool
            icon="plus"
            label={t('bigger')}
            off={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
        </div>
      </div>
      <div className="pe-frame" tabIndex={zoom > 0 ? 0 : undefined}>
        <div className="pe-sheet" style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%` }}>
          <Board
            board={board}
            plain
            shape="wide"
            title={t('board')}
            trail={standing?.trail}
            highlight={cell === null || standing ? undefined : [cell]}
            onCell={(n) => choose(n >= 1 ? n : null)}
          />
          {shown !== 'pick' && (
            <Hand
              key={shown}
              board={board}
              mode={shown}
              onMove={(n, to) => {
                if (pack.layout) change({ ...pack, layout: movedCell(pack.layout, n, to) });
                choose(n);
              }}
              onStroke={draw}
            />
          )}
        </div>
      </div>
      <p className="quiet small">{t(pack.layout || shown === 'draw' ? `help.${shown}` : 'help.noPath')}</p>
    </div>
  );
}

interface HandProps {
  board: BoardView;
  mode: 'move' | 'draw';
  onMove(cell: number, to: Spot): void;
  onStroke(stroke: Spot[], least: number): void;
}

/** A sheet of glass over the board that takes the finger: it draws the path anew, or takes one cell elsewhere. */
function Hand({ board, mode, onMove, onStroke }: HandProps) {
  const layout = layoutOf(board, 'wide');
  const glass = useRef<SVGSVGElement>(null);
  const line = useRef<Spot[]>([]);
  const [ink, setInk] = useState<Spot[]>([]);
  const [held, setHeld] = useState<{ n: number; at: Spot } | null>(null);
  const spotOf = (event: PointerEvent): Spot => {
    const box = glass.current!.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * layout.width,
      ((event.clientY - box.top) / box.height) * layout.height,
    ];
  };
  const down = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    const at = spotOf(event);
    if (mode === 'draw') {
      line.current = [at];
      setInk([at]);
    } else {
      const near = layout.cells
        .slice(1)
        .map((place) => ({ n: place.n, far: Math.hypot(place.x - at[0], place.y - at[1]) }))
        .sort((a, b) => a.far - b.far)[0];
      if (!near || near.far > REACH) return;
      setHeld({ n: near.n, at });
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const move = (event: PointerEvent) => {
    const at = spotOf(event);
    if (held) setHeld({ ...held, at });
    const last = line.current.at(-1);
    const inside = at[0] >= 0 && at[1] >= 0 && at[0] <= layout.width && at[1] <= layout.height;
    // Where the hand leaves the board, the line waits for it.
    if (!last || !inside || Math.hypot(at[0] - last[0], at[1] - last[1]) < 3) return;
    line.current.push(at);
    setInk([...line.current]);
  };
  const up = () => {
    if (held && board.layout) onMove(held.n, frameOfDrawing(board.layout, 'wide').toDrawing(...held.at));
    // A quarter of the board's width is the least that may replace a whole path.
    if (line.current.length > 0) onStroke(line.current, layout.width / 4);
    setHeld(null);
    line.current = [];
    setInk([]);
  };
  const cancel = () => {
    setHeld(null);
    line.current = [];
    setInk([]);
  };
  return (
    <svg
      ref={glass}
      className={`pe-glass pe-glass-${mode}`}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={cancel}
    >
      {mode === 'draw' && <rect className="pe-veil" width={layout.width} height={layout.height} />}
      {ink.length > 0 && <polyline className="pe-ink" points={ink.map((spot) => spot.join(',')).join(' ')} />}
      {held && (
        <g className="pe-held" transform={`translate(${held.at[0]} ${held.at[1]})`}>
          <circle r="24" />
          <text y="6" textAnchor="middle">
            {held.n}
          </text>
        </g>
      )}
    </svg>
  );
}
