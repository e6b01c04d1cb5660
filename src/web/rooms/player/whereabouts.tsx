/** Where the player stands, what his vote weighs. */
import { usePick } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { Plan } from '../shared/plan.js';
import { useMe, useRooms } from '../shared/use-rooms.js';
import { notebookRooms } from './notebook-rooms.js';
import { useP } from './say.js';

export function Whereabouts() {
  const { id, view } = useRooms();
  const me = useMe();
  const p = useP();
  const pick = usePick();
  return (
    <Card
      className="plan-card"
      title={p('home.room', { n: me.room ?? 0 })}
      actions={
        <Link className="button button-ghost" to={`/g/${id}/map`}>
          {p('home.openMap')}
        </Link>
      }
    >
      <Plan
        small
        rooms={notebookRooms(view, me, pick)}
        ways={[{ rooms: me.route.slice(-4), tone: 'mine' }]}
      />
      <p>
        {p('home.weight', { n: me.weight })} <Clause id="twelve-rooms:M.4" />
      </p>
    </Card>
  );
}
