/** M.1, M.2: where to. Pressed on the plan, or chosen by its name. */
import type { Direction } from '../../../rulebooks/twelve-rooms/geometry.js';
import { usePick } from '../../app/prefs.js';
import { Clause } from '../../ui/clause.js';
import { Icon } from '../../ui/icon.js';
import { DIRECTION_LIST, directionTo, overEdge, roomBehind } from '../shared/geometry.js';
import { Plan } from '../shared/plan.js';
import { useMe, useR, useRooms } from '../shared/use-rooms.js';
import { DIRECTION_WORDS } from '../shared/words.js';
import { notebookRooms } from './notebook-rooms.js';
import type { PartProps } from './part-props.js';
import { useSaidDirection } from './said-parts.js';
import { useP } from './say.js';
import { Why } from './why.js';

export function DirectionPart({ form, draft, onChange }: PartProps) {
  const { view } = useRooms();
  const me = useMe();
  const p = useP();
  const r = useR();
  const pick = usePick();
  const said = useSaidDirection();
  const room = me.room ?? 1;
  const choices = form.directions.filter(({ why }) => why === null);
  const picked = draft.direction ? roomBehind(room, draft.direction) : null;
  const choose = (direction: PartProps['draft']['direction']) => onChange({ ...draft, direction });

  return (
    <div className="direction">
      <p className="quiet small" id="direction-hint">
        {p('move.directionHint')} <Clause id="twelve-rooms:M.2" />
      </p>
      <div className="direction-plan">
        <Plan
          small
          rooms={notebookRooms(view, me, pick).map((each) => {
            const way = directionTo(room, each.room);
            return way && way !== 'stay'
              ? { ...each, extra: <Arrow way={way} />, spoken: pick(DIRECTION_WORDS[way]) }
              : each;
          })}
          ways={draft.direction && picked ? [{ rooms: [room, picked], tone: 'plan' }] : []}
          onPick={(to) => choose(directionTo(room, to))}
          open={choices.map(({ value }) => roomBehind(room, value))}
          picked={picked}
        />
      </div>
      <div className="compass">
        {DIRECTION_LIST.map((value) => {
          const why = form.directions.find((choice) => choice.value === value)?.why ?? null;
          const to = roomBehind(room, value);
          return (
            <label key={value} className={`compass-way compass-${value}`}>
              <input
                type="radio"
                name="direction"
                value={value}
                className="sr-only"
                checked={draft.direction === value}
                disabled={why !== null}
                aria-describedby="direction-hint"
                onChange={() => choose(value)}
              />
              <Icon name={value} />
              <span>{pick(DIRECTION_WORDS[value])}</span>
              <span className="quiet small">
                {value === 'stay' ? r('room.number', { n: room }) : `→ ${to}`}
                {overEdge(room, value) && ' ↺'}
              </span>
              <Why why={why} />
            </label>
          );
        })}
      </div>
      <p aria-live="polite" className="direction-said">
        {draft.direction ? (
          <>
            <b>{said(draft.direction)}</b>
            {draft.direction !== 'stay' && (
              <span className="quiet small">
                {' '}
                {p('move.passage')} <Clause id="twelve-rooms:R.PASSAGE" />
              </span>
            )}
          </>
        ) : (
          <span className="quiet">{p('move.notNow')}</span>
        )}
      </p>
    </div>
  );
}

function Arrow({ way }: { way: Direction }) {
  return (
    <span className="plan-arrow">
      <Icon name={way} />
    </span>
  );
}
