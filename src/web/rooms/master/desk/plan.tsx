/** Days of the turns to come: each opens by itself with the results of the one before. */
import { useState } from 'react';
import { formatDate } from '../../../app/clock.js';
import { useLang } from '../../../app/prefs.js';
import { isDate, shiftDate } from '../../../organiser/lib/dates.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Field } from '../../../ui/field.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useMaster, useRooms, useSend } from '../lib/use.js';
import { suggestedDate } from './open-turn.js';

export function PlanCard() {
  const { view, master } = useRooms();
  const t = useMaster();
  const lang = useLang();
  const { run, busy, error } = useSend();
  const today = view.turn ? suggestedDate(view.zone, view.turn.deadline) : suggestedDate(view.zone, null);
  const planned = master.planned.filter((date) => date >= today);
  const last = planned.at(-1);
  const [chosen, setDate] = useState<string | null>(null);
  const date = chosen ?? (last ? shiftDate(last, 1) : today);
  const plan = async (dates: string[]) => {
    if (await run({ type: 'planTurns', dates })) setDate(null);
  };
  return (
    <Card title={t('plan.title')}>
      <p className="quiet small">{t('plan.text')}</p>
      {planned.length > 0 && (
        <ol className="rm-plan">
          {planned.map((one) => (
            <li key={one}>
              <span>{formatDate(one, lang)}</span>
              <Button
                variant="ghost"
                aria-label={t('plan.removeOf', { date: formatDate(one, lang) })}
                onClick={() => void plan(planned.filter((other) => other !== one))}
              >
                {t('plan.remove')}
              </Button>
            </li>
          ))}
        </ol>
      )}
      <Field label={t('plan.date')}>
        {(control) => (
          <input {...control} type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        )}
      </Field>
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          icon="plus"
          busy={busy}
          disabled={!isDate(date) || planned.includes(date)}
          onClick={() => void plan([...planned, date].sort())}
        >
          {t('plan.add')}
        </Button>
      </div>
    </Card>
  );
}
