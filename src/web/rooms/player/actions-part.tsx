/** M.9: active abilities. */
import type { Active } from '../../../rulebooks/twelve-rooms/roles.js';
import { usePick } from '../../app/prefs.js';
import { Clauses } from '../../ui/clause.js';
import { useMe } from '../shared/use-rooms.js';
import { PART_WORDS } from '../shared/words.js';
import { AbilityCard } from './ability-card.js';
import { type Aim, NO_AIM } from './draft.js';
import { ModeChoice } from './mode-choice.js';
import type { PartProps } from './part-props.js';
import { useP } from './say.js';

/** Which clause lets somebody use more than one. */
const LIMIT_CLAUSES: Partial<Record<string, string>> = {
  servant: 'twelve-rooms:N.SERVANT.PS',
  deputy: 'twelve-rooms:N.DEPUTY.PS2',
};

export function ActionsPart({ form, draft, onChange }: PartProps) {
  const me = useMe();
  const p = useP();
  const pick = usePick();
  const { activeLimit: limit } = form;
  const { mode, uses } = draft.actions;
  const abilities = form.abilities.filter(({ kind }) => kind === 'active');
  const full = limit !== null && uses.length >= limit;
  const set = (next: typeof uses) =>
    onChange({ ...draft, actions: { mode: next.length > 0 ? 'use' : 'later', uses: next } });
  const special = me.role ? LIMIT_CLAUSES[me.role] : undefined;
  return (
    <div className="stack-tight">
      <p className="quiet small">
        {limit === null
          ? p('move.limitNone')
          : limit === 1
            ? p('move.limitOne')
            : p('move.limitMany', { n: limit })}{' '}
        <Clauses ids={special ? [special] : []} />
      </p>
      <ul className="abilities">
        {abilities.map((about) => {
          const ability = about.ability as Active;
          const use = uses.find((each) => each.ability === ability);
          return (
            <AbilityCard
              key={ability}
              about={about}
              votes={form.votes}
              aim={use?.aim ?? null}
              full={full}
              onTake={(taken) =>
                set(
                  taken
                    ? [...uses, { ability, aim: NO_AIM }]
                    : uses.filter((each) => each.ability !== ability),
                )
              }
              onAim={(aim: Aim) =>
                set(uses.map((each) => (each.ability === ability ? { ability, aim } : each)))
              }
            />
          );
        })}
      </ul>
      {mode !== 'use' && (
        <ModeChoice
          label={pick(PART_WORDS.actions.name)}
          modes={[
            { mode: 'later', text: p('move.later') },
            { mode: 'none', text: p('move.nothing') },
          ]}
          value={mode}
          onChange={(next) => onChange({ ...draft, actions: { mode: next, uses: [] } })}
        />
      )}
    </div>
  );
}
