/** How many days after the end of the game names are kept. */
import { useState } from 'react';
import type { Care } from '../../../server/care-shapes.js';
import { formatMoment, viewerZone } from '../../app/clock.js';
import { useLang } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Field } from '../../ui/field.js';
import { type CareOfGame, useCareSay } from './use-care.js';

export function KeepCard({ all, care }: { all: CareOfGame; care: Care }) {
  const t = useCareSay();
  const lang = useLang();
  const { days, dueAt, doneAt } = care.retention;
  const [typed, setTyped] = useState(days === null ? '' : String(days));
  const [error, setError] = useState<unknown>(null);
  const moment = (at: string) => formatMoment(at, viewerZone(), lang);
  const save = () => {
    setError(null);
    const text = typed.trim();
    void all.act('PUT', '/retention', { days: text === '' ? null : Number(text) }).catch(setError);
  };
  return (
    <Card title={t('keep.title')}>
      <p>{t('keep.text')}</p>
      <p>
        <b>{days === null ? t('keep.off') : t('keep.on', { n: days })}</b>{' '}
        {doneAt ? t('keep.done', { at: moment(doneAt) }) : dueAt ? t('keep.due', { at: moment(dueAt) }) : ''}
      </p>
      {care.head && (
        <form
          className="org-form-row"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Field label={t('keep.days')} error={error}>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                pattern="[0-9]*"
                maxLength={4}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <div className="row org-form-do">
            <Button type="submit">{t('keep.save')}</Button>
          </div>
        </form>
      )}
    </Card>
  );
}
