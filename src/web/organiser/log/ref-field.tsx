/** Which game, lot, offer or question a written-in command is about. */
import type { SeasonCommand } from '../../../rulebooks/race/commands.js';
import { formatDate } from '../../app/clock.js';
import { useSeason } from '../../app/game.js';
import { useLang, usePick } from '../../app/prefs.js';
import { Field as Labelled } from '../../ui/field.js';
import type { Field } from '../lib/fields.js';
import { useClanName } from '../parts/clan.js';
import { useOrg } from '../say.js';

interface Props {
  field: Field;
  command: SeasonCommand;
  onChange(command: SeasonCommand): void;
}

export function RefField({ field, command, onChange }: Props) {
  const { view } = useSeason();
  const t = useOrg();
  const pick = usePick();
  const clan = useClanName();
  const lang = useLang();
  const values = command as unknown as Record<string, unknown>;
  const choices: Record<string, { value: string; title: string }[]> = {
    game: view.games.map((game) => ({
      value: String(game.number),
      title: `${game.number} · ${formatDate(game.date, lang)}`,
    })),
    offer: view.offers.map((offer) => ({
      value: offer.id,
      title: `${offer.game}: ${pick(offer.title)} (${clan(offer.clan)})`,
    })),
    lot: view.games.flatMap((game) =>
      (game.auction?.lots ?? []).map((lot) => ({ value: lot.id, title: `${game.number}: ${lot.team}` })),
    ),
    question: view.questions.map((question) => ({ value: question.id, title: question.text.slice(0, 60) })),
  };
  return (
    <Labelled label={t(field.label)}>
      {(control) => (
        <select
          {...control}
          value={String(values[field.name] ?? '')}
          onChange={(event) =>
            onChange({
              ...values,
              [field.name]: field.name === 'game' ? Number(event.target.value) : event.target.value,
            } as unknown as SeasonCommand)
          }
        >
          {(choices[field.name] ?? []).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.title}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
