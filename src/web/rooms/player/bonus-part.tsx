/** B.2, B.3: the armour or a prize, when there is one. */
import { usePick } from '../../app/prefs.js';
import { Clauses } from '../../ui/clause.js';
import { Field } from '../../ui/field.js';
import { usePrizeText } from '../shared/prize.js';
import { useRooms } from '../shared/use-rooms.js';
import { PART_WORDS } from '../shared/words.js';
import { ModeChoice } from './mode-choice.js';
import type { PartProps } from './part-props.js';
import { PlayerSelect } from './player-select.js';
import { useP } from './say.js';

export function BonusPart({ form, draft, onChange }: PartProps) {
  const { view } = useRooms();
  const p = useP();
  const pick = usePick();
  const prize = usePrizeText();
  const { bonus } = draft;
  const value = bonus.mode === 'use' ? (bonus.which ?? 'later') : bonus.mode;
  const chosen = form.bonuses.find((one) => (one.prize ?? 'armour') === bonus.which);
  const set = (next: Partial<typeof bonus>) => onChange({ ...draft, bonus: { ...bonus, ...next } });
  const wearable = bonus.mode === 'use' && (chosen?.kind === 'armour' || chosen?.what?.kind === 'armour');
  return (
    <div className="stack-tight">
      <ModeChoice
        label={pick(PART_WORDS.bonus.name)}
        modes={[
          ...form.bonuses.map((one) => ({
            mode: one.prize ?? 'armour',
            text: (
              <>
                {one.what ? p('move.prize', { prize: prize(one.what) }) : p('move.armour')}{' '}
                <Clauses ids={[one.kind === 'armour' ? 'twelve-rooms:B.2' : 'twelve-rooms:B.3']} />
              </>
            ),
          })),
          { mode: 'later', text: p('move.later') },
          { mode: 'none', text: p('move.nothing') },
        ]}
        value={value}
        onChange={(mode) =>
          set(
            mode === 'later' || mode === 'none'
              ? { mode, which: null, target: '', note: '' }
              : { mode: 'use', which: mode, target: '', note: '' },
          )
        }
      />
      {wearable && (
        <PlayerSelect
          label={p('move.wearer')}
          choices={view.players.filter(({ inGame }) => inGame).map(({ id }) => ({ value: id, why: null }))}
          value={bonus.target}
          onChange={(target) => set({ target })}
        />
      )}
      {bonus.mode === 'use' && chosen?.what?.kind === 'other' && (
        <Field label={p('move.note')}>
          {(control) => (
            <textarea
              {...control}
              maxLength={1000}
              value={bonus.note}
              onChange={(event) => set({ note: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
