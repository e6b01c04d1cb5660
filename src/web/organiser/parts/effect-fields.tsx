/** What a decree sets: the kind, then its numbers. */
import type { CommandOf } from '../../../rulebooks/race/commands.js';
import { useSeason } from '../../app/game.js';
import { NumberField } from '../../steer/number-field.js';
import { Field } from '../../ui/field.js';
import { useOrg } from '../say.js';
import { ClanSelect } from './clan.js';

export type Effect = CommandOf<'decree'>['effect'];

const KINDS = ['position', 'owner', 'modifier', 'skip', 'team'] as const;

export function startEffect(kind: Effect['kind'], clan: number, team: string): Effect {
  switch (kind) {
    case 'position':
      return { kind, clan, cell: 1 };
    case 'owner':
      return { kind, cell: 1, clan };
    case 'modifier':
      return { kind, clan, amount: 1 };
    case 'skip':
      return { kind, clan, turns: 1 };
    case 'team':
      return { kind, team, clan };
  }
}

export function EffectFields({ effect, onChange }: { effect: Effect; onChange(effect: Effect): void }) {
  const { view } = useSeason();
  const t = useOrg();
  const firstClan = view.clans[0]?.id ?? 1;
  const firstTeam = view.teams[0]?.team ?? '';
  const mayBeNobody = effect.kind === 'owner' || effect.kind === 'team';
  return (
    <div className="org-form-row">
      <Field label={t('effect.kind')}>
        {(control) => (
          <select
            {...control}
            value={effect.kind}
            onChange={(event) =>
              onChange(startEffect(event.target.value as Effect['kind'], effect.clan ?? firstClan, firstTeam))
            }
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`effect.${kind}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {effect.kind === 'team' && (
        <Field label={t('common.team')}>
          {(control) => (
            <select
              {...control}
              value={effect.team}
              onChange={(event) => onChange({ ...effect, team: event.target.value })}
            >
              {view.teams.map(({ team }) => (
                <option key={team} value={team}>
                  {team}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {(effect.kind === 'position' || effect.kind === 'owner') && (
        <NumberField
          label={t('field.cell')}
          value={effect.cell}
          min={effect.kind === 'position' ? 0 : 1}
          max={view.board.size}
          onChange={(cell) => onChange({ ...effect, cell })}
        />
      )}
      <Field label={t('common.clan')}>
        {(control) => (
          <ClanSelect
            {...control}
            value={effect.clan}
            none={mayBeNobody ? t('effect.noClan') : undefined}
            onChange={(clan) => {
              if (effect.kind === 'owner' || effect.kind === 'team') onChange({ ...effect, clan });
              else if (clan !== null) onChange({ ...effect, clan });
            }}
          />
        )}
      </Field>
      {effect.kind === 'modifier' && (
        <NumberField
          label={t('effect.amount')}
          value={effect.amount}
          min={-100}
          max={100}
          onChange={(amount) => onChange({ ...effect, amount })}
        />
      )}
      {effect.kind === 'skip' && (
        <NumberField
          label={t('effect.turns')}
          value={effect.turns}
          min={0}
          max={9}
          onChange={(turns) => onChange({ ...effect, turns })}
        />
      )}
    </div>
  );
}
