/** Choices that cells ask of those who stand there; the organiser may answer on a word given to him. */
import { useState } from 'react';
import type { ChoiceView } from '../../../rulebooks/race/view.js';
import { useBook } from '../../app/book.js';
import { useCommand, useSeason } from '../../app/game.js';
import { Outcome } from '../../steer/outcome.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Countdown } from '../../ui/countdown.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Clan, useClanName } from '../parts/clan.js';
import { useOrg } from '../say.js';

export function Choices() {
  const { view } = useSeason();
  const t = useOrg();
  const open = view.choices?.filter((choice) => choice.stage === 'open') ?? [];
  if (open.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="choices">
      <h2 id="choices">{t('choices.title')}</h2>
      {open.map((choice) => (
        <OpenChoice key={choice.id} choice={choice} />
      ))}
    </section>
  );
}

function OpenChoice({ choice }: { choice: ChoiceView }) {
  const { view } = useSeason();
  const book = useBook();
  const t = useOrg();
  const clan = useClanName();
  const { run, busy, error } = useCommand();
  const [option, setOption] = useState('');
  const command = { type: 'answerChoice' as const, choice: choice.id, option };
  const word = (one: string) =>
    one === 'marry' || one === 'refuse' ? t(`choices.${one}`) : clan(Number(one));
  return (
    <Card
      level={3}
      tone="call"
      title={t(`choices.${choice.kind}`, { cell: choice.cell })}
      actions={<Clauses ids={book.cite(choice.kind === 'twins' ? 'twins' : 'coin.name')} />}
    >
      <Clan id={choice.clan} />
      {choice.until && <Countdown until={choice.until} zone={view.zone} label={t('choices.until')} />}
      <div className="org-form-row">
        <Field label={t('choices.word')}>
          {(control) => (
            <select {...control} value={option} onChange={(event) => setOption(event.target.value)}>
              <option value="">{t('common.choose')}</option>
              {choice.options.map((one) => (
                <option key={one} value={one}>
                  {word(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button busy={busy} disabled={option === ''} onClick={() => void run(command)}>
          {t('common.save')}
        </Button>
      </div>
      {option !== '' && (
        <div className="org-outcome" aria-live="polite">
          <Outcome command={command} />
        </div>
      )}
      <ErrorNotice error={error} />
    </Card>
  );
}
