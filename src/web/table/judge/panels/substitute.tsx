/** Somebody else on a seat (vavt-cup-2017:1.1): entered like everything else at the table, with the network or without. */
import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Clauses } from '../../../ui/clause.js';
import { Dialog } from '../../../ui/dialog.js';
import { Field } from '../../../ui/field.js';
import { substituteCommand } from '../../shared/substitute.js';
import { Refusal } from '../parts/refusal.js';
import { useDesk, useJudge } from '../use-desk.js';
import { Reason } from './reason.js';
import { SeatPicker } from './seat-picker.js';

const USUAL = ['left', 'absent', 'unwell'] as const;

export function SubstitutePanel({ n: first = null }: { n?: number | undefined | null }) {
  const t = useJudge();
  const { view, enter, open, forgive } = useDesk();
  const [n, setSeat] = useState(first);
  const [name, setName] = useState('');
  /** Somebody who sat at this table before and comes back with the id he had. */
  const [back, setBack] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const seat = n === null ? null : view.seats[n - 1]!;
  const places = view.judge?.places ?? [];
  const former = new Map(
    places
      .flatMap((place) => place.former)
      .filter(({ person }) => person !== null && !places.some((place) => place.person === person))
      .map((each) => [each.person!, each.name]),
  );
  const close = () => {
    forgive();
    open(null);
  };
  const write = async () => {
    if (n !== null && (await enter(substituteCommand(n, { name, person: back }, reason)))) open(null);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('substitute')}
      actions={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={n === null || name.trim() === '' || reason.trim() === ''}
            onClick={() => void write()}
          >
            {t('substitute.write')}
          </Button>
        </>
      }
    >
      <SeatPicker
        label={t('override.seat')}
        value={n}
        able={(each) => view.seats[each - 1]!.alive}
        onPick={setSeat}
      />
      <p>
        {seat && seat.name !== String(n) && <>{t('substitute.now', { name: seat.name })} </>}
        {t('substitute.text')}{' '}
        <Clauses ids={['vavt-cup-2017:1.1', 'vavt-cup-2017:I.2']} rulings={['substitute']} />
      </p>
      <Field label={t('substitute.name')}>
        {(control) => (
          <input
            {...control}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setBack(null);
            }}
          />
        )}
      </Field>
      {former.size > 0 && (
        <fieldset className="j-back">
          <legend>{t('substitute.back')}</legend>
          {[...former].map(([person, called]) => (
            <button
              key={person}
              type="button"
              className="j-button"
              aria-pressed={back === person}
              onClick={() => {
                setName(called);
                setBack(person);
              }}
            >
              {called}
            </button>
          ))}
        </fieldset>
      )}
      <Reason value={reason} usual={USUAL} onChange={setReason} />
      <Refusal />
      <p className="quiet">{t('substitute.link')}</p>
    </Dialog>
  );
}
