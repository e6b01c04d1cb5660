/** A question at which the resolution stopped: its facts, its clauses, and what each answer means. */
import { useId, useState } from 'react';
import { choiceText } from '../../../../rulebooks/twelve-rooms/describe.js';
import type { MasterView } from '../../../../rulebooks/twelve-rooms/view.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useNames } from '../lib/names.js';
import { type MasterSay, useMaster, useRooms, useSend } from '../lib/use.js';
import { ReasonField } from '../parts/reason.js';

type Ask = MasterView['asks'][number];

const MEANINGS = ['next', 'all', 'nobody', 'current', 'original'] as const;

function meaning(choice: string, t: MasterSay): string | null {
  const known = MEANINGS.find((one) => one === choice);
  return known ? t(`ask.means.${known}`) : null;
}

export function AskCard({ ask }: { ask: Ask }) {
  const { master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const group = useId();
  const { run, busy, error } = useSend();
  const [choice, setChoice] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const people = master.players.filter(({ id }) => ask.players.includes(id));
  return (
    <Card
      title={t(`ask.${ask.topic}`)}
      tone="call"
      className="org-ask"
      actions={<Clauses ids={ask.clauses} />}
    >
      <p>{t(`ask.${ask.topic}.why`)}</p>
      <ul className="rm-facts">
        {people.map(({ id, nick, role, originalRole, spared, weight }) => (
          <li key={id}>
            <b>{nick}</b>
            <span>
              {role && names.of('role', role)}
              {originalRole && originalRole !== role && (
                <span className="quiet"> ({t('player.was', { role: names.of('role', originalRole) })})</span>
              )}
            </span>
            <span className="quiet">{t('player.weightIs', { n: weight })}</span>
            {spared && <span className="tag">{t('player.spared')}</span>}
          </li>
        ))}
      </ul>
      <fieldset className="org-choices">
        <legend className="label">{t('ask.answer')}</legend>
        {ask.choices.map((one) => (
          <label key={one} className="choice rm-choice">
            <input type="radio" name={group} checked={choice === one} onChange={() => setChoice(one)} />
            <span>
              <b>{choiceText(one, names.said, names.lang)}</b>
              {meaning(one, t) && <span className="rm-means">{meaning(one, t)}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <ReasonField value={reason} onChange={setReason} optional />
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          variant="primary"
          disabled={choice === null}
          busy={busy}
          onClick={() =>
            choice &&
            void run({
              type: 'answerAsk',
              ask: ask.id,
              choice,
              ...(reason.trim() ? { reason: reason.trim() } : {}),
            })
          }
        >
          {t('ask.do')}
        </Button>
      </div>
    </Card>
  );
}
