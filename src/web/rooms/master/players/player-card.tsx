/** Everything about one player, and everything the master may do with him. */
import { Link } from '../../../app/router.js';
import { useManagePath } from '../../../steer/say.js';
import { Card } from '../../../ui/card.js';
import { Page } from '../../../ui/page.js';
import { useNames } from '../lib/names.js';
import { type MasterPlayer, useMaster, useRooms } from '../lib/use.js';
import { PlayerActions } from './player-actions.js';
import { PlayerFacts } from './player-facts.js';
import { PlayerMove } from './player-move.js';
import { PlayerReports } from './player-reports.js';
import { Signs } from './signs.js';

export function PlayerCard({ player }: { player: MasterPlayer }) {
  const { view } = useRooms();
  const t = useMaster();
  const names = useNames();
  const path = useManagePath();
  const left = view.players.find(({ id }) => id === player.id)?.left;
  return (
    <Page
      title={player.nick}
      lead={
        <>
          <Link to={path('/players')}>{t('players.all')}</Link>
          {left && <span> · {t('player.left', { n: left.turn, cause: names.of('cause', left.cause) })}</span>}
        </>
      }
      actions={<Signs player={player} />}
    >
      <div className="rm-desk">
        <div className="org-day-main">
          <Card title={t('player.facts')}>
            <PlayerFacts player={player} />
          </Card>
          <PlayerMove player={player} />
          <PlayerReports player={player} />
        </div>
        <div className="org-day-main">
          <PlayerActions player={player} />
        </div>
      </div>
    </Page>
  );
}
