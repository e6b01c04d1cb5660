import type { TodoView } from '../../../rulebooks/race/view.js';
import { useNow } from '../../app/clock.js';
import { useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { Card } from '../../ui/card.js';
import { Countdown } from '../../ui/countdown.js';
import { momentWithYear, otherYear } from '../lib/dates.js';
import { useManagePath, useOrg } from '../say.js';

/** Where a thing to do is done. */
const PLACES: Record<TodoView['key'], string> = {
  start: '',
  results: '/import',
  ask: '',
  judge: '/offers',
  register: '/windows',
  paint: '/windows',
  bid: '/windows',
  answerOffer: '/offers',
  nameCaptive: '/offers',
  openCaptiveAuction: '/offers',
  bidCaptive: '/offers',
  chooseCaptiveCells: '/offers',
  vote: '/council',
  consigliere: '/people',
  jury: '/council',
  deal: '/people',
  choice: '/offers',
  letter: '/offers',
  wait: '',
};

export function TodoList() {
  const { view } = useSeason();
  const t = useOrg();
  const to = useManagePath();
  const lang = useLang();
  const now = useNow(60_000);
  const todo = view.todo.filter((item) => item.key !== 'wait');
  return (
    <Card title={t('todo.title')} className="org-todo">
      {todo.length === 0 ? (
        <p className="quiet">{t('todo.wait')}</p>
      ) : (
        <ul>
          {todo.map((item) => (
            <li key={`${item.key}-${item.game}-${item.ref}`}>
              <Link
                to={to(item.key === 'results' && item.game ? `/import?game=${item.game}` : PLACES[item.key])}
              >
                {t(`todo.${item.key}`, { game: String(item.game ?? '') })}
              </Link>
              {item.until && <Countdown until={item.until} zone={view.zone} />}
              {item.until && otherYear(item.until, view.zone, now) && (
                <span className="quiet small">
                  {t('todo.year', { n: otherYear(item.until, view.zone, now) ?? '' })}
                </span>
              )}
              {item.from && !item.until && (
                <span className="quiet small">
                  {t('todo.from', { at: momentWithYear(item.from, view.zone, lang, now) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
