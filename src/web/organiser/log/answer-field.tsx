/** The answer to a question of the reckoning, given before: reorder it, or choose otherwise. */
import type { Answer } from '../../../rulebooks/mafia-2018/commands.js';
import { Field } from '../../ui/field.js';
import { useClanName } from '../parts/clan.js';
import { groupsOf, OrderList, type Ranked } from '../parts/order-list.js';
import { useOrg } from '../say.js';

const ranked = (groups: string[][]): Ranked[] =>
  groups.flatMap((group) => group.map((item, index) => ({ item, tied: index > 0 })));

export function AnswerField({ value, onChange }: { value: unknown; onChange(answer: Answer): void }) {
  const t = useOrg();
  const clan = useClanName();
  const answer = value as Answer;
  if ('groups' in answer) {
    const ofClans = answer.groups.flat().every((item) => /^\d+$/.test(item));
    return (
      <OrderList
        label={t('field.answer')}
        items={ranked(answer.groups)}
        ties={ofClans}
        name={(item) => (ofClans ? clan(Number(item)) : item)}
        onChange={(items) => onChange({ groups: groupsOf(items) })}
      />
    );
  }
  return (
    <Field label={t('field.answer')}>
      {(control) => (
        <input
          {...control}
          value={answer.choice}
          onChange={(event) => onChange({ choice: event.target.value })}
        />
      )}
    </Field>
  );
}
