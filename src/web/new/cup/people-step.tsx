import { useSay } from '../../app/prefs.js';
import { TextField } from '../../cup/parts/fields.js';
import { readRoster } from './roster.js';
import { RosterPreview } from './roster-preview.js';
import type { CupStepProps } from './step-props.js';
import { texts } from './texts.js';

/** Players with their teams, and the judges: pasted as they are kept. */
export function PeopleStep({ draft, onChange }: CupStepProps) {
  const t = useSay(texts);
  const players = readRoster(draft.players);
  const teams = players.people.some(({ team }) => team !== '');
  return (
    <>
      <p className="quiet">{t('people.later')}</p>
      <TextField
        label={t('players')}
        hint={t('players.hint')}
        value={draft.players}
        rows={12}
        max={20_000}
        onChange={(value) => onChange({ players: value })}
      />
      <RosterPreview roster={players} teams />
      {teams && (
        <label className="choice">
          <input
            type="checkbox"
            checked={draft.apart}
            onChange={(event) => onChange({ apart: event.target.checked })}
          />
          <span>{t('apart')}</span>
        </label>
      )}
      <TextField
        label={t('referees')}
        hint={t('referees.hint')}
        value={draft.referees}
        rows={4}
        max={10_000}
        onChange={(value) => onChange({ referees: value })}
      />
      <RosterPreview roster={readRoster(draft.referees)} teams={false} />
    </>
  );
}
