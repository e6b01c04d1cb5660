/** The quiz table of a game: load, check, see what would happen, accept. */

import type { GameView } from '../../../rulebooks/race/view.js';
import { useNow, zoneName } from '../../app/clock.js';
import { useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { momentWithYear } from '../lib/dates.js';
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
        <>
          <TooEarly game={game} />
          <NewTable key={game.number} game={game.number} />
        </>
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

/** The table is refused before the game starts: said before anything is loaded. */
function TooEarly({ game }: { game: GameView }) {
  const { view } = useSeason();
  const t = useOrg();
  const to = useManagePath();
  const lang = useLang();
  const now = useNow(30_000);
  if (Date.parse(game.startsAt) <= now) return null;
  const last = view.games.findLast((one) => one.stage !== 'future');
  const n = String(game.number);
  return (
    <Notice tone="warn">
      <p>
        {t('import.early', { n, at: momentWithYear(game.startsAt, view.zone, lang, now) })}{' '}
        {zoneName(view.zone, lang)}.
      </p>
      <p className="row">
        {last && (
          <Link className="button button-secondary" to={to(`/import?game=${last.number}`)}>
            {t('import.fixLast', { n: String(last.number) })}
          </Link>
        )}
        <Link className="button button-ghost" to={to('/windows')}>
          {t('import.toMove')}
        </Link>
      </p>
    </Notice>
  );
}
