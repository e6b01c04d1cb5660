import { useState } from 'react';
import type { Person } from '../../../server/shapes.js';
import { useSeason } from '../../app/game.js';
import type { People } from '../../steer/people/use-people.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { ClanSelect } from '../parts/clan.js';
import { useOrg } from '../say.js';

const ROLES = ['boss', 'consigliere', 'member', 'co-organiser'] as const;
type NewRole = (typeof ROLES)[number];

export function AddPerson({ people, onIssue }: { people: People; onIssue(person: Person): Promise<void> }) {
  const { view } = useSeason();
  const t = useOrg();
  const [name, setName] = useState('');
  const [role, setRole] = useState<NewRole>('boss');
  const bossless = view.clans.find((clan) => !clan.seats.some((seat) => seat.role === 'boss'))?.id ?? null;
  const [chosen, setClan] = useState<number | null>(null);
  const clan = chosen ?? (role === 'boss' ? bossless : null);
  const hasBoss =
    view.clans.find((one) => one.id === clan)?.seats.some((seat) => seat.role === 'boss') ?? false;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const seated = role !== 'co-organiser';
  const ready = name.trim() !== '' && (!seated || clan !== null);
  const add = async (withLink: boolean) => {
    setBusy(true);
    setError(null);
    try {
      const person = await people.add({ name: name.trim(), role, clan: seated ? clan : null });
      setName('');
      if (role === 'boss') setClan(null);
      if (withLink) await onIssue(person);
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t('people.add')}>
      <form
        className="org-form-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) void add(true);
        }}
      >
        <Field label={t('people.name')}>
          {(control) => (
            <input
              {...control}
              maxLength={80}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('people.role')}>
          {(control) => (
            <select {...control} value={role} onChange={(event) => setRole(event.target.value as NewRole)}>
              {ROLES.map((one) => (
                <option key={one} value={one}>
                  {t(`role.${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {seated && (
          <Field label={t('common.clan')}>
            {(control) => <ClanSelect {...control} value={clan} onChange={setClan} />}
          </Field>
        )}
        <div className="row org-form-do">
          <Button type="submit" variant="primary" busy={busy} disabled={!ready}>
            {t('people.addLink')}
          </Button>
          <Button busy={busy} disabled={!ready} onClick={() => void add(false)}>
            {t('people.addDo')}
          </Button>
        </div>
      </form>
      {role === 'boss' && hasBoss && <Notice tone="warn">{t('people.hasBoss')}</Notice>}
      <ErrorNotice error={error} />
    </Card>
  );
}
