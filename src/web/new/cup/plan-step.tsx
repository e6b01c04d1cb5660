import { zoneName } from '../../app/clock.js';
import { useLang, useSay } from '../../app/prefs.js';
import { Counter } from '../../cup/result/result-form.js';
import { Field } from '../../ui/field.js';
import { Notice } from '../../ui/notice.js';
import { sizesOf } from './draft.js';
import type { CupStepProps } from './step-props.js';
import { texts } from './texts.js';

/** Rounds, tables and times; what they mean for a player is said at once. */
export function PlanStep({ draft, pack, onChange }: CupStepProps) {
  const t = useSay(texts);
  const lang = useLang();
  const sizes = sizesOf(draft, pack);
  const [least, most] = sizes.games;
  const games = least === most ? String(least) : `${least}–${most}`;
  const said = [
    t('size.games', { players: sizes.players, games, rounds: draft.rounds }),
    sizes.out > 0
      ? t('size.out', { n: sizes.out })
      : sizes.empty > 0
        ? t('size.empty', { n: sizes.empty })
        : t('size.even'),
    ...(draft.judges > 0 ? [t('size.judges', { n: sizes.tables * draft.judges })] : []),
  ];
  return (
    <>
      <div className="org-form-row">
        <Counter
          label={t('rounds')}
          value={draft.rounds}
          min={1}
          max={40}
          onChange={(rounds) => onChange({ rounds })}
        />
        <Counter
          label={t('tables')}
          value={sizes.tables}
          min={1}
          max={40}
          onChange={(tables) => onChange({ tables })}
        />
        <Counter
          label={t('judges')}
          value={draft.judges}
          min={0}
          max={3}
          onChange={(judges) => onChange({ judges })}
        />
      </div>
      <Notice tone={sizes.empty > 0 ? 'warn' : 'info'}>{said.join('; ')}.</Notice>
      <div className="org-form-row">
        <Field label={t('first')} hint={t('first.hint', { zone: zoneName(pack.zone, lang) })}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={draft.first}
              onChange={(event) => onChange({ first: event.target.value })}
            />
          )}
        </Field>
        {draft.first !== '' && (
          <Counter
            label={t('every')}
            value={draft.every}
            min={5}
            max={600}
            onChange={(every) => onChange({ every })}
          />
        )}
      </div>
    </>
  );
}
