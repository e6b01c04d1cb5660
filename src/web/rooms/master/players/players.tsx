/** All players in one table; a row leads to the player's card. */
import { Link, match, useLocation } from '../../../app/router.js';
import { useManagePath } from '../../../steer/say.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { Page } from '../../../ui/page.js';
import { Table } from '../../../ui/table.js';
import { useNames } from '../lib/names.js';
import { type MasterPlayer, useMaster, useRooms } from '../lib/use.js';
import { TeamMark } from '../parts/team-mark.js';
import { OverridesCard } from './overrides.js';
import { PlayerCard } from './player-card.js';
import { PrizesCard } from './prizes.js';
import { Signs } from './signs.js';

export default function PlayersScreen() {
  const { master } = useRooms();
  const t = useMaster();
  const { path } = useLocation();
  const id = match('/g/:id/manage/players/:player', path)?.player;
  if (id) {
    const player = master.players.find((one) => one.id === id);
    return player ? <PlayerCard key={id} player={player} /> : <EmptyState title={t('players.unknown')} />;
  }
  return (
    <Page title={t('nav.players')} lead={t('players.lead')}>
      <PlayersTable />
      <div className="rm-pair">
        <OverridesCard />
        <PrizesCard />
      </div>
    </Page>
  );
}

function PlayersTable() {
  const { master, view } = useRooms();
  const t = useMaster();
  const names = useNames();
  const path = useManagePath();
  const rows = [...master.players].sort((a, b) => Number(b.inGame) - Number(a.inGame));
  const left = (player: MasterPlayer) => {
    const about = view.players.find(({ id }) => id === player.id)?.left;
    return about && `${t('common.turnN', { n: about.turn })}, ${names.of('cause', about.cause)}`;
  };
  return (
    <Table
      caption={t('players.table')}
      rows={rows}
      rowKey={({ id }) => id}
      rowClass={({ inGame }) => (inGame ? undefined : 'rm-row-out')}
      columns={[
        {
          key: 'nick',
          title: t('player.nick'),
          head: true,
          cell: (player) => (
            <Link className="rm-nick" to={path(`/players/${player.id}`)}>
              <TeamMark team={player.team} />
              <b>{player.nick}</b>
            </Link>
          ),
        },
        { key: 'role', title: t('player.role'), cell: (player) => <RoleCell player={player} /> },
        {
          key: 'status',
          title: t('player.status'),
          cell: (player) => player.status && names.of('status', player.status),
        },
        {
          key: 'room',
          title: t('player.room'),
          cell: (player) => (player.inGame ? <RoomCell room={player.room} /> : left(player)),
        },
        { key: 'weight', title: t('player.weight'), numeric: true, cell: (player) => player.weight },
        {
          key: 'signs',
          title: t('player.signs'),
          cell: (player) => <Signs player={player} />,
        },
      ]}
    />
  );
}

function RoleCell({ player }: { player: MasterPlayer }) {
  const t = useMaster();
  const names = useNames();
  const { role, originalRole } = player;
  if (!role) return <span className="quiet">—</span>;
  return (
    <>
      {names.of('role', role)}
      {originalRole && originalRole !== role && (
        <span className="org-seen">{t('player.was', { role: names.of('role', originalRole) })}</span>
      )}
    </>
  );
}

function RoomCell({ room }: { room: number | null }) {
  const { master } = useRooms();
  const names = useNames();
  if (room === null) return <span className="quiet">—</span>;
  const kind = master.map[room - 1]?.kind;
  return (
    <>
      {room}
      {kind && <span className="quiet"> {names.of('roomShort', kind)}</span>}
    </>
  );
}
