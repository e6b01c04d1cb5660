/** Somebody else on a seat, from the desk: who, why, and what happens to the links. */
import { useState } from 'react';
import { ApiError } from '../../app/problem.js';
import { useSteer } from '../../steer/say.js';
import { Button } from '../../ui/button.js';
import { Clauses } from '../../ui/clause.js';
import { Dialog } from '../../ui/dialog.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { substituteCommand } from '../shared/substitute.js';
import { useTableCommand, useTableView } from '../shared/use-view.js';
import { useDesk } from './say.js';

interface Props {
  n: number;
  /** Who has sat at this table before and may come back. */
  former: readonly { name: string; person: string }[];
  onClose(): void;
  onDone(newcomer: { person: string; name: string }): void;
}

export function ReplaceDialog({ n, former, onClose, onDone }: Props) {
  const { view } = useTableView();
  const t = useDesk();
  const steer = useSteer();
  const { run, busy, error } = useTableCommand();
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  // One id for this newcomer, however often the entry has to be sent.
  const [fresh] = useState(() => substituteCommand(n, { name: '' }, '').person!);
  const [back, setBack] = useState<string | null>(null);
  const seat = view.seats[n - 1]!;
  const replace = async () => {
    const person = back ?? fresh;
    const command = substituteCommand(n, { name, person }, reason);
    if (await run(command)) onDone({ person, name: command.name });
  };
  const elsewhere = error instanceof ApiError && error.problem.code === 'led-elsewhere';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('replace.title', { n })}
      sheet
      actions={
        <>
          <Button onClick={onClose}>{steer('common.cancel')}</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={name.trim() === '' || reason.trim() === ''}
            onClick={() => void replace()}
          >
            {t('people.replace')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {seat.name !== String(n) && <p>{t('replace.now', { name: seat.name })}</p>}
        <p>
          {t('replace.text')}{' '}
          <Clauses ids={['vavt-cup-2017:1.1', 'vavt-cup-2017:I.2']} rulings={['substitute']} />
        </p>
        <Field label={t('field.name')}>
          {(control) => (
            <input
              {...control}
              maxLength={60}
              autoComplete="off"
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setBack(null);
              }}
            />
          )}
        </Field>
        {former.length > 0 && (
          <fieldset className="tb-back">
            <legend className="label">{t('replace.back')}</legend>
            {former.map((each) => (
              <Button
                key={each.person}
                aria-pressed={back === each.person}
                onClick={() => {
                  setName(each.name);
                  setBack(each.person);
                }}
              >
                {each.name}
              </Button>
            ))}
          </fieldset>
        )}
        <Field label={steer('common.reason')}>
          {(control) => (
            <input
              {...control}
              maxLength={1000}
              autoComplete="off"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <ErrorNotice error={error} />
        {elsewhere && <p>{t('replace.elsewhere')}</p>}
      </div>
    </Dialog>
  );
}
