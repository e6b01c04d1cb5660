import { Icon } from '../../ui/icon.js';
import { useV } from './say.js';

interface FinaleBarProps {
  at: number;
  last: number;
  title: string;
  playing: boolean;
  onGo(at: number): void;
  onPlay(): void;
}

/** The slider through the turns. */
export function FinaleBar({ at, last, title, playing, onGo, onPlay }: FinaleBarProps) {
  const v = useV();
  return (
    <div className="replay">
      <p className="replay-now" aria-live="polite">
        {title}
      </p>
      <div className="replay-bar">
        <button
          type="button"
          className="icon-button"
          aria-label={v(playing ? 'finale.pause' : 'finale.play')}
          onClick={onPlay}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={v('finale.back')}
          disabled={at === 0}
          onClick={() => onGo(at - 1)}
        >
          <Icon name="left" />
        </button>
        <input
          type="range"
          aria-label={v('finale.slider')}
          aria-valuetext={title}
          min={0}
          max={last}
          value={at}
          onChange={(event) => onGo(Number(event.target.value))}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={v('finale.forward')}
          disabled={at === last}
          onClick={() => onGo(at + 1)}
        >
          <Icon name="right" />
        </button>
      </div>
    </div>
  );
}
