/** The dates: a rule that counts them, the list at once, and any of them moved by hand. */
import { formatDate, zoneName } from '../../app/clock.js';
import { useLang } from '../../app/prefs.js';
import { isDate, spellWeekday } from '../../organiser/lib/dates.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { Notice } from '../../ui/notice.js';
import { useEditor, usePackSay } from '../context.js';
import { type Rule, ruleOf, withDate, withRule } from '../lib/calendar.js';
import { ChoiceInput, LineInput, MomentInput, NumberInput, TimeSelect } from '../parts/fields.js';

const ZONES = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Novosibirsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Europe/Minsk',
  'Asia/Almaty',
  'Asia/Tbilisi',
  'Asia/Yerevan',
  'Asia/Tashkent',
  'Europe/Berlin',
  'Europe/London',
  'Asia/Jerusalem',
  'America/New_York',
  'UTC',
];

export function CalendarTab() {
  const { pack, change, messages } = useEditor();
  const t = usePackSay();
  const lang = useLang();
  const rule = ruleOf(pack.games, pack.calendar);
  const count = (part: Partial<Rule>, field?: string) =>
    change(withRule(pack, { ...rule, ...part }), field && `calendar ${field}`);
  const zones = [...new Set([...ZONES, pack.zone])].map((value) => ({ value, title: zoneName(value, lang) }));
  const faultOf = (index: number) =>
    (messages ?? []).find(({ path }) => path[0] === 'games' && path[1] === index)?.text[lang];
  return (
    <div className="stack">
      <div className="pe-pair">
        <LineInput
          label={t('first')}
          type="date"
          path={['calendar', 'first']}
          value={rule.first}
          onChange={(first) => (isDate(first) ? count({ first }) : undefined)}
        />
        <NumberInput
          label={t('every')}
          path={['calendar', 'every']}
          value={rule.every}
          min={1}
          max={60}
          onChange={(every) => count({ every }, 'every')}
        />
        <NumberInput
          label={t('games')}
          path={['calendar', 'games']}
          value={rule.games}
          min={1}
          max={100}
          late
          onChange={(games) => count({ games })}
        />
        <NumberInput
          label={t('firstNumber')}
          path={['calendar', 'firstNumber']}
          value={rule.firstNumber}
          min={0}
          max={9999}
          onChange={(firstNumber) => count({ firstNumber }, 'number')}
        />
        <div data-path="gameTime">
          <Field label={t('hour')}>
            {() => (
              <TimeSelect
                label={t('hour')}
                value={pack.gameTime}
                onChange={(gameTime) => change({ ...pack, gameTime })}
              />
            )}
          </Field>
        </div>
        <ChoiceInput
          label={t('zone')}
          path={['zone']}
          value={pack.zone}
          options={zones}
          onChange={(zone) => change({ ...pack, zone })}
        />
      </div>
      {!pack.calendar && (
        <Notice>
          <p>{t('moved')}</p>
          <Button variant="ghost" onClick={() => count({})}>
            {t('recount')}
          </Button>
        </Notice>
      )}
      <ol className="pe-dates" data-path="games">
        {pack.games.map(({ number, date }, index) => (
          <li key={number} data-path={`games.${index}`}>
            <b>{number}</b>
            <span className="pe-day">{isDate(date) ? spellWeekday(date, lang) : '—'}</span>
            <input
              type="date"
              aria-label={t('dateOf', { n: number })}
              aria-invalid={faultOf(index) ? true : undefined}
              value={date}
              onChange={(event) => {
                if (isDate(event.target.value)) change(withDate(pack, index, event.target.value));
              }}
            />
            {pack.calendar && index > 0 && (
              <Button
                variant="ghost"
                aria-label={t('skipDate', { date: formatDate(date, lang) })}
                onClick={() => count({ skip: [...rule.skip, date] })}
              >
                {t('skip')}
              </Button>
            )}
            {faultOf(index) && <p className="field-error">{faultOf(index)}</p>}
          </li>
        ))}
      </ol>
      {rule.skip.length > 0 && (
        <div className="row">
          <span className="label">{t('skipped')}:</span>
          {rule.skip.map((date) => (
            <Button key={date} onClick={() => count({ skip: rule.skip.filter((one) => one !== date) })}>
              {t('unskip', { date: formatDate(date, lang) })}
            </Button>
          ))}
        </div>
      )}
      <MomentInput
        label={t('report')}
        path={['report']}
        value={pack.report}
        onChange={(report) => change({ ...pack, report }, 'report')}
      />
      <LineInput
        label={t('appointments')}
        type="date"
        path={['appointments']}
        value={pack.appointments.date}
        onChange={(date) =>
          isDate(date) ? change({ ...pack, appointments: { ...pack.appointments, date } }) : undefined
        }
      />
    </div>
  );
}
