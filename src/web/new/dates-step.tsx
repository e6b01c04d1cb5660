import { formatDate, wallClock, zoneName } from '../app/clock.js';
import { useLang } from '../app/prefs.js';
import { daysApart, isDate, spellDay, spellWeekday, weekdayOf } from '../organiser/lib/dates.js';
import { useOrg } from '../organiser/say.js';
import { NumberField } from '../steer/number-field.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { Notice } from '../ui/notice.js';
import { datesOf, everyOf, firstFrom, firstOfPack, skippedFrom } from './draft.js';
import type { StepProps } from './step-props.js';

export function DatesStep({ draft, pack, now, onChange }: StepProps) {
  const t = useOrg();
  const lang = useLang();
  const dates = isDate(draft.first) ? datesOf(draft, pack) : [];
  const next = firstFrom(now, pack);
  const begin = (first: string) => onChange({ first, skipped: skippedFrom(first, pack) });
  const every = everyOf(pack);
  const written = firstOfPack(pack);
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
              onChange={(event) => begin(event.target.value)}
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
      <div className="row">
        <Button aria-pressed={draft.first === next} onClick={() => begin(next)}>
          {t('new.firstNext', { date: spellDay(next, lang) })}
        </Button>
        <Button variant="ghost" aria-pressed={draft.first === written} onClick={() => begin(written)}>
          {t('new.firstWritten', { date: formatDate(written, lang) })}
        </Button>
      </div>
      <DateWarnings {...{ draft, pack, now }} />
      <p className="quiet">
        {every === 7 ? t('new.datesHint') : t('new.datesEvery', { n: every })} {pack.gameTime},{' '}
        {zoneName(pack.zone, lang)}.
      </p>
      <ol className="org-dates">
        {dates.map((date, index) => (
          <li key={date}>
            <b>{draft.firstNumber + index}</b>
            <span>{spellDay(date, lang)}</span>
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

function DateWarnings({ draft, pack, now }: Pick<StepProps, 'draft' | 'pack' | 'now'>) {
  const t = useOrg();
  const lang = useLang();
  if (!isDate(draft.first)) return null;
  const written = firstOfPack(pack);
  const today = wallClock(now, pack.zone).slice(0, 10);
  const days = { day: spellWeekday(draft.first, lang), usual: spellWeekday(written, lang) };
  return (
    <>
      {weekdayOf(draft.first) !== weekdayOf(written) && (
        <Notice tone="warn">{t('new.otherWeekday', days)}</Notice>
      )}
      {daysApart(draft.first, today) > 31 && <Notice tone="warn">{t('new.longPast')}</Notice>}
    </>
  );
}
