import { useId } from 'react';
import { NumberField } from '../../../steer/number-field.js';
import { SelectField } from '../../../steer/select-field.js';
import type { Draft, EffectKind } from '../lib/effects.js';
import { ABILITY_LIST } from '../lib/lists.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms } from '../lib/use.js';
import { KindPick, PlayerPick, RolePick, RoomPick } from '../parts/pickers.js';
import { PlayerChecks } from '../parts/player-checks.js';

interface Props {
  kind: EffectKind;
  draft: Draft;
  /** The player is given and not to be changed. */
  fixed: boolean;
  onChange(part: Partial<Draft>): void;
}

const OUT: readonly EffectKind[] = ['kill', 'departure', 'action'];

export function EffectFields({ kind, draft, fixed, onChange }: Props) {
  const { view, master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const who = OUT.includes(kind) ? 'in' : kind === 'revive' ? 'out' : 'all';
  const acts = kind === 'action' ? [...ABILITY_LIST, 'mafkill'] : ABILITY_LIST;
  const now = master.players.find(({ id }) => id === draft.player);
  return (
    <>
      {kind === 'map' || kind === 'sitting' || fixed ? null : (
        <PlayerPick
          key={kind}
          label={t('player.nick')}
          value={draft.player}
          who={who}
          onChange={(player) => onChange({ player })}
        />
      )}
      {kind === 'role' && (
        <RolePick
          label={t('player.role')}
          value={draft.role ?? null}
          onChange={(role) => onChange({ role })}
        />
      )}
      {(kind === 'room' || kind === 'map' || kind === 'revive') && (
        <RoomPick
          label={t('player.room')}
          value={draft.room ?? null}
          empty={kind === 'revive' ? t('override.sameRoom') : undefined}
          onChange={(room) => onChange({ room })}
        />
      )}
      {kind === 'map' && (
        <KindPick label={t('override.kind')} value={draft.to ?? null} onChange={(to) => onChange({ to })} />
      )}
      {(kind === 'ability' || kind === 'action') && (
        <SelectField
          label={t('override.ability')}
          value={draft.ability ?? ''}
          options={acts.map((one) => ({ value: one, title: names.act(one) }))}
          onChange={(ability) => onChange({ ability: ability || null })}
        />
      )}
      {(kind === 'guilt' ||
        kind === 'falseStatus' ||
        kind === 'ability' ||
        kind === 'action' ||
        kind === 'departure') && (
        <YesNo kind={kind} value={draft.yes ?? true} onChange={(yes) => onChange({ yes })} />
      )}
      {kind === 'weight' && (
        <NumberField
          label={t('override.weight', { n: now?.weight ?? 0 })}
          value={draft.number ?? 1}
          min={0}
          max={99}
          onChange={(number) => onChange({ number })}
        />
      )}
      {kind === 'absences' && (
        <NumberField
          label={t('override.absences', { n: now?.absences ?? 0 })}
          value={draft.number ?? 1}
          min={0}
          max={9}
          onChange={(number) => onChange({ number })}
        />
      )}
      {kind === 'falseStatus' && (draft.yes ?? true) && (
        <NumberField
          label={t('override.until')}
          value={draft.number ?? 1}
          min={1}
          max={99}
          onChange={(number) => onChange({ number })}
        />
      )}
      {kind === 'sitting' && (
        <PlayerChecks
          label={t('override.sitting')}
          players={view.players.filter(({ inGame }) => inGame)}
          chosen={draft.players ?? []}
          onChange={(players) => onChange({ players })}
        />
      )}
    </>
  );
}

interface YesNoProps {
  kind: 'guilt' | 'falseStatus' | 'ability' | 'action' | 'departure';
  value: boolean;
  onChange(value: boolean): void;
}

function YesNo({ kind, value, onChange }: YesNoProps) {
  const t = useMaster();
  const group = useId();
  return (
    <fieldset className="org-values">
      <legend className="sr-only">{t(`effect.${kind}`)}</legend>
      {[true, false].map((one) => (
        <label key={String(one)} className="choice">
          <input type="radio" name={group} checked={value === one} onChange={() => onChange(one)} />
          <span>{t(one ? `effect.${kind}.yes` : `effect.${kind}.no`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
