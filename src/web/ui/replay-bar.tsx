import { Icon } from './icon.js';

interface ReplayBarProps {
  at: number;
  last: number;
  /** What stands at this place, for those who hear the slider. */
  title: string;
  playing: boolean;
  labels: { play: string; pause: string; back: string; forward: string; slider: string };
  onGo(at: number): void;
  onPlay(): void;
}

/** Play, one step back, a slider, one step forward: the way through the past of any game. */
export function ReplayBar({ at, last, title, playing, labels, onGo, onPlay }: ReplayBarProps) {
  return (
    <div className="replay-bar">
      <button
        type="button"
        className="icon-button"
        aria-label={playing ? labels.pause : labels.play}
        onClick={onPlay}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={labels.back}
        disabled={at === 0}
        onClick={() => onGo(at - 1)}
      >
        <Icon name="left" />
      </button>
      <input
        type="range"
        aria-label={labels.slider}
        aria-valuetext={title}
        min={0}
        max={last}
        value={at}
        onChange={(event) => onGo(Number(event.target.value))}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={labels.forward}
        disabled={at === last}
        onClick={() => onGo(at + 1)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}
