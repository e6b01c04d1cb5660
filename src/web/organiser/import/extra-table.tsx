/** The cup or the contest came as a table of its own: it is joined to the table of the game by team. */
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { useOrg } from '../say.js';
import type { ExtraTable, Review } from './use-import.js';

export function ExtraTables({ review }: { review: Review }) {
  const t = useOrg();
  const [text, setText] = useState('');
  const [purpose, setPurpose] = useState<ExtraTable['purpose']>('cup');
  const add = () => {
    review.setExtra([...review.extra, { text, purpose }]);
    setText('');
  };
  return (
    <>
      {review.extra.map((table, index) => (
        <p key={`${table.purpose}-${table.text}`} className="row row-apart org-line">
          <span className="tag tag-good">
            {t('import.extraAdded', { kind: t(`import.role.${table.purpose}`) })}
          </span>
          <Button
            variant="ghost"
            onClick={() => review.setExtra(review.extra.filter((_, other) => other !== index))}
          >
            {t('common.remove')}
          </Button>
        </p>
      ))}
      <details className="org-why">
        <summary>{t('import.extra')}</summary>
        <div className="stack-tight">
          <Field label={t('import.extraKind')}>
            {(control) => (
              <select
                {...control}
                value={purpose}
                onChange={(event) => setPurpose(event.target.value as ExtraTable['purpose'])}
              >
                <option value="cup">{t('import.role.cup')}</option>
                <option value="creative">{t('import.role.creative')}</option>
              </select>
            )}
          </Field>
          <Field label={t('import.pasteLabel')} hint={t('import.extraHint')}>
            {(control) => (
              <textarea
                {...control}
                className="org-paste"
                rows={5}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <div className="row">
            <Button disabled={text.trim() === ''} onClick={add}>
              {t('import.extraAdd')}
            </Button>
          </div>
        </div>
      </details>
    </>
  );
}
