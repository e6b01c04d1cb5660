/**
 * The judge's own hand (vavt-cup-2017:I.2): anything may be set, never without a reason. What stood there and what will stand are
 * shown before, and both are kept with who did it.
 */
import { useState } from 'react';
import type { Lang } from '../../../../engine/contract.js';
import type { Effect } from '../../../../rulebooks/table/commands.js';
import { causeName, phaseName, roleName, winnerName } from '../../../../rulebooks/table/describe.js';
import type { Role } from '../../../../rulebooks/table/setup.js';
import type { GameView } from '../../../../rulebooks/table/view.js';
import { signedPoints } from '../../../../texts/numbers.js';
import { useLang, usePick } from '../../../app/prefs.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { HoldButton } from '../parts/hold.js';
import { Refusal } from '../parts/refusal.js';
import { type OverrideKind, useDesk, useJudge } from '../use-desk.js';
import { Reason } from './reason.js';
import { SeatPicker } from './seat-picker.js';

const KINDS: readonly OverrideKind[] = [
  'role',
  'fouls',
  'revive',
  'remove',
  'cancelVote',
  'phase',
  'winner',
  'points',
];
const OF_SEAT: readonly OverrideKind[] = ['role', 'fouls', 'revive', 'remove', 'points'];
const ROLES: readonly Role[] = ['don', 'mafia', 'sheriff', 'doctor', 'citizen'];

interface Values {
  n: number | null;
  role: Role | null;
  count: number | null;
  to: 'day' | 'vote' | 'night' | null;
  winner: 'red' | 'black' | 'draw' | null;
  points: number | null;
}

const NOTHING: Omit<Values, 'n'> = { role: null, count: null, to: null, winner: null, points: null };

export function OverridePanel({ effect, n = null }: { effect?: OverrideKind; n?: number | null }) {
  const t = useJudge();
  const { enter, open, forgive } = useDesk();
  const [kind, setKind] = useState<OverrideKind | null>(effect ?? null);
  const [values, setValues] = useState<Values>({ n, ...NOTHING });
  const [reason, setReason] = useState('');
  const wanted = kind ? effectOf(kind, values) : null;
  const close = () => {
    forgive();
    open(null);
  };
  const write = async () => {
    if (wanted && (await enter({ type: 'override', effect: wanted, reason: reason.trim() }))) open(null);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t(kind ? `override.${kind}` : 'override')}
      actions={
        kind && (
          <>
            <Button onClick={() => setKind(null)}>{t('back')}</Button>
            <Button variant="primary" disabled={!wanted || reason.trim() === ''} onClick={() => void write()}>
              {t('override.write')}
            </Button>
          </>
        )
      }
    >
      {kind === null ? (
        <ul className="j-menu">
          {KINDS.map((each) => (
            <li key={each}>
              <button type="button" className="j-button" onClick={() => setKind(each)}>
                {t(`override.${each}`)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <Fields kind={kind} values={values} onChange={setValues} />
          {wanted && <Change effect={wanted} />}
          <Reason value={reason} onChange={setReason} />
          <Refusal />
        </>
      )}
    </Dialog>
  );
}

function effectOf(kind: OverrideKind, { n, role, count, to, winner, points }: Values): Effect | null {
  switch (kind) {
    case 'role':
      return n && role ? { kind, seat: n, role } : null;
    case 'fouls':
      return n && count !== null ? { kind, seat: n, count } : null;
    case 'points':
      return n && points !== null ? { kind, seat: n, points } : null;
    case 'revive':
    case 'remove':
      return n ? { kind, seat: n } : null;
    case 'cancelVote':
      return { kind };
    case 'phase':
      return to ? { kind, to } : null;
    case 'winner':
      return winner ? { kind, winner } : null;
  }
}

interface FieldsProps {
  kind: OverrideKind;
  values: Values;
  onChange(values: Values): void;
}

function Fields({ kind, values, onChange }: FieldsProps) {
  const t = useJudge();
  const pick = usePick();
  const lang = useLang();
  const { view } = useDesk();
  const set = (part: Partial<Values>) => onChange({ ...values, ...part });
  const able = (n: number): boolean =>
    kind === 'revive' ? !view.seats[n - 1]!.alive : kind === 'remove' ? view.seats[n - 1]!.alive : true;
  return (
    <>
      {OF_SEAT.includes(kind) && (
        <SeatPicker label={t('override.seat')} value={values.n} able={able} onPick={(n) => set({ n })} />
      )}
      {kind === 'role' && (
        <Choices
          label={t('override.toRole')}
          value={values.role}
          options={ROLES.map((role) => [role, pick(roleName(role))])}
          onPick={(role) => set({ role })}
        />
      )}
      {kind === 'fouls' && (
        <Choices
          label={t('override.toFouls')}
          value={values.count}
          options={[0, 1, 2, 3, 4].map((count) => [count, String(count)])}
          onPick={(count) => set({ count })}
        />
      )}
      {kind === 'phase' && (
        <Choices
          label={t('override.toPhase')}
          value={values.to}
          options={(['day', 'vote', 'night'] as const).map((to) => [to, t(`override.to.${to}`)])}
          onPick={(to) => set({ to })}
        />
      )}
      {kind === 'winner' && (
        <Choices
          label={t('override.toWinner')}
          value={values.winner}
          options={(['red', 'black', 'draw'] as const).map((winner) => [winner, pick(winnerName(winner))])}
          onPick={(winner) => set({ winner })}
        />
      )}
      {kind === 'points' && values.n && (
        <Choices
          label={t('override.toPoints')}
          value={values.points}
          options={[-50, -30, -10, 0, 10, 20, 30, 40, 50].map((points) => [
            points,
            signedPoints(points, lang),
          ])}
          onPick={(points) => set({ points })}
        />
      )}
    </>
  );
}

interface ChoicesProps<T> {
  label: string;
  value: T | null;
  options: [T, string][];
  onPick(value: T): void;
}

function Choices<T extends string | number>({ label, value, options, onPick }: ChoicesProps<T>) {
  return (
    <fieldset className="j-seat-picker j-choice-row">
      <legend>{label}</legend>
      {options.map(([id, text]) => (
        <button
          key={id}
          type="button"
          className="j-count"
          aria-pressed={value === id}
          onClick={() => onPick(id)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}

/** Old → new. A role that stood there is seen only while it is held. */
function Change({ effect }: { effect: Effect }) {
  const t = useJudge();
  const lang = useLang();
  const { view } = useDesk();
  const [old, now] = changeOf(effect, view, t, lang);
  return (
    <p className="j-change">
      {effect.kind === 'role' ? (
        <HoldButton className="j-button" label={t('override.oldRole')}>
          {old}
        </HoldButton>
      ) : (
        <span>{old}</span>
      )}
      <span aria-hidden="true">→</span>
      <span className="sr-only">{t('override.becomes')}</span>
      <b>{now}</b>
    </p>
  );
}

function changeOf(
  effect: Effect,
  view: GameView,
  t: ReturnType<typeof useJudge>,
  lang: Lang,
): [string, string] {
  switch (effect.kind) {
    case 'role':
      return [roleName(view.seats[effect.seat - 1]!.role ?? '')[lang] || '—', roleName(effect.role)[lang]];
    case 'fouls':
      return [
        t('seat.fouls', { n: view.seats[effect.seat - 1]!.fouls }),
        t('seat.fouls', { n: effect.count }),
      ];
    case 'points': {
      const old = view.secrets?.points.find(({ n }) => n === effect.seat)?.points ?? 0;
      return [signedPoints(old, lang), signedPoints(effect.points, lang)];
    }
    case 'revive': {
      const { left } = view.seats[effect.seat - 1]!;
      return [
        left ? t('seat.out', { cause: causeName(left.cause)[lang] }) : t('override.in'),
        t('override.in'),
      ];
    }
    case 'remove':
      return [t('override.in'), t('override.out')];
    case 'cancelVote':
      return [t(view.voteCancelled ? 'override.cancelled' : 'override.voteOn'), t('override.cancelled')];
    case 'phase':
      return [phaseName(view.phase)[lang], t(`override.to.${effect.to}`)];
    case 'winner':
      return [
        view.judge?.victory ? winnerName(view.judge.victory.winner)[lang] : t('override.noWinner'),
        winnerName(effect.winner)[lang],
      ];
  }
}
