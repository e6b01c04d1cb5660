/** Controls of the correction forms that choose seats. */
import { SelectField } from '../../../steer/select-field.js';
import { useTableView } from '../../shared/use-view.js';
import { useDesk } from '../say.js';

interface SeatProps {
  label: string;
  value: number | null;
  onChange(seat: number | null): void;
  /** Words of «nobody», where nobody may be chosen. */
  nobody?: string;
}

/** One seat, or nobody where that is allowed. */
export function SeatField({ label, value, onChange, nobody }: SeatProps) {
  const { view } = useTableView();
  return (
    <SelectField
      label={label}
      value={value === null ? '' : String(value)}
      empty={nobody}
      options={view.seats.map(({ n, name }) => ({
        value: String(n),
        title: name === String(n) ? `№${n}` : `№${n} ${name}`,
      }))}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
    />
  );
}

interface SeatsProps {
  label: string;
  value: readonly number[];
  onChange(seats: number[]): void;
  most?: number;
}

/** Several seats, each a button that is pressed or not. */
export function SeatsField({ label, value, onChange, most = 20 }: SeatsProps) {
  const { view } = useTableView();
  const t = useDesk();
  return (
    <fieldset className="tb-pick">
      <legend className="label">{label}</legend>
      <div className="tb-pick-seats">
        {view.seats.map(({ n, name }) => {
          const on = value.includes(n);
          return (
            <button
              key={n}
              type="button"
              aria-pressed={on}
              aria-label={`${t('field.seat')} ${n} ${name}`}
              disabled={!on && value.length >= most}
              onClick={() =>
                onChange(on ? value.filter((seat) => seat !== n) : [...value, n].sort((a, b) => a - b))
              }
            >
              {n}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
