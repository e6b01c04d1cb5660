import { useState } from 'react';
import type { Person } from '../../../../server/shapes.js';
import type { People } from '../../../steer/people/use-people.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/field.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useMaster } from '../lib/use.js';
import { useSeat } from '../lib/use-seat.js';
import { RoomPick } from '../parts/pickers.js';

interface Props {
  people: People;
  /** His link is issued at once. */
  onAdded(person: Person): Promise<void>;
}

export function AddPlayer({ people, onAdded }: Props) {
  const t = useMaster();
  const seat = useSeat(people);
  const [nick, setNick] = useState('');
  const [wish, setWish] = useState<number | null>(null);
  const add = async () => {
    const person = await seat.take(nick.trim(), wish);
    if (!person) return;
    setNick('');
    setWish(null);
    await onAdded(person);
  };
  return (
    <details className="org-why">
      <summary>{t('add.title')}</summary>
      <form
        className="org-form-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (nick.trim()) void add();
        }}
      >
        <Field label={t('player.nick')}>
          {(control) => (
            <input
              {...control}
              maxLength={60}
              autoComplete="off"
              value={nick}
              onChange={(event) => setNick(event.target.value)}
            />
          )}
        </Field>
        <RoomPick label={t('signup.wish')} value={wish} onChange={setWish} empty={t('signup.noWish')} />
        <div className="row org-form-do">
          <Button type="submit" variant="primary" busy={seat.busy} disabled={nick.trim() === ''}>
            {t('add.do')}
          </Button>
        </div>
        <ErrorNotice error={seat.error} />
      </form>
    </details>
  );
}
