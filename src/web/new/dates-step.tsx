import { formatDate, zoneName } from '../app/clock.js';
import { useLang } from '../app/prefs.js';
import { isDate } from '../organiser/lib/dates.js';
import { useOrg } from '../organiser/say.js';
import { NumberField } from '../steer/number-field.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { datesOf } from './draft.js';
import type { StepProps } from './step-props.js';

export function DatesStep({ draft, pack, onChange }: StepProps) {
  const t = useOrg();
  const lang = useLang();
  const dates = isDate(draft.first) ? datesOf(draft) : [];
  const skip = (date: string) => onChange({ skipped: [...draft.skipped, date].sort() });
  return (
    <>
      <div className="org-form-row">
        <Field label={t('new.first')} error={isDate(draft.first) ? null : t('new.badDate')}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={draft.first}
              onChange={(event) => onChange({ first: event.target.value, skipped: [] })}
            />
          )}
        </Field>
        <NumberField
          label={t('new.firstNumber')}
          value={draft.firstNumber}
          min={1}
          onChange={(firstNumber) => onChange({ firstNumber })}
        />
        <NumberField
          label={t('new.count')}
          value={draft.count}
          min={1}
          max={60}
          onChange={(count) => onChange({ count })}
        />
      </div>
      <p className="quiet">
        {t('new.datesHint')} {pack.gameTime}, {zoneName(pack.zone, lang)}.
      </p>
      <ol className="org-dates">
        {dates.map((date, index) => (
          <li key={date}>
            <b>{draft.firstNumber + index}</b>
            <span>{formatDate(date, lang)}</span>
            {index > 0 && (
              <Button
                variant="ghost"
                aria-label={t('new.skip', { date: formatDate(date, lang) })}
                onClick={() => skip(date)}
              >
                {t('new.skipShort')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {draft.skipped.length > 0 && (
        <div className="row">
          <span className="label">{t('new.skipped')}:</span>
          {draft.skipped.map((date) => (
            <Button
              key={date}
              onClick={() => onChange({ skipped: draft.skipped.filter((one) => one !== date) })}
            >
              {t('new.unskip', { date: formatDate(date, lang) })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
