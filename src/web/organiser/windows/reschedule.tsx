import { useState } from 'react';
import { formatDate } from '../../app/clock.js';
import { useCommand, useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { useToast } from '../../ui/toast.js';
import { useOrg } from '../say.js';

/** A game put off: its windows follow it. */
export function Reschedule() {
  const { view } = useSeason();
  const t = useOrg();
  const lang = useLang();
  const toast = useToast();
  const { run, busy, error } = useCommand();
  const [game, setGame] = useState<number | null>(null);
  const [date, setDate] = useState('');
  const [reason, setReason] = useState('');
  const future = view.games.filter((one) => one.stage === 'future');
  if (future.length === 0) return null;
  const send = async () => {
    if (game === null) return;
    const receipt = await run({ type: 'reschedule', game, date, reason: reason.trim() });
    if (receipt) toast(t('common.saved'));
  };
  return (
    <Card title={t('schedule.title')} tone="quiet">
      <p className="quiet">{t('schedule.text')}</p>
      <div className="org-form-row">
        <Field label={t('common.chooseGame')}>
          {(control) => (
            <select
              {...control}
              value={game ?? ''}
              onChange={(event) => {
                const chosen = future.find((one) => one.number === Number(event.target.value));
                setGame(chosen?.number ?? null);
                setDate(chosen?.date ?? '');
              }}
            >
              <option value="">{t('common.choose')}</option>
              {future.map((one) => (
                <option key={one.number} value={one.number}>
                  {t('common.gameOf', { n: String(one.number), date: formatDate(one.date, lang) })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('schedule.date')}>
          {(control) => (
            <input {...control} type="date" value={date} onChange={(event) => setDate(event.target.value)} />
          )}
        </Field>
        <Field label={t('common.reason')}>
          {(control) => (
            <input {...control} value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
      </div>
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          busy={busy}
          disabled={game === null || date === '' || reason.trim() === ''}
          onClick={() => void send()}
        >
          {t('schedule.do')}
        </Button>
      </div>
    </Card>
  );
}
