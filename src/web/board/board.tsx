/** The board on a screen: the picture with zoom, keys and taps, or the same as a list. */
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { drawBoard } from '../../picture/board.js';
import { layoutOf } from '../../picture/scene.js';
import type { Trail } from '../../picture/trail.js';
import type { BoardView } from '../../rulebooks/race/board-view.js';
import { usePrefs, useSay } from '../app/prefs.js';
import { Icon } from '../ui/icon.js';
import { IconTool } from '../ui/icon-tool.js';
import { useNarrow } from '../ui/narrow.js';
import './board.css';
import { CellList } from './cell-list.js';
import { type Arrow, stepTo } from './steps.js';
import { boardTexts } from './texts.js';
import { useZoom } from './zoom.js';

export interface BoardProps {
  board: BoardView;
  highlight?: number[];
  /** Choosing: these cells may be chosen… */
  selectable?: number[];
  /** …and these are. */
  selected?: number[];
  trail?: Trail[];
  /** A cell was tapped, or Enter pressed on it. */
  onCell?(cell: number): void;
  /** Only the picture: no tools, no list. */
  plain?: boolean;
  shape?: 'wide' | 'tall';
  /** The cell to show first. */
  look?: number;
  /** Almost every cell may be chosen: no ring round each of them. */
  anyCell?: boolean;
  /** What the picture is called. */
  title?: string;
}

const STEPS: Record<string, number> = {
  PageDown: 10,
  PageUp: -10,
};

const isArrow = (key: string): key is Arrow => key.startsWith('Arrow');

export function Board({ board, onCell, plain, ...props }: BoardProps) {
  const { theme, lang } = usePrefs();
  const t = useSay(boardTexts);
  const narrow = useNarrow();
  const shape = props.shape ?? (narrow ? 'tall' : 'wide');
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [listed, setListed] = useState(false);
  const { scale, by, whole, dragged } = useZoom(frame, !listed);
  const [current, setCurrent] = useState(() => props.look ?? board.pawns[0]?.cell ?? 1);
  const refocus = useRef(false);

  const { highlight, selectable, selected, trail, title } = props;
  const interactive = onCell !== undefined;
  const html = useMemo(
    () => ({
      __html: drawBoard(board, {
        shape,
        theme,
        lang,
        highlight,
        selectable,
        selected,
        trail,
        title,
        interactive,
      }),
    }),
    [board, shape, theme, lang, highlight, selectable, selected, trail, title, interactive],
  );

  const cellElement = (n: number) => picture.current?.querySelector<SVGElement>(`[data-cell="${n}"]`) ?? null;

  // The drawing is replaced whole: the one stop for Tab, and the focus on it, must be put back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the drawing itself changes
  useLayoutEffect(() => {
    if (!interactive) return;
    picture.current?.querySelector('[tabindex]')?.removeAttribute('tabindex');
    const element = cellElement(current);
    element?.setAttribute('tabindex', '0');
    // Whoever has gone elsewhere meanwhile, into a dialog say, stays there.
    const at = document.activeElement;
    const free = at === document.body || picture.current?.contains(at);
    if (refocus.current && free && !document.querySelector('dialog[open]'))
      element?.focus({ preventScroll: true });
  }, [html, current, interactive, listed]);

  /** Scrolls the frame, never the page, so that the cell is in its middle. */
  const show = (n: number) => {
    const [element, around] = [cellElement(n), frame.current];
    if (!element || !around) return;
    const [cell, box] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
    around.scrollBy(
      cell.left + cell.width / 2 - box.left - box.width / 2,
      cell.top + cell.height / 2 - box.top - box.height / 2,
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the picture appears
  useLayoutEffect(() => {
    if (!listed) show(current);
  }, [listed, shape]);

  const keys = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') by(1.5);
    else if (event.key === '-') by(1 / 1.5);
    else if (event.key === '0') whole();
    else if (event.key === 'Enter' || event.key === ' ') onCell?.(current);
    else if (isArrow(event.key) || event.key in STEPS || event.key === 'Home' || event.key === 'End') {
      const to = isArrow(event.key)
        ? stepTo(layoutOf(board, shape), current, event.key)
        : event.key === 'Home'
          ? 1
          : event.key === 'End'
            ? board.size
            : current + (STEPS[event.key] ?? 0);
      const next = Math.min(board.size, Math.max(0, to));
      refocus.current = true;
      setCurrent(next);
      show(next);
      // The page follows only the keys, and keeps the cell clear of the bars above and below.
      cellElement(next)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else return;
    event.preventDefault();
  };

  const tap = (event: MouseEvent) => {
    if (dragged.current || !(event.target instanceof Element)) return;
    const cell = event.target.closest('[data-cell]')?.getAttribute('data-cell');
    if (cell === null || cell === undefined) return;
    refocus.current = true;
    setCurrent(Number(cell));
    onCell?.(Number(cell));
  };

  const drawing = (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cells inside are the buttons; this only listens for all of them
    <div
      ref={picture}
      className={props.anyCell ? 'board-picture board-any' : 'board-picture'}
      style={{ width: `${scale * 100}%` }}
      onKeyDown={interactive ? keys : undefined}
      onClick={interactive ? tap : undefined}
      onFocus={() => {
        refocus.current = true;
      }}
      onBlur={(event) => {
        // Replacing the drawing also takes the focus away; only a move elsewhere counts.
        if (event.relatedTarget) refocus.current = false;
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the picture module escapes everything it draws
      dangerouslySetInnerHTML={html}
    />
  );
  if (plain) return <div className="board board-plain">{drawing}</div>;

  return (
    <div className="board">
      <div className="board-tools">
        <button
          type="button"
          className="board-switch"
          aria-pressed={listed}
          onClick={() => setListed(!listed)}
        >
          <Icon name={listed ? 'board' : 'list'} />
          {t(listed ? 'picture' : 'list')}
        </button>
        {!listed && (
          <fieldset className="board-zoom">
            <legend className="sr-only">{t('tools')}</legend>
            <IconTool icon="minus" label={t('zoomOut')} off={scale <= 1} onClick={() => by(1 / 1.5)} />
            <IconTool icon="plus" label={t('zoomIn')} off={scale >= 6} onClick={() => by(1.5)} />
            <IconTool icon="fit" label={t('fit')} off={scale === 1} onClick={whole} />
          </fieldset>
        )}
      </div>
      {listed ? (
        <CellList board={board} selectable={selectable} selected={selected} onCell={onCell} />
      ) : (
        <>
          <p className="sr-only">{t('help')}</p>
          <div ref={frame} className="board-frame" data-near={scale > 1}>
            {drawing}
          </div>
        </>
      )}
    </div>
  );
}
