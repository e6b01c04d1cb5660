/** The game in a few numbers, and the latest decisions. */
import { decisionText, overrideText } from '../../../../rulebooks/twelve-rooms/describe.js';
import { Link } from '../../../app/router.js';
import { useManagePath } from '../../../steer/say.js';
import { Card } from '../../../ui/card.js';
import { TEAM_LIST } from '../lib/lists.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms } from '../lib/use.js';

export function Aside() {
  const { view, master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const path = useManagePath();
  const inGame = master.players.filter((player) => player.inGame);
  const teams = TEAM_LIST.map((team) => ({
    team,
    n: inGame.filter((player) => player.team === team).length,
  })).filter(({ n }) => n > 0);
  const { said, lang } = names;
  const latest = [
    ...master.decisions.map((one) => ({ at: one.at, text: decisionText(one, said, lang) })),
    ...master.overrides.map((one) => ({ at: one.at, text: overrideText(one, said, lang) })),
  ]
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, 3);
  return (
    <Card title={t('aside.title')}>
      <dl className="org-facts">
        <div>
          <dt>{t('aside.inGame')}</dt>
          <dd>{t('aside.of', { n: inGame.length, all: master.players.length })}</dd>
        </div>
        {teams.map(({ team, n }) => (
          <div key={team}>
            <dt>{names.of('team', team)}</dt>
            <dd>{n}</dd>
          </div>
        ))}
        {view.phase === 'running' && (
          <div>
            <dt>{t('aside.gun')}</dt>
            <dd>{master.gun.count}</dd>
          </div>
        )}
      </dl>
      {latest.length > 0 && (
        <>
          <h3>{t('aside.decisions')}</h3>
          <ul className="org-bullets small">
            {latest.map(({ at, text }) => (
              <li key={at + text}>{text}</li>
            ))}
          </ul>
          <Link to={path('/log')}>{t('aside.log')}</Link>
        </>
      )}
    </Card>
  );
}
