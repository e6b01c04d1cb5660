/** What the cell asks of the house that stands on it: a wedding on the bridge, a name for the coin. */
import { useState } from 'react';
import type { ChoiceView } from '../../../rulebooks/race/view.js';
import { useBook } from '../../app/book.js';
import { type CommandRun, useCommand, useSeason, useSides } from '../../app/game.js';
import { signed } from '../../app/i18n.js';
import { usePick, useT } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Countdown } from '../../ui/countdown.js';
import { Dialog } from '../../ui/dialog.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Receipt } from '../../ui/receipt.js';
import { useC } from '../say.js';

export function Choices({ clan }: { clan: number }) {
  const { view } = useSeason();
  // Kept here: the form leaves the page together with the task.
  const answer = useCommand();
  const open = view.choices?.filter((choice) => choice.clan === clan && choice.stage === 'open') ?? [];
  return (
    <div id="choices" className="stack">
      {open.map((choice) => (
        <OpenChoice key={choice.id} choice={choice} answer={answer} />
      ))}
      <ErrorNotice error={answer.error} />
      <Receipt receipt={answer.receipt} zone={view.zone} />
    </div>
  );
}

function OpenChoice({ choice, answer }: { choice: ChoiceView; answer: CommandRun }) {
  const { view } = useSeason();
  const book = useBook();
  const c = useC();
  const t = useT();
  const pick = usePick();
  const side = useSides();
  const [option, setOption] = useState<string | null>(null);
  const [name, setName] = useState('');
  const asked = view.todo.some((todo) => todo.key === 'choice' && todo.ref === choice.id);
  const mark = view.board.cells[choice.cell - 1]?.mark;
  const to = mark?.kind === 'twins' ? mark.to : 0;
  const named = side(Number(option));
  const parts = view.numbers?.twins?.left ?? 1;
  const { named: theirs = 0, own = 0 } = view.numbers?.coin ?? {};
  const coin = { named: signed(theirs), own: signed(own) };
  const meaning =
    option === null
      ? ''
      : option === 'marry' || option === 'refuse'
        ? c(`choice.then.${option}`, { to, parts })
        : c('choice.then.name', { ...coin, name: named ? pick(named.name) : '—' });
  const send = async () => {
    if (option !== null) await answer.run({ type: 'answerChoice', choice: choice.id, option });
    setOption(null);
  };
  return (
    <Card
      title={c(`choice.${choice.kind}`, { cell: choice.cell })}
      tone={asked ? 'call' : 'plain'}
      actions={<Clauses ids={book.cite(choice.kind === 'twins' ? 'twins' : 'coin.name')} />}
    >
      {choice.until && <Countdown until={choice.until} zone={view.zone} label={c('todo.until')} />}
      {choice.kind === 'twins' ? (
        <>
          <dl className="choice-cases">
            <dt>{c('choice.marry')}</dt>
            <dd>{c('choice.then.marry', { to, parts })}</dd>
            <dt>{c('choice.refuse')}</dt>
            <dd>{c('choice.then.refuse')}</dd>
          </dl>
          <p className="quiet small">{c('choice.noAnswer.twins')}</p>
          {asked && (
            <div className="row">
              <Button variant="primary" onClick={() => setOption('marry')}>
                {c('choice.marry')}
              </Button>
              <Button onClick={() => setOption('refuse')}>{c('choice.refuse')}</Button>
            </div>
          )}
        </>
      ) : (
        <>
          <p>{c('choice.nameText', coin)}</p>
          <p className="quiet small">{c('choice.noAnswer.name')}</p>
          {asked && (
            <div className="stack-tight">
              <Field label={c('choice.nameLabel')}>
                {(control) => (
                  <select {...control} value={name} onChange={(event) => setName(event.target.value)}>
                    <option value="">{c('letter.choose')}</option>
                    {choice.options.map((one) => {
                      const other = side(Number(one));
                      return (
                        <option key={one} value={one}>
                          {other ? pick(other.name) : one}
                        </option>
                      );
                    })}
                  </select>
                )}
              </Field>
              <Button variant="primary" disabled={name === ''} onClick={() => setOption(name)}>
                {c('choice.nameDo')}
              </Button>
            </div>
          )}
        </>
      )}
      <Dialog
        open={option !== null}
        onClose={() => setOption(null)}
        title={c('choice.sure')}
        sheet
        actions={
          <>
            <Button onClick={() => setOption(null)}>{t('common.cancel')}</Button>
            <Button variant="primary" busy={answer.busy} onClick={() => void send()}>
              {c('choice.confirm')}
            </Button>
          </>
        }
      >
        <p>{meaning}</p>
        <p className="quiet">{c('offers.final')}</p>
      </Dialog>
    </Card>
  );
}
