import { Field } from '../../../ui/field.js';
import { useJudge } from '../use-desk.js';

interface Props {
  value: string;
  onChange(value: string): void;
  /** The reasons at hand. */
  usual?: readonly Usual[];
}

type Usual = 'slip' | 'rules' | 'players' | 'cup' | 'left' | 'absent' | 'unwell';

const USUAL: readonly Usual[] = ['slip', 'rules', 'players', 'cup'];

/** Why: the usual reasons with one touch, or in one's own words. */
export function Reason({ value, onChange, usual = USUAL }: Props) {
  const t = useJudge();
  return (
    <div className="j-reason">
      <Field label={t('reason')} hint={t('reason.hint')}>
        {(control) => (
          <input
            {...control}
            value={value}
            maxLength={1000}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div className="j-chips">
        {usual.map((id) => (
          <button key={id} type="button" className="j-button" onClick={() => onChange(t(`reason.${id}`))}>
            {t(`reason.${id}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
