/** A question at which the reckoning stopped: its facts, its clause, the answer, and what the answer will mean. */
import { useId, useState } from 'react';
import type { Answer } from '../../../rulebooks/race/commands.js';
import type { AskView } from '../../../rulebooks/race/view.js';
import { useCommand } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { Outcome } from '../../steer/outcome.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { useAskWords } from '../lib/ask-words.js';
import { groupsOf, OrderList, type Ranked } from '../parts/order-list.js';
import { useOrg } from '../say.js';

interface Props {
  ask: AskView;
  /** Which of the open questions it is. */
  number: number;
  of: number;
}

export function AskForm({ ask, number, of }: Props) {
  const t = useOrg();
  const words = useAskWords(ask);
  const lang = useLang();
  const { run, busy, error } = useCommand();
  const [ranked, setRanked] = useState<Ranked[]>(() => ask.items.map((item) => ({ item, tied: false })));
  const [choice, setChoice] = useState<string | null>(null);
  const [touched, setTouched] = useState(false);
  const [reason, setReason] = useState('');
  const group = useId();

  const answer: Answer | null =
    ask.kind === 'order' ? (touched ? { groups: groupsOf(ranked) } : null) : choice ? { choice } : null;
  const command = answer && {
    type: 'answerAsk' as const,
    ask: ask.id,
    answer,
    ...(reason.trim() ? { reason: reason.trim() } : {}),
  };
  return (
    <Card title={words.title} tone="call" className="org-ask" actions={<Clauses ids={ask.clauses} />}>
      {of > 1 && <p className="tag">{t('ask.number', { n: number, all: of })}</p>}
      {words.why.map((text) => (
        <p key={text} className="org-ask-why">
          {text}
        </p>
      ))}
      {words.facts.length > 0 && (
        <dl className="org-facts" lang={lang}>
          {words.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {ask.kind === 'order' ? (
        <OrderList
          label={t('ask.order')}
          items={ranked}
          ties={ask.ties}
          first={words.first}
          name={words.item}
          onChange={(next) => {
            setRanked(next);
            setTouched(true);
          }}
        />
      ) : (
        <fieldset className="org-choices">
          <legend className="sr-only">{words.title}</legend>
          {ask.items.map((item) => (
            <label key={item} className="choice">
              <input type="radio" name={group} checked={choice === item} onChange={() => setChoice(item)} />
              <span>{words.item(item)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {ask.kind === 'order' && !touched && <Button onClick={() => setTouched(true)}>{t('ask.keep')}</Button>}
      {command && (
        <div className="org-outcome" aria-live="polite">
          <h3>{t('common.outcome')}</h3>
          {of > 1 ? <p>{t('ask.others', { n: of - 1 })}</p> : <Outcome command={command} />}
        </div>
      )}
      <Field label={t('ask.reason')}>
        {(control) => (
          <input {...control} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          variant="primary"
          disabled={!command}
          aria-describedby={command ? undefined : `${group}-why`}
          busy={busy}
          onClick={() => command && void run(command)}
        >
          {t('ask.answer')}
        </Button>
        {!command && (
          <span className="quiet" id={`${group}-why`}>
            {t(ask.kind === 'order' ? 'ask.needOrder' : 'ask.needChoice')}
          </span>
        )}
      </div>
    </Card>
  );
}
