/** The map notebook: the plan with my way, my marks and notes; the guess of the room I am in; the whole map for B.2. */
import { useState } from 'react';
import { usePick } from '../../app/prefs.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { Page } from '../../ui/page.js';
import { Plan } from '../shared/plan.js';
import { useMe, useR, useRooms } from '../shared/use-rooms.js';
import { ClaimMap } from './claim-map.js';
import { Guess } from './guess.js';
import { notebookRooms } from './notebook-rooms.js';
import { RoomPage } from './room-page.js';
import { useP } from './say.js';
import '../styles.js';

export default function NotebookScreen() {
  const { view } = useRooms();
  const me = useMe();
  const p = useP();
  const r = useR();
  const pick = usePick();
  const [room, setRoom] = useState<number | null>(me.room);
  return (
    <Page title={p('map.title')} lead={p('map.lead')}>
      <div className="columns">
        <div className="stack">
          <Card className="plan-card">
            <Plan
              rooms={notebookRooms(view, me, pick)}
              ways={[{ rooms: me.route.slice(-5), tone: 'mine' }]}
              onPick={setRoom}
              picked={room}
            />
            <ul className="plan-legend small">
              <li>
                <span className="key key-here" aria-hidden="true" /> {p('map.legend.here')}
              </li>
              <li>
                <span className="key key-seen" aria-hidden="true" /> {p('map.legend.seen')}
              </li>
              <li>
                <span className="key key-way" aria-hidden="true" /> {p('map.legend.way')}
              </li>
            </ul>
            <p className="quiet small">
              {r('map.wrap')} <Clause id="twelve-rooms:M.2" />
            </p>
          </Card>
        </div>
        <div className="stack">
          {room === null ? <p className="quiet">{p('map.pick')}</p> : <RoomPage key={room} room={room} />}
          <Guess />
          <Card title={p('map.route')}>
            <p className="route">{me.route.length > 0 ? me.route.join(' → ') : p('map.routeNone')}</p>
          </Card>
          <ClaimMap />
        </div>
      </div>
    </Page>
  );
}
