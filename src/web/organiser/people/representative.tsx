/** Which team a person speaks for in a council of teams. */
import type { Person } from '../../../server/shapes.js';
import { useCommand, useSeason } from '../../app/game.js';
import { ErrorNotice } from '../../ui/notice.js';
import { useOrg } from '../say.js';

/** @param owner who may choose; everybody else reads it */
export function Representative({ person, owner }: { person: Person; owner: boolean }) {
  const { view } = useSeason();
  const t = useOrg();
  const { run, busy, error } = useCommand();
  const clan = view.clans.find(({ id }) => id === person.clan);
  const seat = clan?.seats.find((one) => one.person === person.person);
  if (!clan || !seat) return null;
  if (!owner || clan.teams.length === 0) return seat.team ?? <span className="quiet">—</span>;
  const speakFor = (team: string) =>
    void run({
      type: 'assignSeat',
      person: seat.person,
      clan: clan.id,
      role: seat.role,
      ...(team === '' ? {} : { team }),
    });
  return (
    <>
      <select
        aria-label={t('people.teamOf', { name: person.name })}
        value={seat.team ?? ''}
        disabled={busy}
        onChange={(event) => speakFor(event.target.value)}
      >
        <option value="">{t('people.noTeam')}</option>
        {clan.teams.map(({ team }) => (
          <option key={team} value={team}>
            {team}
          </option>
        ))}
      </select>
      <ErrorNotice error={error} />
    </>
  );
}
