/** The first line of the clan's home: what is needed, and by when. */
import type { TodoView } from '../../../rulebooks/race/view.js';
import { serverNow } from '../../app/clock.js';
import { useSeason } from '../../app/game.js';
import { Link } from '../../app/router.js';
import { Card } from '../../ui/card.js';
import { Countdown } from '../../ui/countdown.js';
import { Icon } from '../../ui/icon.js';
import { useC } from '../say.js';

/** The part of the page, or the page, where it is done. */
const PLACES: Partial<Record<TodoView['key'], string>> = {
  choice: '#choices',
  letter: '#letter',
  paint: '#painting',
  bid: '#lots',
  answerOffer: '#offers',
  nameCaptive: '#offers',
  openCaptiveAuction: '#offers',
  bidCaptive: '#offers',
  chooseCaptiveCells: '#offers',
};

export function Todo() {
  const { view } = useSeason();
  const c = useC();
  return (
    <Card title={c('todo.title')} tone={view.todo.some((todo) => todo.key !== 'wait') ? 'call' : 'plain'}>
      {view.phase === 'setup' && <p>{c('todo.setup')}</p>}
      {view.todo.length === 0 ? (
        view.phase !== 'setup' && <p>{c('todo.nothing')}</p>
      ) : (
        <ul className="todo">
          {view.todo.map((todo) => (
            <TodoItem key={`${todo.key}-${todo.ref ?? ''}-${todo.game ?? ''}`} todo={todo} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function TodoItem({ todo }: { todo: TodoView }) {
  const { id, view } = useSeason();
  const c = useC();
  const ahead = todo.from !== null && Date.parse(todo.from) > serverNow();
  const deadline = ahead ? todo.from : todo.until;
  const inside = (
    <>
      <b>{c(`todo.${todo.key}`, { n: todo.count ?? 0, game: todo.game ?? 0 })}</b>
      {deadline && (
        <Countdown until={deadline} zone={view.zone} label={c(ahead ? 'todo.from' : 'todo.until')} />
      )}
    </>
  );
  const place = PLACES[todo.key];
  const arrow = <Icon name="right" />;
  return (
    <li>
      {place ? (
        <a href={place}>
          {inside}
          {arrow}
        </a>
      ) : todo.key === 'vote' ? (
        <Link to={`/g/${id}/council`}>
          {inside}
          {arrow}
        </Link>
      ) : (
        <div className="todo-plain">{inside}</div>
      )}
    </li>
  );
}
