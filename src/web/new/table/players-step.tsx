import type { TablePack } from '../../../rulebooks/table/setup.js';
import { useSay } from '../../app/prefs.js';
import { Field } from '../../ui/field.js';
import { seatsOf, type TableDraft } from './draft.js';
import { namesFrom } from './names.js';
import { texts } from './texts.js';

interface Props {
  draft: TableDraft;
  pack: TablePack;
  onChange(part: Partial<TableDraft>): void;
}

export function PlayersStep({ draft, pack, onChange }: Props) {
  const t = useSay(texts);
  const names = namesFrom(draft.list);
  return (
    <>
      <Field label={t('list')} hint={t('list.hint')}>
        {(control) => (
          <textarea
            {...control}
            rows={10}
            autoComplete="off"
            value={draft.list}
            onChange={(event) => onChange({ list: event.target.value })}
          />
        )}
      </Field>
      {names.length > 0 && (
        <>
          <p className="quiet" aria-live="polite">
            {t('list.read', { a: names.length, b: seatsOf(pack) })}
          </p>
          <NameList names={names} />
        </>
      )}
      <label className="choice">
        <input
          type="checkbox"
          checked={draft.phones}
          disabled={names.length === 0}
          onChange={(event) => onChange({ phones: event.target.checked })}
        />
        <span>
          {t('phones')}
          <span className="org-pack-facts">{t('phones.hint')}</span>
        </span>
      </label>
    </>
  );
}

/** Names with the seats they get. */
export function NameList({ names }: { names: readonly string[] }) {
  return (
    <ol className="org-chips">
      {names.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list, names may repeat while one types
        <li key={i} className="tag">
          {i + 1}. {name}
        </li>
      ))}
    </ol>
  );
}
