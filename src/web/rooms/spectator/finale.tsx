/** After the end: the whole game again, turn by turn, with everything open. */
import { useEffect, useState } from 'react';
import type { FinaleView } from '../../../rulebooks/twelve-rooms/view.js';
import { Card } from '../../ui/card.js';
import { useNarrow } from '../../ui/narrow.js';
import { Page } from '../../ui/page.js';
import { Plan } from '../shared/plan.js';
import { useNames, useNick, useR, useRooms } from '../shared/use-rooms.js';
import { FinaleBar } from './finale-bar.js';
import { FinaleExtras } from './finale-extras.js';
import { type FrameRoom, frameOf } from './finale-frames.js';
import { FinaleRoles } from './finale-roles.js';
import { FinaleTurn } from './finale-turn.js';
import { useV } from './say.js';
import { StateCard } from './state-card.js';
import '../styles.js';

const PACE = 1800;

export default function FinaleScreen() {
  const { view } = useRooms();
  if (!view.finale) return null;
  return <FinaleOf finale={view.finale} />;
}

function FinaleOf({ finale }: { finale: FinaleView }) {
  const v = useV();
  const r = useR();
  const nick = useNick();
  const narrow = useNarrow();
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [looked, setLooked] = useState<string | null>(null);
  const last = finale.turns.length;
  const frame = frameOf(finale, at);
  const turn = finale.turns[at] ?? null;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (at >= last) setPlaying(false);
      else setAt(at + 1);
    }, PACE);
    return () => clearTimeout(timer);
  }, [playing, at, last]);

  const way = looked ? (finale.players.find(({ id }) => id === looked)?.route.slice(0, at + 1) ?? []) : [];
  return (
    <Page title={v('finale.title')} lead={v('finale.lead')}>
      <div className="columns">
        <div className="stack">
          <Card className="plan-card">
            <FinaleBar
              at={at}
              last={last}
              title={turn ? v('finale.turn', { n: turn.turn }) : v('finale.end')}
              playing={playing}
              onGo={(to) => {
                setPlaying(false);
                setAt(Math.min(last, Math.max(0, to)));
              }}
              onPlay={() => {
                if (!playing && at >= last) setAt(0);
                setPlaying(!playing);
              }}
            />
            <Plan
              rooms={frame.map(({ room, kind, players }) => ({
                room,
                kind,
                here: looked !== null && players.includes(looked),
                extra:
                  players.length === 0 ? null : narrow ? (
                    <span className="plan-crowd">
                      <b>{players.length}</b>
                    </span>
                  ) : (
                    <span className="plan-people">
                      {players.map((player) => (
                        <span key={player}>{nick(player)}</span>
                      ))}
                    </span>
                  ),
                spoken: players.length > 0 ? players.map(nick).join(', ') : r('nobody'),
              }))}
              ways={way.length > 1 ? [{ rooms: way.slice(-4), tone: 'mine' }] : []}
            />
            {narrow && <WhoIsWhere frame={frame} />}
          </Card>
          {turn && <FinaleTurn key={turn.turn} turn={turn} />}
        </div>
        <div className="stack">
          <StateCard review={false} />
          <FinaleRoles finale={finale} looked={looked} onLook={setLooked} />
          <FinaleExtras finale={finale} />
        </div>
      </div>
    </Page>
  );
}

/** On a phone the names stand under the plan. */
function WhoIsWhere({ frame }: { frame: readonly FrameRoom[] }) {
  const r = useR();
  const names = useNames();
  return (
    <ul className="lines small">
      {frame
        .filter(({ players }) => players.length > 0)
        .map(({ room, players }) => (
          <li key={room}>
            <span className="quiet">{r('room.Number', { n: room })}</span>
            <span>{names(players)}</span>
          </li>
        ))}
    </ul>
  );
}
