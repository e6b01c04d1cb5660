import type { CupRound } from '../lib/use.js';
import { useCup } from '../lib/use.js';

interface Props {
  rounds: readonly CupRound[];
  current: number;
  onPick(round: number): void;
}

/** The rounds in a row, each with its state. */
export function RoundStrip({ rounds, current, onPick }: Props) {
  const t = useCup();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons has no element of its own
    <div className="game-strip" role="group" aria-label={t('round.pick')}>
      {rounds.map((round) => (
        <button
          key={round.n}
          type="button"
          aria-pressed={round.n === current}
          onClick={() => onPick(round.n)}
        >
          {t('round.n', { n: round.n })}
          <small>{t(`round.${round.status}`)}</small>
        </button>
      ))}
    </div>
  );
}
