/** The board by itself. */
import { useState } from 'react';
import { api } from '../app/api.js';
import { useSeason } from '../app/game.js';
import { usePrefs } from '../app/prefs.js';
import { Link } from '../app/router.js';
import { Board } from '../board/board.js';
import { CellSheet } from '../board/cell-sheet.js';
import { Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import { Page } from '../ui/page.js';
import { useS } from './say.js';
import './screens.css';

export default function BoardScreen() {
  const { id, view, as } = useSeason();
  const { theme, lang } = usePrefs();
  const s = useS();
  const [cell, setCell] = useState<number | null>(null);
  return (
    <Page
      title={s('board.title')}
      actions={
        <>
          <a className="button button-secondary" href={api.boardPng(id, { as, theme, lang })} download>
            <Icon name="share" />
            <span>{s('board.png')}</span>
          </a>
          <Link className="button button-secondary" to={`/g/${id}/hall`}>
            <Icon name="screen" />
            <span>{s('hall.title')}</span>
          </Link>
        </>
      }
    >
      <div className="stack">
        <Board board={view.board} onCell={setCell} />
        {view.invented.length > 0 && <Notice>{s('board.invented')}</Notice>}
      </div>
      <CellSheet cell={cell} onClose={() => setCell(null)} />
    </Page>
  );
}
