/** One cell in words: its mark, whose it is, who stands on it, and everything that happened there. */
import { describeMark } from '../../picture/cell-text.js';
import { useBook } from '../app/book.js';
import { useSeason, useSides } from '../app/game.js';
import { usePick, usePrefs, useSay } from '../app/prefs.js';
import { Clauses } from '../ui/clause.js';
import { Dialog } from '../ui/dialog.js';
import { Notice } from '../ui/notice.js';
import { SideChip } from '../ui/side-chip.js';
import { WhyList } from '../ui/why-list.js';
import { entriesOfCell } from './cells.js';
import { boardTexts } from './texts.js';

export function CellSheet({ cell, onClose }: { cell: number | null; onClose(): void }) {
  const t = useSay(boardTexts);
  const title = cell === 0 ? t('start') : t('cell', { n: cell ?? 0 });
  return (
    <Dialog open={cell !== null} onClose={onClose} title={title} sheet>
      {cell !== null && <CellFacts n={cell} />}
    </Dialog>
  );
}

function CellFacts({ n }: { n: number }) {
  const book = useBook();
  const { view } = useSeason();
  const { lang } = usePrefs();
  const t = useSay(boardTexts);
  const side = useSides();
  const pick = usePick();
  const cell = view.board.cells[n - 1];
  const mark = cell?.mark;
  const offer = mark?.kind === 'offer' ? view.offerTexts.find(({ kind }) => kind === mark.offer) : undefined;
  const here = view.board.pawns.filter((pawn) => pawn.cell === n);
  const entries = n === 0 ? [] : entriesOfCell(view, n).slice(0, 12);
  return (
    <>
      <dl className="facts">
        {cell && (
          <>
            <dt>{t('sheet.mark')}</dt>
            <dd>
              {describeMark(cell.mark, view.board, lang) || t('sheet.free')}{' '}
              <Clauses ids={book.citeMark(cell.mark, n)} />
            </dd>
            {offer && (
              <>
                <dt>{pick(offer.title)}</dt>
                <dd>{pick(offer.task)}</dd>
              </>
            )}
            {cell.story && (
              <>
                <dt className="sr-only">{t('sheet.story')}</dt>
                <dd className="cell-story">{pick(cell.story)}</dd>
              </>
            )}
            {book.has('territory') && (
              <>
                <dt>{t('sheet.owner')}</dt>
                <dd>{cell.owner === null ? t('sheet.nobody') : <SideChip side={side(cell.owner)} />}</dd>
              </>
            )}
          </>
        )}
        <dt>{t('sheet.standing')}</dt>
        <dd className="row">
          {here.length === 0
            ? t('sheet.empty')
            : here.map((pawn) => <SideChip key={pawn.side} side={side(pawn.side)} short />)}
        </dd>
      </dl>
      {view.invented.includes(n) && <Notice tone="warn">{t('sheet.invented')}</Notice>}
      {entries.length > 0 && (
        <>
          <h3>{t('sheet.why')}</h3>
          <WhyList entries={entries} />
        </>
      )}
    </>
  );
}
