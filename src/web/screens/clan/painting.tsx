/** 6: choosing cells by tapping the board or by numbers, the server's check, the confirmation, the receipt. */
import { useRef, useState } from 'react';
import type { CommandOf } from '../../../rulebooks/race/commands.js';
import type { GameView } from '../../../rulebooks/race/view.js';
import { useBook } from '../../app/book.js';
import { useNow } from '../../app/clock.js';
import { type CommandRun, useCommand, useSeason } from '../../app/game.js';
import { Board } from '../../board/board.js';
import { changedSince, type SortedCells, sortCells } from '../../board/cells.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Countdown } from '../../ui/countdown.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Receipt } from '../../ui/receipt.js';
import { useC } from '../say.js';
import { CellInput } from './cell-input.js';
import { Chosen } from './chosen.js';
import { PaintConfirm } from './paint-confirm.js';
import { useDryRun } from './use-dry-run.js';
import { WindowSchedule } from './window-schedule.js';

export function Painting({ clan }: { clan: number }) {
  const { view } = useSeason();
  const c = useC();
  const command = useCommand();
  const game = view.games.findLast((one) => one.painting && !one.painting.closed);
  if (!game?.painting) {
    // What came too late is told after the painting is gone from the page.
    return command.error ? (
      <Card title={c('paint.closed')}>
        <ErrorNotice error={command.error} />
      </Card>
    ) : null;
  }
  return <PaintingOf key={game.number} game={game} painting={game.painting} clan={clan} command={command} />;
}

interface PaintingOfProps {
  game: GameView;
  painting: NonNullable<GameView['painting']>;
  clan: number;
  command: CommandRun;
}

const sizeOf = ({ fresh, repaint }: SortedCells) => fresh.length + repaint.length;

function PaintingOf({ game, painting, clan, command }: PaintingOfProps) {
  const book = useBook();
  const { view } = useSeason();
  const c = useC();
  const now = useNow(5000);
  const [chosen, setChosen] = useState<number[]>([]);
  const part = useRef<HTMLDivElement>(null);
  /** What the open dialog was opened with; whatever happens meanwhile, nothing else is sent. */
  const [agreed, setAgreed] = useState<SortedCells | null>(null);
  const mine = painting.clans.find((one) => one.clan === clan);
  const sorted = sortCells(view.board, chosen, clan);
  const shown = agreed ?? sorted;
  const wanted: CommandOf<'paint'> = {
    type: 'paint',
    game: game.number,
    cells: shown.fresh,
    repaint: shown.repaint.map(({ cell }) => cell),
  };
  const sendable = sizeOf(shown);
  const checked = useDryRun(sendable > 0 && !command.busy ? wanted : null);
  if (!mine) return null;
  const left = mine.allowed - mine.used;
  const opened = Date.parse(mine.opensAt) <= now;
  const may = view.me?.role !== 'member';
  const changed = agreed && !command.busy && !command.receipt ? changedSince(view.board, agreed) : [];

  const toggle = (cell: number) => {
    if (cell < 1) return;
    setChosen((cells) => (cells.includes(cell) ? cells.filter((one) => one !== cell) : [...cells, cell]));
  };
  const send = async () => {
    const receipt = await command.run(wanted);
    if (receipt) setChosen([]);
  };
  /** Agreed anew, to these cells as they are now. */
  const agree = (cells: number[]) => {
    command.reset();
    setChosen(cells);
    const anew = sortCells(view.board, cells, clan);
    setAgreed(sizeOf(anew) > 0 ? anew : null);
    part.current?.querySelector<HTMLElement>('dialog[open] h2')?.focus();
  };

  const close = () => {
    setAgreed(null);
    // The button that opened the dialog may be gone or off: the receipt is where to read on.
    if (command.receipt) setTimeout(() => part.current?.querySelector<HTMLElement>('.receipt')?.focus());
  };
  const review = () => {
    command.reset();
    setAgreed(sorted);
  };

  return (
    <div id="painting" ref={part}>
      <Card
        title={c('paint.title', { n: game.number })}
        tone={left > 0 && opened && may ? 'call' : 'plain'}
        actions={<Clauses ids={book.cite('territory.cells')} />}
      >
        <p className="sum">
          <b>{left > 0 ? c('paint.left', { n: left }) : c('paint.done')}</b>
          <span className="quiet">{c('paint.used', { a: mine.used, b: mine.allowed })}</span>
        </p>
        {opened ? (
          <Countdown until={painting.closesAt} zone={view.zone} label={c('paint.closes')} />
        ) : (
          <Countdown until={mine.opensAt} zone={view.zone} label={c('paint.opens')} big />
        )}
        {!may && <Notice>{c('paint.notBoss')}</Notice>}
        <Receipt receipt={command.receipt} zone={view.zone} />
        {!agreed && <ErrorNotice error={command.error} />}
        {may && left > 0 && (
          <>
            <CellInput size={view.board.size} chosen={chosen} onChange={setChosen} />
            <Board
              board={view.board}
              selectable={view.board.cells.filter((cell) => cell.owner !== clan).map((cell) => cell.n)}
              selected={chosen}
              onCell={toggle}
              look={view.clans.find((one) => one.id === clan)?.position}
              anyCell
            />
            <Chosen sorted={sorted} checked={checked} onRemove={toggle} />
            <div className="act-bar" data-on={sendable > 0}>
              {sendable > 0 && <span>{c('paint.chosenOf', { a: sendable, b: left })}</span>}
              <Button variant="primary" wide disabled={sendable === 0 || !opened} onClick={review}>
                {sendable === 0 ? c('paint.review') : `${c('paint.review')} · ${sendable}`}
              </Button>
            </div>
          </>
        )}
        <WindowSchedule painting={painting} now={now} />
      </Card>
      <PaintConfirm
        open={agreed !== null}
        clan={clan}
        agreed={shown}
        changed={changed}
        checked={checked}
        busy={command.busy}
        error={command.error}
        receipt={command.receipt}
        zone={view.zone}
        onRemove={() => agree(chosen.filter((cell) => !changed.some((one) => one.cell === cell)))}
        onKeep={() => agree(chosen)}
        onCancel={close}
        onSend={() => void send()}
      />
    </div>
  );
}
