import { useId } from 'react';
import type { TablePack } from '../../../rulebooks/table/setup.js';
import { usePick, useSay } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { Field } from '../../ui/field.js';
import { seatsOf, type TableDraft } from './draft.js';
import { texts } from './texts.js';

interface Props {
  draft: TableDraft;
  packs: Record<string, TablePack>;
  onChange(part: Partial<TableDraft>): void;
}

export function GameStep({ draft, packs, onChange }: Props) {
  const t = useSay(texts);
  const pick = usePick();
  const group = useId();
  return (
    <>
      <fieldset className="org-values org-games">
        <legend className="label">{t('pack')}</legend>
        {Object.entries(packs).map(([name, pack]) => (
          <label key={name} className="choice org-pack">
            <input
              type="radio"
              name={group}
              checked={draft.packName === name}
              onChange={() => onChange({ packName: name, rulings: {} })}
            />
            <span>
              <b>{pick(pack.title)}</b>
              <span className="org-pack-facts">
                {t('pack.seats', { n: seatsOf(pack) })}
                {Object.keys(pack.rulings).length > 0 &&
                  `; ${t('pack.others', { n: Object.keys(pack.rulings).length })}`}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <Field label={t('name')}>
        {(control) => (
          <input
            {...control}
            maxLength={120}
            value={draft.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <p>
        <Link to="/new/paper">{t('paper')}</Link>
      </p>
    </>
  );
}
