/** A slider through the whole season: the board after the moves and after the painting of each game. */
import { useEffect, useMemo, useState } from 'react';
import { useSeason } from '../app/game.js';
import { Board } from '../board/board.js';
import { CellSheet } from '../board/cell-sheet.js';
import { ReplayBar } from '../ui/replay-bar.js';
import { boardAt, type Frame, framesOf, trailTo } from './frames.js';
import { useS } from './say.js';

function frameTitle(frame: Frame, s: ReturnType<typeof useS>): string {
  switch (frame.kind) {
    case 'start':
      return s('replay.start');
    case 'now':
      return s('replay.now');
    default:
      return s(`replay.${frame.kind}`, { n: frame.game ?? 0 });
  }
}

export function Replay() {
  const { view } = useSeason();
  const s = useS();
  const frames = useMemo(() => framesOf(view), [view]);
  /** null: the present, which moves with the season. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [cell, setCell] = useState<number | null>(null);
  const last = frames.length - 1;
  const at = Math.min(chosen ?? last, last);
  const frame = frames[at];
  const board = useMemo(() => (frame ? boardAt(view.board, frame) : view.board), [view.board, frame]);
  const trail = useMemo(
    () => (frame ? trailTo(view.board, frames[at - 1], frame) : []),
    [view.board, frames, at, frame],
  );

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (at >= last) setPlaying(false);
      else setChosen(at + 1);
    }, 1400);
    return () => clearTimeout(timer);
  }, [playing, at, last]);

  const go = (to: number) => {
    setPlaying(false);
    setChosen(to >= last ? null : Math.max(0, to));
  };
  const play = () => {
    if (!playing && at >= last) setChosen(0);
    setPlaying(!playing);
  };
  const title = frame ? frameTitle(frame, s) : '';
  return (
    <div className="stack-tight">
      <Board board={board} trail={trail} onCell={setCell} title={title} />
      <div className="replay">
        <p className="row row-apart">
          <span className="replay-now">{title}</span>
          {at < last && <span className="tag tag-warn">{s('replay.watching')}</span>}
        </p>
        <ReplayBar
          at={at}
          last={last}
          title={title}
          playing={playing}
          labels={{
            play: s('replay.play'),
            pause: s('replay.pause'),
            back: s('replay.back'),
            forward: s('replay.forward'),
            slider: s('replay.slider'),
          }}
          onGo={go}
          onPlay={play}
        />
      </div>
      <CellSheet cell={cell} onClose={() => setCell(null)} />
    </div>
  );
}
