/** A vote of the bosses: choices, closing time, and whether it decides an open point of the regulation. */
import { use, useState } from 'react';
import type { QuestionView } from '../../rulebooks/race/view.js';
import { useBook } from '../app/book.js';
import { serverNow } from '../app/clock.js';
import { useCommand, useSeason } from '../app/game.js';
import { usePick, useSay } from '../app/prefs.js';
import { InstantField } from '../steer/instant-field.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { ErrorNotice } from '../ui/notice.js';
import { loadWords, rulebookNamed } from '../words.js';
import './council.css';
import { voteTexts } from './texts.js';

interface Choice {
  key: number;
  text: string;
  value: string;
}

let nextKey = 1;
const blank = (text = '', value = ''): Choice => ({ key: nextKey++, text, value });
const inTwoDays = () =>
  new Date(Math.ceil((serverNow() + 2 * 86_400_000) / 3_600_000) * 3_600_000).toISOString();

export function OpenVote({ question }: { question: QuestionView }) {
  const { view } = useSeason();
  const t = useSay(voteTexts);
  const pick = usePick();
  const { rulings } = use(loadWords(rulebookNamed(useBook().rulebook)));
  const { run, busy, error } = useCommand();
  const [choices, setChoices] = useState<Choice[]>(() => [blank(t('yes')), blank(t('no'))]);
  const [closesAt, setClosesAt] = useState(inTwoDays);
  const [ruling, setRuling] = useState('');
  const values = ruling ? rulings[ruling]?.values : undefined;
  const change = (key: number, part: Partial<Choice>) =>
    setChoices((old) => old.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const chooseRuling = (id: string) => {
    setRuling(id);
    const known = rulings[id];
    if (known) setChoices(Object.entries(known.values).map(([value, text]) => blank(pick(text), value)));
  };
  const texts = choices.map((choice) => choice.text.trim());
  const ready =
    texts.length >= 2 && texts.every((text) => text !== '') && (!values || choices.every((one) => one.value));
  const send = () =>
    run({
      type: 'openVote',
      question: question.id,
      choices: texts,
      closesAt,
      ...(ruling ? { ruling: { id: ruling, values: choices.map((choice) => choice.value) } } : {}),
    });
  return (
    <details className="vote-open">
      <summary>{t('open')}</summary>
      <div className="stack-tight">
        <Field label={t('decides')}>
          {(control) => (
            <select {...control} value={ruling} onChange={(event) => chooseRuling(event.target.value)}>
              <option value="">{t('decidesNone')}</option>
              {view.rulings.map(({ id }) => {
                const title = rulings[id]?.title;
                return (
                  <option key={id} value={id}>
                    {title ? pick(title) : id}
                  </option>
                );
              })}
            </select>
          )}
        </Field>
        <fieldset className="stack-tight">
          <legend className="label">{t('choices')}</legend>
          {choices.map((choice, index) => (
            <div key={choice.key} className="vote-choice">
              <input
                aria-label={t('choice', { n: index + 1 })}
                value={choice.text}
                maxLength={300}
                onChange={(event) => change(choice.key, { text: event.target.value })}
              />
              {values && (
                <select
                  aria-label={t('means')}
                  value={choice.value}
                  onChange={(event) => change(choice.key, { value: event.target.value })}
                >
                  {Object.entries(values).map(([value, text]) => (
                    <option key={value} value={value}>
                      {pick(text)}
                    </option>
                  ))}
                </select>
              )}
              {choices.length > 2 && (
                <Button
                  variant="ghost"
                  aria-label={t('removeChoice', { n: index + 1 })}
                  onClick={() => setChoices((old) => old.filter((one) => one.key !== choice.key))}
                >
                  {t('remove')}
                </Button>
              )}
            </div>
          ))}
          {choices.length < 10 && (
            <div className="row">
              <Button
                icon="plus"
                onClick={() => setChoices((old) => [...old, blank('', Object.keys(values ?? {})[0] ?? '')])}
              >
                {t('addChoice')}
              </Button>
            </div>
          )}
        </fieldset>
        <InstantField label={t('closesAt')} value={closesAt} onChange={setClosesAt} countdown />
        <ErrorNotice error={error} />
        <div className="row">
          <Button variant="primary" busy={busy} disabled={!ready} onClick={() => void send()}>
            {t('open')}
          </Button>
        </div>
      </div>
    </details>
  );
}
