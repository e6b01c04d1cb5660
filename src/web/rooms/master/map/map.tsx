/** The map with everybody, now and before each turn. */
import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Clauses } from '../../../ui/clause.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { Page } from '../../../ui/page.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms } from '../lib/use.js';
import { framesOf } from './frames.js';
import { Legend } from './legend.js';
import { MapGrid } from './map-grid.js';
import { Occupant } from './occupant.js';

export default function MapScreen() {
  const { view, master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const frames = framesOf(view, master);
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? frames.length - 1, frames.length - 1);
  const frame = frames[at];
  if (master.map.length === 0 || !frame) {
    return (
      <Page title={t('nav.map')}>
        <EmptyState title={t('map.none')} text={t('map.noneText')} />
      </Page>
    );
  }
  const title = frame.turn === null ? t('map.now') : t('map.before', { n: frame.turn });
  const step = (by: number) => setChosen(Math.min(frames.length - 1, Math.max(0, at + by)));
  return (
    <Page
      title={t('nav.map')}
      lead={title}
      actions={<Clauses ids={['twelve-rooms:M.1', 'twelve-rooms:M.2', 'twelve-rooms:M.12']} />}
    >
      {frames.length > 1 && (
        <div className="rm-slider">
          <Button icon="left" disabled={at === 0} aria-label={t('map.earlier')} onClick={() => step(-1)}>
            {' '}
          </Button>
          <input
            type="range"
            min={0}
            max={frames.length - 1}
            value={at}
            aria-label={t('map.slider')}
            aria-valuetext={title}
            onChange={(event) => setChosen(Number(event.target.value))}
          />
          <Button
            icon="right"
            disabled={at === frames.length - 1}
            aria-label={t('map.later')}
            onClick={() => step(1)}
          >
            {' '}
          </Button>
        </div>
      )}
      <MapGrid
        rooms={frame.rooms}
        note={(room) => <RoomNote room={room} now={frame.turn === null} />}
        body={(room) => (
          <ul className="rm-people">
            {frame.players
              .filter((player) => player.room === room)
              .map((player) => (
                <Occupant key={player.id} player={player} />
              ))}
          </ul>
        )}
      />
      <Legend />
      {frame.turn === null && (
        <p className="quiet">
          {t('map.gun', { n: master.gun.count })}
          {master.gun.last && ` ${t('map.gunLast', { nick: names.nick(master.gun.last) })}`}
          {master.swaps.length > 0 &&
            ` ${t('map.swaps', { list: master.swaps.map(({ players }) => names.nicks(players)).join('; ') })}`}
        </p>
      )}
    </Page>
  );
}

/** What a room was, when it has changed; how long it has stood empty. */
function RoomNote({ room, now }: { room: number; now: boolean }) {
  const { master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const about = master.map[room - 1];
  if (!about || !now) return null;
  return (
    <>
      {about.kind !== about.original && (
        <span className="tag">{t('map.was', { kind: names.of('roomShort', about.original) })}</span>
      )}
      {about.emptyTurns > 0 && about.kind !== 'passage' && (
        <span className="tag tag-warn">{t('map.empty', { n: about.emptyTurns })}</span>
      )}
    </>
  );
}
