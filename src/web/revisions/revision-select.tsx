/** Which revision of a report to read: as it is now, or as an earlier one was. */
import { formatMoment } from '../app/clock.js';
import { useSeason } from '../app/game.js';
import { useLang, useSay } from '../app/prefs.js';
import { Field } from '../ui/field.js';
import { Notice } from '../ui/notice.js';
import { texts } from './texts.js';
import { useRevisions } from './use-revisions.js';

interface Props {
  report: number;
  stamp: string;
  /** Null: as it is now. */
  value: number | null;
  onChange(revision: number | null): void;
}

/** Nothing where there is one revision only. */
export function RevisionSelect({ report, stamp, value, onChange }: Props) {
  const t = useSay(texts);
  const lang = useLang();
  const { view } = useSeason();
  const found = useRevisions(report, stamp);
  const waits = found?.changes?.published === false;
  // The last one is how it is now, unless a correction waits to be published.
  const old = (found?.revisions ?? []).filter(
    ({ readable }, index, all) => readable && (waits || index < all.length - 1),
  );
  if (old.length === 0) return null;
  return (
    <div className="rev-select">
      <Field label={t('revision.label')}>
        {(control) => (
          <select
            {...control}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
          >
            <option value="">{t('revision.now')}</option>
            {old.toReversed().map(({ number, at }) => (
              <option key={number} value={number}>
                {at === null
                  ? t('revision.one', { n: number })
                  : t('revision.oneAt', { n: number, at: formatMoment(at, view.zone, lang) })}
              </option>
            ))}
          </select>
        )}
      </Field>
      {value !== null && <Notice tone="warn">{t('revision.old')}</Notice>}
    </div>
  );
}
