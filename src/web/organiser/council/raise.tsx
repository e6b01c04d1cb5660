import { useState } from 'react';
import { useCommand } from '../../app/game.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { useOrg } from '../say.js';

export function RaiseQuestion() {
  const t = useOrg();
  const { run, busy, error } = useCommand();
  const [text, setText] = useState('');
  const send = async () => {
    if (await run({ type: 'raiseQuestion', text: text.trim() })) setText('');
  };
  return (
    <Card title={t('council.raise')} level={3} tone="quiet">
      <Field label={t('council.raiseText')}>
        {(control) => (
          <textarea {...control} rows={2} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <ErrorNotice error={error} />
      <div className="row">
        <Button busy={busy} disabled={text.trim() === ''} onClick={() => void send()}>
          {t('council.raiseDo')}
        </Button>
      </div>
    </Card>
  );
}
