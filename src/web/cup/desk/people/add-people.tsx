/** A list pasted or typed, read at once: who is in it, which lines are left out and why. */
import { useState } from 'react';
import { type Roster, readRoster } from '../../../new/cup/roster.js';
import { RosterPreview } from '../../../new/cup/roster-preview.js';
import { Button } from '../../../ui/button.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { TextField } from '../../parts/fields.js';
import { useDesk } from '../say.js';

interface Props {
  label: string;
  hint: string;
  /** Names that stand already. */
  taken: readonly string[];
  /** Teams are read too. */
  teams: boolean;
  busy: boolean;
  error: unknown;
  onAdd(people: Roster['people']): Promise<boolean>;
}

export function AddPeople({ label, hint, taken, teams, busy, error, onAdd }: Props) {
  const t = useDesk();
  const [text, setText] = useState('');
  const roster = readRoster(text, taken);
  const add = async () => {
    if (await onAdd(roster.people)) setText('');
  };
  return (
    <>
      <TextField label={label} hint={hint} value={text} onChange={setText} rows={5} max={20_000} />
      <RosterPreview roster={roster} teams={teams} />
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          variant="primary"
          busy={busy}
          disabled={roster.people.length === 0}
          onClick={() => void add()}
        >
          {roster.people.length === 0 ? t('people.none') : t('people.add', { n: roster.people.length })}
        </Button>
      </div>
    </>
  );
}
