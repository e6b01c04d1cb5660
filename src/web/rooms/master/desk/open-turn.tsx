/** A turn is opened for a day; its deadline is the regulation's hour. A contest (B.3) may be announced with it. */
import { useState } from 'react';
import type { Contest } from '../../../../rulebooks/twelve-rooms/commands.js';
import { serverNow, wallClock } from '../../../app/clock.js';
import { isDate, shiftDate } from '../../../organiser/lib/dates.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/field.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useMaster, useRooms, useSend } from '../lib/use.js';
import { ContestFields } from './contest-form.js';

/** A day that leaves people some time: today in the morning, tomorrow in the evening, never before the last turn. */
export function suggestedDate(zone: string, last: string | null): string {
  const [today = '', time = ''] = wallClock(serverNow(), zone).split('T');
  const soon = time < '12:00' ? today : shiftDate(today, 1);
  if (!last) return soon;
  const after = shiftDate(wallClock(Date.parse(last), zone).slice(0, 10), 1);
  return after > soon ? after : soon;
}

export function OpenTurn() {
  const { view, master } = useRooms();
  const t = useMaster();
  const { run, busy, error } = useSend();
  const [date, setDate] = useState(
    () => master.planned[0] ?? suggestedDate(view.zone, view.turn?.deadline ?? null),
  );
  const [withContest, setWithContest] = useState(false);
  const [contest, setContest] = useState<Contest | null>(null);
  const ready = isDate(date) && (!withContest || contest !== null);
  return (
    <>
      <div className="org-form-row">
        <Field label={t('open.date')} hint={t('open.hour')}>
          {(control) => (
            <input {...control} type="date" value={date} onChange={(event) => setDate(event.target.value)} />
          )}
        </Field>
      </div>
      <label className="choice">
        <input
          type="checkbox"
          checked={withContest}
          onChange={(event) => setWithContest(event.target.checked)}
        />
        <span>{t('open.contest')}</span>
      </label>
      {withContest && <ContestFields onChange={setContest} />}
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          variant="primary"
          className="org-go"
          busy={busy}
          disabled={!ready}
          onClick={() => void run({ type: 'openTurn', date, ...(withContest && contest ? { contest } : {}) })}
        >
          {t('open.do')}
        </Button>
      </div>
    </>
  );
}
