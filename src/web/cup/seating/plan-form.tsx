/** The plan: rounds, tables, judges, when rounds begin, where tables stand. */
import { useState } from 'react';
import { instantOf, wallClock, zoneName } from '../../app/clock.js';
import { useLang } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Clauses } from '../../ui/clause.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { useCupDesk, useDesk } from '../desk/say.js';
import { useCupCommand } from '../lib/use.js';
import { TextField } from '../parts/fields.js';
import { Counter } from '../result/result-form.js';

export function PlanForm({ onDone }: { onDone(): void }) {
  const { view } = useCupDesk();
  const t = useDesk();
  const lang = useLang();
  const { run, busy, error } = useCupCommand();
  const old = view.plan;
  const seats = view.table.seats;
  const [rounds, setRounds] = useState(old?.rounds ?? 5);
  const [tables, setTables] = useState(old?.tables ?? Math.max(1, Math.floor(view.players.length / seats)));
  const [judges, setJudges] = useState(old?.judges ?? 1);
  const [starts, setStarts] = useState<string[]>(() =>
    (old?.starts ?? []).map((at) => (at ? wallClock(Date.parse(at), view.zone) : '')),
  );
  const [every, setEvery] = useState(75);
  const [places, setPlaces] = useState<string[]>(() => [...(old?.places ?? [])]);
  const put = (list: string[], index: number, value: string, length: number) =>
    Array.from({ length }, (_, i) => (i === index ? value : (list[i] ?? '')));
  /** The rounds after the first, so many minutes apart. */
  const spread = () => {
    const first = starts[0] ? instantOf(starts[0], view.zone) : null;
    if (!first) return;
    setStarts(
      Array.from({ length: rounds }, (_, i) => wallClock(Date.parse(first) + i * every * 60_000, view.zone)),
    );
  };
  const save = async () => {
    const receipt = await run({
      type: 'setPlan',
      plan: {
        rounds,
        tables,
        seats: old?.seats ?? seats,
        judges,
        starts: Array.from({ length: rounds }, (_, i) =>
          starts[i] ? instantOf(starts[i], view.zone) : null,
        ),
        places: Array.from({ length: tables }, (_, i) => places[i]?.trim() ?? ''),
      },
    });
    if (receipt) onDone();
  };
  return (
    <div className="stack">
      <p className="quiet">
        {t('plan.text', { seats: old?.seats ?? seats, players: view.players.length, places: tables * seats })}{' '}
        <Clauses ids={['mafia-cup:2.1']} />
      </p>
      <div className="org-form-row">
        <Counter label={t('plan.rounds')} value={rounds} min={1} max={40} onChange={setRounds} />
        <Counter label={t('plan.tables')} value={tables} min={1} max={40} onChange={setTables} />
        <Counter label={t('plan.judges')} value={judges} min={0} max={3} onChange={setJudges} />
      </div>
      <details>
        <summary>{t('plan.starts')}</summary>
        <div className="stack-tight">
          <p className="quiet small">{zoneName(view.zone, lang)}</p>
          <div className="org-form-row">
            {Array.from({ length: rounds }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
              <Field key={i} label={t('desk.round', { n: i + 1 })}>
                {(control) => (
                  <input
                    {...control}
                    type="datetime-local"
                    value={starts[i] ?? ''}
                    onChange={(event) => setStarts(put(starts, i, event.target.value, rounds))}
                  />
                )}
              </Field>
            ))}
          </div>
          <div className="row">
            <Counter label={t('plan.every')} value={every} min={5} max={600} onChange={setEvery} />
            <Button disabled={!starts[0]} onClick={spread}>
              {t('plan.spread')}
            </Button>
          </div>
        </div>
      </details>
      <details>
        <summary>{t('plan.places')}</summary>
        <div className="org-form-row">
          {Array.from({ length: tables }, (_, i) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: a table is its number
              key={i}
              label={t('table.n', { n: i + 1 })}
              value={places[i] ?? ''}
              max={60}
              onChange={(value) => setPlaces(put(places, i, value, tables))}
            />
          ))}
        </div>
      </details>
      <ErrorNotice error={error} />
      <div className="row">
        <Button variant="primary" busy={busy} onClick={() => void save()}>
          {t('plan.save')}
        </Button>
      </div>
    </div>
  );
}
