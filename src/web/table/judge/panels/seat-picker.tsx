import { useDesk, useJudge } from '../use-desk.js';

interface Props {
  label: string;
  value: number | null;
  onPick(n: number): void;
  /** Which seats may be picked; all when left out. */
  able?(n: number): boolean;
}

/** One seat out of all, by its number. */
export function SeatPicker({ label, value, onPick, able }: Props) {
  const t = useJudge();
  const { view } = useDesk();
  return (
    <fieldset className="j-seat-picker">
      <legend>{label}</legend>
      {view.seats.map(({ n, name }) => (
        <button
          key={n}
          type="button"
          className="j-count"
          aria-pressed={value === n}
          aria-label={t('seat.name', { n, name: name === String(n) ? '' : name }).trim()}
          disabled={able ? !able(n) : false}
          onClick={() => onPick(n)}
        >
          {n}
        </button>
      ))}
    </fieldset>
  );
}
