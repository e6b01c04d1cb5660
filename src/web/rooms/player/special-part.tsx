/** A special ability, when the role has one. */
import type { Special } from '../../../rulebooks/twelve-rooms/roles.js';
import { usePick } from '../../app/prefs.js';
import { PART_WORDS } from '../shared/words.js';
import { AbilityCard } from './ability-card.js';
import { NO_AIM } from './draft.js';
import { ModeChoice } from './mode-choice.js';
import type { PartProps } from './part-props.js';
import { useP } from './say.js';

export function SpecialPart({ form, draft, onChange }: PartProps) {
  const p = useP();
  const pick = usePick();
  const { special } = draft;
  const abilities = form.abilities.filter(({ kind }) => kind === 'special');
  const set = (next: Partial<typeof special>) => onChange({ ...draft, special: { ...special, ...next } });
  return (
    <div className="stack-tight">
      <ul className="abilities">
        {abilities.map((about) => {
          const ability = about.ability as Special;
          const taken = special.mode === 'use' && special.ability === ability;
          return (
            <AbilityCard
              key={ability}
              about={about}
              votes={form.votes}
              aim={taken ? special.aim : null}
              full={special.mode === 'use'}
              onTake={(take) =>
                set(
                  take
                    ? { mode: 'use', ability, aim: NO_AIM }
                    : { mode: 'later', ability: null, aim: NO_AIM },
                )
              }
              onAim={(aim) => set({ aim })}
            />
          );
        })}
      </ul>
      {special.mode !== 'use' && (
        <ModeChoice
          label={pick(PART_WORDS.special.name)}
          modes={[
            { mode: 'later', text: p('move.later') },
            { mode: 'none', text: p('move.nothing') },
          ]}
          value={special.mode}
          onChange={(mode) => set({ mode, ability: null })}
        />
      )}
    </div>
  );
}
