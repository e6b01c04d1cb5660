/** The regulation clause by clause, the twelve rooms with their emblems first, and the rulings in force. */
import { usePick } from '../../app/prefs.js';
import { RuleBook } from '../../rules/rule-book.js';
import { Card } from '../../ui/card.js';
import type { Words } from '../../words.js';
import { Emblem } from '../shared/emblem.js';
import { useRooms } from '../shared/use-rooms.js';
import { KINDS, ROOM_WORDS } from '../shared/words.js';
import { useV } from './say.js';
import '../styles.js';

const CHAPTERS = ['G', 'M', 'N', 'P', 'NEUTRAL', 'A', 'S', 'B', 'W'] as const;

export default function RulesScreen() {
  const { view } = useRooms();
  const v = useV();
  return (
    <RuleBook
      rulebook="twelve-rooms"
      zone={view.zone}
      chapters={CHAPTERS.map((key) => ({ key, title: v(`chapter.${key}`) }))}
      rulings={() => view.rulings}
      intro={(clauses) => <RoomBook clauses={clauses} />}
      wide
    />
  );
}

function RoomBook({ clauses }: { clauses: Words['clauses'] }) {
  const v = useV();
  const pick = usePick();
  const kinds = KINDS.filter((kind) => Object.hasOwn(clauses, ROOM_WORDS[kind].clause));
  if (kinds.length === 0) return null;
  return (
    <Card title={v('rules.rooms')}>
      <ul className="room-book">
        {kinds.map((kind) => (
          <li key={kind}>
            <Emblem kind={kind} />
            <div>
              <h3>{pick(ROOM_WORDS[kind].name)}</h3>
              <p className="small">{roomText(pick(clauses[ROOM_WORDS[kind].clause]?.summary ?? EMPTY))}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const EMPTY = { ru: '', en: '' };

/** The name of the room is its heading already. */
function roomText(summary: string): string {
  const text = summary.slice(summary.indexOf(':') + 1).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
