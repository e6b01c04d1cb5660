import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useCupCommand } from '../../lib/use.js';
import { useCupDesk, useDesk } from '../say.js';

/** Whether players of one team may meet. */
export function TeamsApart() {
  const { view, desk } = useCupDesk();
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  const teams = new Map<string, string[]>();
  for (const { nick, team } of view.players) if (team) teams.set(team, [...(teams.get(team) ?? []), nick]);
  if (teams.size === 0) return null;
  return (
    <Card title={t('teams.title')} actions={<Clauses ids={['mafia-cup:1.6']} />}>
      <label className="choice">
        <input
          type="checkbox"
          checked={desk.teamsApart}
          disabled={busy || view.finished}
          onChange={(event) => void run({ type: 'setTeams', apart: event.target.checked })}
        />
        <span>{t('teams.apart')}</span>
      </label>
      <ErrorNotice error={error} />
      <ul className="org-bullets">
        {[...teams].map(([team, nicks]) => (
          <li key={team}>
            <b>{team}</b>: {nicks.join(', ')}
          </li>
        ))}
      </ul>
    </Card>
  );
}
