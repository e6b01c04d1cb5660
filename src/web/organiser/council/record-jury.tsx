import { useState } from 'react';
import type { QuestionView } from '../../../rulebooks/race/view.js';
import { useCommand } from '../../app/game.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { useOrg } from '../say.js';

export function RecordJury({ question }: { question: QuestionView }) {
  const t = useOrg();
  const { run, busy, error } = useCommand();
  const [text, setText] = useState('');
  const [choice, setChoice] = useState<number | null>(null);
  const send = () =>
    run({
      type: 'recordJury',
      question: question.id,
      answer: text.trim(),
      ...(choice === null ? {} : { choice }),
    });
  return (
    <div className="stack-tight">
      <Field label={t('council.jury')}>
        {(control) => (
          <textarea {...control} rows={2} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      {question.choices.length > 0 && (
        <Field label={t('council.juryChoice')}>
          {(control) => (
            <select
              {...control}
              value={choice ?? ''}
              onChange={(event) => setChoice(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="">{t('council.juryNone')}</option>
              {question.choices.map((one, index) => (
                <option key={one} value={index}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <ErrorNotice error={error} />
      <div className="row">
        <Button variant="primary" busy={busy} disabled={text.trim() === ''} onClick={() => void send()}>
          {t('council.juryDo')}
        </Button>
      </div>
    </div>
  );
}
