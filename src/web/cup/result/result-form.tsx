/** A result typed in by hand: the winner, a row for each seat, the best move. Before it goes, what is missing is said. */
import { useState } from 'react';
import type { CupResult } from '../../../rulebooks/table/cup/result.js';
import { causeName, roleName } from '../../../rulebooks/table/texts.js';
import { useLang, usePick } from '../../app/prefs.js';
import { SelectField } from '../../steer/select-field.js';
import { winnerTitle } from '../../table/shared/words.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { Notice } from '../../ui/notice.js';
import { NumberStepper } from '../../ui/number-stepper.js';
import { rolesOf } from '../lib/formula-words.js';
import { type CupTable, useCup, useCupGame, useCupNames } from '../lib/use.js';
import { PointsField, Radios } from '../parts/fields.js';
import { CAUSES, draftOf, faultsOf, type ResultDraft, resultOf, type SeatDraft } from './draft.js';

interface Props {
  table: Pick<CupTable, 'seats' | 'result'>;
  busy: boolean;
  submit: string;
  /** Something outside the form is missing yet. */
  held?: boolean;
  onSubmit(result: CupResult): void;
}

export function ResultForm({ table, busy, submit, held, onSubmit }: Props) {
  const t = useCup();
  const lang = useLang();
  const [draft, setDraft] = useState<ResultDraft>(() => draftOf(table));
  const change = (part: Partial<ResultDraft>) => setDraft((old) => ({ ...old, ...part }));
  const seat = (n: number, part: Partial<SeatDraft>) =>
    change({ seats: draft.seats.map((one) => (one.n === n ? { ...one, ...part } : one)) });
  const faults = faultsOf(draft);
  const result = resultOf(draft);
  return (
    <div className="stack">
      <Radios
        legend={t('result.winner')}
        value={draft.winner ?? 'none'}
        options={(['red', 'black', 'draw'] as const).map((value) => ({
          value,
          title: winnerTitle(value, lang),
        }))}
        onChange={(winner) => change({ winner: winner === 'none' ? null : winner })}
      />
      <ol className="cup-result">
        {draft.seats.map((one) => (
          <SeatRow key={one.n} seat={one} onChange={(part) => seat(one.n, part)} />
        ))}
      </ol>
      <BestMove draft={draft} onChange={(bestMove) => change({ bestMove })} />
      <div className="org-narrow">
        <Field label={t('result.minutes')} hint={t('result.minutesHint')}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              value={draft.minutes ?? ''}
              onChange={(event) => {
                const typed = Number.parseInt(event.target.value, 10);
                change({ minutes: Number.isFinite(typed) ? Math.min(1440, Math.max(0, typed)) : null });
              }}
            />
          )}
        </Field>
      </div>
      {faults.length > 0 && (
        <Notice tone="warn">
          <ul className="org-bullets">
            {faults.map((fault) => (
              <li key={fault}>{t(`result.${fault}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="row">
        <Button
          variant="primary"
          className="org-go"
          busy={busy}
          disabled={!result || held || faults.includes('noBlack')}
          onClick={() => result && onSubmit(result)}
        >
          {submit}
        </Button>
      </div>
    </div>
  );
}

function SeatRow({ seat, onChange }: { seat: SeatDraft; onChange(part: Partial<SeatDraft>): void }) {
  const { view } = useCupGame();
  const t = useCup();
  const pick = usePick();
  const names = useCupNames();
  const roles = rolesOf(view.table.pack);
  const name = names.nick(seat.player);
  return (
    <li className="cup-result-row">
      <p className="cup-result-who">
        <span className="cup-seat-n">{seat.n}</span> <b>{name}</b>
      </p>
      <SelectField
        label={t('result.role')}
        value={seat.role}
        options={roles.map((role) => ({ value: role, title: pick(roleName(role)) }))}
        onChange={(role) => onChange({ role })}
      />
      <SelectField
        label={t('result.left')}
        value={seat.cause ?? 'stayed'}
        options={[
          { value: 'stayed' as const, title: t('result.stayed') },
          ...CAUSES.map((cause) => ({ value: cause, title: pick(causeName(cause)) })),
        ]}
        onChange={(cause) => onChange({ cause: cause === 'stayed' ? null : cause })}
      />
      {seat.cause !== null && (
        <Counter
          label={t(seat.cause === 'night' ? 'result.night' : 'result.day')}
          value={seat.when}
          min={1}
          max={30}
          onChange={(when) => onChange({ when })}
        />
      )}
      <details className="cup-result-more">
        <summary>
          {t('result.more')}
          {(seat.fouls > 0 || seat.technical > 0 || seat.extra !== 0) && <span className="tag">•</span>}
        </summary>
        <div className="org-form-row">
          <Counter
            label={t('result.fouls')}
            value={seat.fouls}
            min={0}
            max={4}
            onChange={(fouls) => onChange({ fouls })}
          />
          <Counter
            label={t('result.technical')}
            value={seat.technical}
            min={0}
            max={4}
            onChange={(technical) => onChange({ technical })}
          />
          <PointsField
            label={t('result.extra')}
            value={seat.extra}
            min={-1000}
            max={1000}
            onChange={(extra) => onChange({ extra })}
          />
        </div>
      </details>
    </li>
  );
}

interface CounterProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

export function Counter({ label, ...rest }: CounterProps) {
  return (
    <div className="field">
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <NumberStepper label={label} {...rest} />
    </div>
  );
}

interface BestMoveProps {
  draft: ResultDraft;
  onChange(bestMove: ResultDraft['bestMove']): void;
}

/** Whoever was killed first names up to three seats. */
function BestMove({ draft, onChange }: BestMoveProps) {
  const t = useCup();
  const names = useCupNames();
  const { bestMove, seats } = draft;
  const first = seats.find(({ cause, when }) => cause === 'night' && when === 1);
  const toggle = (n: number) => {
    if (!bestMove) return;
    const named = bestMove.named.includes(n)
      ? bestMove.named.filter((one) => one !== n)
      : [...bestMove.named, n].slice(0, 3);
    onChange({ ...bestMove, named });
  };
  return (
    <fieldset className="cup-best">
      <legend className="label">{t('result.bestMove')}</legend>
      <SelectField
        label={t('result.bestBy')}
        value={bestMove ? String(bestMove.seat) : ''}
        empty={t('result.bestNone')}
        options={seats.map(({ n, player }) => ({
          value: String(n),
          title: `№${n} ${names.nick(player)}${n === first?.n ? ` · ${t('seat.first')}` : ''}`,
        }))}
        onChange={(value) => onChange(value === '' ? null : { seat: Number(value), named: [] })}
      />
      {bestMove && (
        // biome-ignore lint/a11y/useSemanticElements: a group of toggles inside a field set
        <div className="cup-toggles" role="group" aria-label={t('result.bestNamed')}>
          {seats
            .filter(({ n }) => n !== bestMove.seat)
            .map(({ n, player }) => (
              <button
                key={n}
                type="button"
                aria-pressed={bestMove.named.includes(n)}
                onClick={() => toggle(n)}
              >
                {n}
                <span className="sr-only"> {names.nick(player)}</span>
              </button>
            ))}
        </div>
      )}
    </fieldset>
  );
}
