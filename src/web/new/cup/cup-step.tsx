import type { ReactNode } from 'react';
import { useLang, useSay } from '../../app/prefs.js';
import { Radios, TextField } from '../../cup/parts/fields.js';
import type { CupStepProps } from './step-props.js';
import { texts } from './texts.js';

/** The title, and by which rules the tables play. */
export function CupStep({ draft, pack, packs, choice, onChange }: CupStepProps & { choice: ReactNode }) {
  const t = useSay(texts);
  const lang = useLang();
  const choose = (name: string) => {
    // A title nobody has changed goes along with the rules.
    const next = packs[name];
    const untouched = draft.title === pack.title.ru || draft.title === pack.title.en;
    onChange({ pack: name, ...(untouched && next ? { title: next.title[lang] } : {}) });
  };
  return (
    <>
      {choice}
      <TextField label={t('name')} value={draft.title} max={120} onChange={(title) => onChange({ title })} />
      <Radios
        legend={t('pack')}
        value={draft.pack}
        options={Object.entries(packs).map(([value, one]) => ({
          value,
          title: t(`pack.${one.table.pack}`),
          about: t('pack.seats', { n: one.table.seats }),
        }))}
        onChange={choose}
      />
    </>
  );
}
