/** Season control: what is asked, the one next action, and the steps of the game day with every number explained. */
import { formatDate } from '../../app/clock.js';
import { useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { Quarantine } from '../../steer/quarantine.js';
import { Page } from '../../ui/page.js';
import { currentGame } from '../lib/steps.js';
import { GameSelect, useChosenGame } from '../parts/game-select.js';
import { useManagePath, useOrg } from '../say.js';
import { AskForm } from './ask-form.js';
import { DaySteps } from './day-steps.js';
import { NextAction } from './next-action.js';
import { TodoList } from './todo-list.js';

export default function Control() {
  const { view } = useSeason();
  const t = useOrg();
  const lang = useLang();
  const to = useManagePath();
  const present = currentGame(view);
  const chosen = useChosenGame(present?.number ?? null);
  const game = view.games.find((one) => one.number === chosen);
  if (!game || !present) return null;
  const isPresent = game === present;
  return (
    <Page
      title={t('control.title')}
      lead={t('control.lead', { n: String(game.number), date: formatDate(game.date, lang) })}
      actions={<GameSelect value={game.number} games={view.games.map((one) => one.number)} />}
    >
      <Quarantine />
      {view.asks.map((ask, index) => (
        <AskForm key={ask.id} ask={ask} number={index + 1} of={view.asks.length} />
      ))}
      <div className="org-day">
        <div className="org-day-main">
          {isPresent ? <NextAction game={game} /> : <Link to={to('')}>{t('control.toNow')}</Link>}
          <DaySteps game={game} />
        </div>
        <TodoList />
      </div>
    </Page>
  );
}
