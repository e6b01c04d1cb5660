import { useT } from '../app/prefs.js';
import { Icon } from './icon.js';

interface NumberStepperProps {
  id?: string;
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

/** A number one may type or step by one. */
export function NumberStepper({ id, label, value, min, max, onChange }: NumberStepperProps) {
  const t = useT();
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <fieldset className="number-stepper">
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        aria-label={t('common.less')}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        id={id}
        inputMode="numeric"
        aria-label={label}
        value={value}
        onChange={(event) => {
          const typed = Number.parseInt(event.target.value, 10);
          if (Number.isFinite(typed)) set(typed);
        }}
      />
      <button
        type="button"
        aria-label={t('common.more')}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
