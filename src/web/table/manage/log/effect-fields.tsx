/** What the judge sets by hand: its kind, then the fields of that kind. */
import type { Effect } from '../../../../rulebooks/table/commands.js';
import { roleName, winnerName } from '../../../../rulebooks/table/texts.js';
import { usePick } from '../../../app/prefs.js';
import { NumberField } from '../../../steer/number-field.js';
import { SelectField } from '../../../steer/select-field.js';
import { ROLE_LIST } from '../../shared/words.js';
import { useDesk } from '../say.js';
import { SeatField } from './seat-fields.js';

const BLANK: { [K in Effect['kind']]: Extract<Effect, { kind: K }> } = {
  role: { kind: 'role', seat: 1, role: 'citizen' },
  fouls: { kind: 'fouls', seat: 1, count: 0 },
  revive: { kind: 'revive', seat: 1 },
  remove: { kind: 'remove', seat: 1 },
  cancelVote: { kind: 'cancelVote' },
  phase: { kind: 'phase', to: 'day' },
  winner: { kind: 'winner', winner: 'red' },
  points: { kind: 'points', seat: 1, points: 0 },
};

export function EffectFields({ effect, onChange }: { effect: Effect; onChange(effect: Effect): void }) {
  const t = useDesk();
  const pick = usePick();
  return (
    <>
      <SelectField
        label={t('field.effect')}
        value={effect.kind}
        options={(Object.keys(BLANK) as Effect['kind'][]).map((kind) => ({
          value: kind,
          title: t(`effectKind.${kind}`),
        }))}
        onChange={(kind) => {
          const next = BLANK[kind];
          onChange('seat' in effect && 'seat' in next ? { ...next, seat: effect.seat } : next);
        }}
      />
      {'seat' in effect && (
        <SeatField
          label={t('field.seat')}
          value={effect.seat}
          onChange={(seat) => seat && onChange({ ...effect, seat })}
        />
      )}
      {effect.kind === 'role' && (
        <SelectField
          label={t('field.role')}
          value={effect.role}
          options={ROLE_LIST.map((role) => ({ value: role, title: pick(roleName(role)) }))}
          onChange={(role) => onChange({ ...effect, role })}
        />
      )}
      {effect.kind === 'fouls' && (
        <NumberField
          label={t('field.fouls')}
          value={effect.count}
          min={0}
          max={4}
          onChange={(count) => onChange({ ...effect, count })}
        />
      )}
      {effect.kind === 'phase' && (
        <SelectField
          label={t('field.phase')}
          value={effect.to}
          options={(['day', 'vote', 'night'] as const).map((to) => ({ value: to, title: t(`to.${to}`) }))}
          onChange={(to) => onChange({ ...effect, to })}
        />
      )}
      {effect.kind === 'winner' && (
        <SelectField
          label={t('field.winner')}
          value={effect.winner}
          options={(['red', 'black', 'draw'] as const).map((one) => ({
            value: one,
            title: pick(winnerName(one)),
          }))}
          onChange={(winner) => onChange({ ...effect, winner })}
        />
      )}
      {effect.kind === 'points' && (
        <NumberField
          label={t('field.points')}
          value={effect.points}
          min={-1000}
          max={1000}
          onChange={(points) => onChange({ ...effect, points })}
        />
      )}
    </>
  );
}
