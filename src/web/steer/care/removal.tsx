/** A game begun by mistake is taken away. */
import { useState } from 'react';
import { request } from '../../app/api.js';
import { useSeason } from '../../app/game.js';
import { navigate } from '../../app/router.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Field } from '../../ui/field.js';
import { Sure } from './sure.js';
import { useCareSay } from './use-care.js';

export function AwayCard() {
  const { answer } = useSeason();
  const t = useCareSay();
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [reason, setReason] = useState('');
  const { id } = answer.meta;
  return (
    <Card title={t('away.title')}>
      <p>{t('away.text')}</p>
      <div className="row">
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('away.open')}
        </Button>
      </div>
      <Sure
        open={open}
        title={t('away.title')}
        action={t('away.do')}
        ready={title.trim() === answer.meta.title.trim() && reason.trim() !== ''}
        onClose={() => setOpen(false)}
        onSure={async () => {
          // Not by `act`: there is nothing left to look at.
          await request(`/api/games/${encodeURIComponent(id)}/removal`, {
            method: 'POST',
            body: { title, reason: reason.trim() },
          });
          navigate('/', { replace: true });
        }}
      >
        <p>{t('away.text')}</p>
        <Field label={t('away.type', { title: answer.meta.title })}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={200}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('reason')}>
          {(control) => (
            <input
              {...control}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </Sure>
    </Card>
  );
}
