/** Every part of the move in its own section; a part already sent only shows what stands. */
import type { ReactNode } from 'react';
import type { Part } from '../../../rulebooks/twelve-rooms/commands.js';
import { formatSeconds } from '../../app/clock.js';
import { usePick } from '../../app/prefs.js';
import { Clause } from '../../ui/clause.js';
import { Icon } from '../../ui/icon.js';
import { useMe, useRooms } from '../shared/use-rooms.js';
import { PART_WORDS } from '../shared/words.js';
import { ActionsPart } from './actions-part.js';
import { BonusPart } from './bonus-part.js';
import { DirectionPart } from './direction-part.js';
import type { MoveParts } from './draft.js';
import { KillPart } from './kill-part.js';
import type { PartProps } from './part-props.js';
import { partsOf } from './parts.js';
import { useSaidParts } from './said-parts.js';
import { useP } from './say.js';
import { SpecialPart } from './special-part.js';
import { VotePart } from './vote-part.js';
import { Why } from './why.js';

const EDITORS: Record<Part, (props: PartProps) => ReactNode> = {
  direction: (props) => <DirectionPart {...props} />,
  actions: (props) => <ActionsPart {...props} />,
  special: (props) => <SpecialPart {...props} />,
  bonus: (props) => <BonusPart {...props} />,
  vote: (props) => <VotePart {...props} />,
  mafkill: (props) => <KillPart {...props} />,
};

export function MoveForm(props: PartProps) {
  const me = useMe();
  return (
    <ol className="move-parts">
      {partsOf(me).map((part) => (
        <PartSection key={part} part={part} {...props} />
      ))}
    </ol>
  );
}

function PartSection({ part, ...props }: PartProps & { part: Part }) {
  const { view } = useRooms();
  const me = useMe();
  const p = useP();
  const pick = usePick();
  const say = useSaidParts();
  const why = props.form.parts.find((each) => each.part === part)?.why ?? null;
  const at = me.move?.sent.find((each) => each.part === part)?.at;
  const { name, clause } = PART_WORDS[part];
  return (
    <li className={at ? 'move-part move-part-sent' : 'move-part'}>
      <fieldset>
        <legend className="move-legend">
          <span className="move-legend-name">{pick(name)}</span>
        </legend>
        <div className="move-legend-clause">
          <Clause id={clause} />
        </div>
        {at ? (
          <div className="move-stands">
            <Icon name="check" />
            <div>
              <p>
                <b>{say(standing(part, me.move?.parts)).join('; ')}</b>
              </p>
              <p className="quiet small">
                {p('move.stands', { at: formatSeconds(at, view.zone) })} <Clause id="twelve-rooms:G.1" />
              </p>
            </div>
          </div>
        ) : why ? (
          <p>
            <Why why={why} />
          </p>
        ) : (
          EDITORS[part](props)
        )}
      </fieldset>
    </li>
  );
}

/** What stands of one part: nulls of the view are «nothing» here, since the part was sent. */
function standing(part: Part, parts: MoveViewParts | undefined): MoveParts {
  if (!parts) return {};
  const { direction, actions, special, bonus, vote, mafkill } = parts;
  switch (part) {
    case 'direction':
      return direction ? { direction } : {};
    case 'actions':
      return { actions: actions ?? [] };
    case 'special':
      return { special };
    case 'bonus':
      return { bonus };
    case 'vote':
      return vote ? { vote } : {};
    case 'mafkill':
      return { mafkill };
  }
}

type MoveViewParts = NonNullable<ReturnType<typeof useMe>['move']>['parts'];
