/** 6: choosing cells by tapping the board or by numbers, the server's check, the confirmation, the receipt. */
import { useState } from 'react';
import type { CommandOf } from '../../../rulebooks/mafia-2018/commands.js';
import type { GameView } from '../../../rulebooks/mafia-2018/view.js';
import { useNow } from '../../app/clock.js';
import { type CommandRun, useCommand, useSeason } from '../../app/game.js';
import { Board } from '../../board/board.js';
import { sortCells, takenMeanwhile } from '../../board/cells.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { Countdown } from '../../ui/countdown.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Receipt } from '../../ui/receipt.js';
import { useC } from '../say.js';
import { CellInput } from './cell-input.js';
import { Chosen } from './chosen.js';
import { PaintConfirm } from './paint-confirm.js';
import { Taken } from './taken.js';
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

function PaintingOf({ game, painting, clan, command }: PaintingOfProps) {
  const { view } = useSeason();
  const c = useC();
  const now = useNow(5000);
  const [chosen, setChosen] = useState<number[]>([]);
  const [confirming, setConfirming] = useState(false);
  /** Cells that were free when they were sent. */
  const [sentFree, setSentFree] = useState<number[]>([]);
  const mine = painting.clans.find((one) => one.clan === clan);
  const sorted = sortCells(view.board, chosen, clan);
  const wanted: CommandOf<'paint'> = {
    type: 'paint',
    game: game.number,
    cells: sorted.fresh,
    repaint: sorted.repaint.map(({ cell }) => cell),
  };
  const sendable = sorted.fresh.length + sorted.repaint.length;
  const checked = useDryRun(sendable > 0 && !command.busy ? wanted : null);
  if (!mine) return null;
  const left = mine.allowed - mine.used;
  const opened = Date.parse(mine.opensAt) <= now;
  const may = view.me?.role !== 'member';
  const taken = command.error ? takenMeanwhile(view.board, sentFree) : [];

  const toggle = (cell: number) => {
    if (cell < 1) return;
    setChosen((cells) => (cells.includes(cell) ? cells.filter((one) => one !== cell) : [...cells, cell]));
  };
  const send = async () => {
    setSentFree(sorted.fresh);
    const receipt = await command.run(wanted);
    if (receipt) setChosen([]);
    else setConfirming(false);
  };

  return (
    <div id="painting">
      <Card
        title={c('paint.title', { n: game.number })}
        tone={left > 0 && opened && may ? 'call' : 'plain'}
        actions={<Clause id="mafia-2018:6.3" />}
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
        {taken.length === 0 && <ErrorNotice error={command.error} />}
        {taken.length > 0 && (
          <Taken
            taken={taken}
            onRemove={() => {
              setChosen((cells) => cells.filter((cell) => !taken.some((one) => one.cell === cell)));
              command.reset();
            }}
            onKeep={command.reset}
          />
        )}
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
            <Button
              variant="primary"
              wide
              disabled={sendable === 0 || !opened}
              onClick={() => {
                command.reset();
                setConfirming(true);
              }}
            >
              {sendable === 0 ? c('paint.review') : `${c('paint.review')} · ${sendable}`}
            </Button>
          </>
        )}
        <WindowSchedule painting={painting} now={now} />
      </Card>
      <PaintConfirm
        open={confirming}
        sorted={sorted}
        checked={checked}
        busy={command.busy}
        receipt={command.receipt}
        zone={view.zone}
        onCancel={() => setConfirming(false)}
        onSend={() => void send()}
      />
    </div>
  );
}
