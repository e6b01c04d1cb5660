/** The quiz table of a game: load, check, see what would happen, accept. */
import { useSeason } from '../../app/game.js';
import { Link } from '../../app/router.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Page } from '../../ui/page.js';
import { GameSelect, useChosenGame } from '../parts/game-select.js';
import { useManagePath, useOrg } from '../say.js';
import { EnteredResults } from './entered.js';
import { NewTable } from './new-table.js';

export default function ImportScreen() {
  const { view } = useSeason();
  const t = useOrg();
  const chosen = useChosenGame(view.nextGame ?? view.games.at(-1)?.number ?? null);
  const game = view.games.find((one) => one.number === chosen);
  if (!game) return null;
  const entered = game.stage !== 'future';
  const open = view.games.filter((one) => one.stage !== 'future' || one.number === view.nextGame);
  return (
    <Page
      title={t('import.title', { n: String(game.number) })}
      lead={entered ? undefined : t('import.lead')}
      actions={<GameSelect value={game.number} games={open.map((one) => one.number)} />}
    >
      {entered ? (
        <EnteredResults key={game.number} game={game} />
      ) : game.number === view.nextGame ? (
        <NewTable key={game.number} game={game.number} />
      ) : (
        <NotYet />
      )}
    </Page>
  );
}

function NotYet() {
  const { view } = useSeason();
  const t = useOrg();
  const to = useManagePath();
  const n = String(view.nextGame ?? '');
  return (
    <EmptyState title={t('import.future', { n })}>
      <Link className="button button-primary" to={to(`/import?game=${n}`)}>
        {t('import.toCurrent', { n })}
      </Link>
    </EmptyState>
  );
}
