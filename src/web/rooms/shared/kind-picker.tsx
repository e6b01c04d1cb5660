/** Twelve kinds of rooms by emblem and name; each may carry a mark, such as «already room 5». */
import type { RoomKind } from '../../../rulebooks/twelve-rooms/rooms.js';
import { usePick } from '../../app/prefs.js';
import { Emblem } from './emblem.js';
import { KINDS, ROOM_WORDS } from './words.js';

interface KindPickerProps {
  label: string;
  /** Name of the radio group: unique on the page. */
  name: string;
  /** The words for no kind; without them one must be chosen. */
  none?: string;
  value: RoomKind | null;
  kinds?: readonly RoomKind[];
  marks?: ReadonlyMap<RoomKind, string>;
  onChange(kind: RoomKind | null): void;
}

export function KindPicker({ label, name, none, value, kinds = KINDS, marks, onChange }: KindPickerProps) {
  const pick = usePick();
  return (
    <fieldset className="kinds">
      <legend className="label">{label}</legend>
      <div className="kinds-grid">
        {kinds.map((kind) => (
          <label key={kind} className={marks?.has(kind) ? 'kind kind-marked' : 'kind'}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={value === kind}
              onChange={() => onChange(kind)}
            />
            <Emblem kind={kind} />
            <span className="kind-name">{pick(ROOM_WORDS[kind].short)}</span>
            {marks?.has(kind) && <span className="kind-mark">{marks.get(kind)}</span>}
          </label>
        ))}
        {none && (
          <label className="kind kind-none">
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={value === null}
              onChange={() => onChange(null)}
            />
            <span className="kind-name">{none}</span>
          </label>
        )}
      </div>
    </fieldset>
  );
}
