/** The answer to a question of the reckoning, given before: reorder it, or choose otherwise. */
import type { Answer } from '../../../rulebooks/race/commands.js';
import { useSeason } from '../../app/game.js';
import { Field } from '../../ui/field.js';
import { useClanName } from '../parts/clan.js';
import { groupsOf, OrderList, type Ranked } from '../parts/order-list.js';
import { useOrg } from '../say.js';

const VERDICTS = ['fulfilled', 'refused'] as const;

/** The teams one may name, the one that was named among them. */
function teamsWith(named: string, teams: readonly { team: string }[]): { value: string; title: string }[] {
  return [...new Set([named, ...teams.map(({ team }) => team)])].map((team) => ({
    value: team,
    title: team,
  }));
}

const ranked = (groups: string[][]): Ranked[] =>
  groups.flatMap((group) => group.map((item, index) => ({ item, tied: index > 0 })));

export function AnswerField({ value, onChange }: { value: unknown; onChange(answer: Answer): void }) {
  const t = useOrg();
  const clan = useClanName();
  const { view } = useSeason();
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
  const holder = view.clans.find((one) => one.teams.some(({ team }) => team === answer.choice));
  const choices = VERDICTS.some((verdict) => verdict === answer.choice)
    ? VERDICTS.map((verdict) => ({ value: verdict, title: t(`offers.${verdict}`) }))
    : teamsWith(answer.choice, holder?.teams ?? view.teams);
  return (
    <Field label={t('field.answer')}>
      {(control) => (
        <select
          {...control}
          value={answer.choice}
          onChange={(event) => onChange({ choice: event.target.value })}
        >
          {choices.map(({ value: choice, title }) => (
            <option key={choice} value={choice}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
