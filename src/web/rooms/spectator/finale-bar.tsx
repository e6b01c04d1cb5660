import { ReplayBar } from '../../ui/replay-bar.js';
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
export function FinaleBar(props: FinaleBarProps) {
  const v = useV();
  return (
    <div className="replay">
      <p className="replay-now" aria-live="polite">
        {props.title}
      </p>
      <ReplayBar
        {...props}
        labels={{
          play: v('finale.play'),
          pause: v('finale.pause'),
          back: v('finale.back'),
          forward: v('finale.forward'),
          slider: v('finale.slider'),
        }}
      />
    </div>
  );
}
