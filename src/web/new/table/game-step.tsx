import { useId } from 'react';
import type { TablePack } from '../../../rulebooks/table/setup.js';
import { usePick, useSay } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { Field } from '../../ui/field.js';
import { packTexts } from '../packs.js';
import { seatsOf, type TableDraft } from './draft.js';
import { texts } from './texts.js';

interface Props {
  draft: TableDraft;
  packs: Record<string, TablePack>;
  onChange(part: Partial<TableDraft>): void;
}

/** What the ready rules differ in; nothing for rules this page has no words for. */
function said(pack: string): keyof typeof packTexts | null {
  const key = `pack.${pack}`;
  return Object.hasOwn(packTexts, key) ? (key as keyof typeof packTexts) : null;
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
                {said(name) && ` · ${t(said(name)!)}`}
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
