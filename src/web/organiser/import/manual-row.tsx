import { Icon } from '../../ui/icon.js';
import type { ManualRow } from '../lib/manual-table.js';
import { useOrg } from '../say.js';

interface Props {
  row: ManualRow;
  number: number;
  listId: string;
  questions: readonly number[];
  onChange(part: Partial<ManualRow>): void;
  onRemove(): void;
}

export function ManualRowFields({ row, number, listId, questions, onChange, onRemove }: Props) {
  const t = useOrg();
  return (
    <fieldset className="org-manual-row">
      <legend className="sr-only">{t('manual.row', { n: number })}</legend>
      <span className="org-manual-number" aria-hidden="true">
        {number}
      </span>
      <label className="org-manual-team">
        <span>{t('import.name')}</span>
        <input list={listId} value={row.team} onChange={(event) => onChange({ team: event.target.value })} />
      </label>
      <label>
        <span>{t('import.place')}</span>
        <input
          inputMode="decimal"
          value={row.place}
          onChange={(event) => onChange({ place: event.target.value })}
        />
      </label>
      <label>
        <span>{t('import.main')}</span>
        <input
          inputMode="decimal"
          value={row.main}
          onChange={(event) => onChange({ main: event.target.value })}
        />
      </label>
      <label>
        <span>{t('import.cup')}</span>
        <input
          inputMode="decimal"
          value={row.cup}
          onChange={(event) => onChange({ cup: event.target.value })}
        />
      </label>
      <label className="org-manual-tick">
        <span>{t('manual.creative')}</span>
        <input
          type="checkbox"
          checked={row.creative}
          onChange={(event) => onChange({ creative: event.target.checked })}
        />
      </label>
      {questions.map((n) => (
        <label key={n} className="org-manual-tick">
          <span>{t('manual.question', { n })}</span>
          <input
            type="checkbox"
            checked={row.taken[String(n)] ?? false}
            onChange={(event) => onChange({ taken: { ...row.taken, [String(n)]: event.target.checked } })}
          />
        </label>
      ))}
      <button
        type="button"
        className="icon-button"
        aria-label={t('manual.removeRow', { n: number })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </fieldset>
  );
}
