/** One player out of those the form allows; who is barred stands below with the reason. */
import type { WhyView } from '../../../rulebooks/twelve-rooms/view.js';
import { Field } from '../../ui/field.js';
import { useMe, useNick } from '../shared/use-rooms.js';
import { useP } from './say.js';
import { useWhy, Why } from './why.js';

export interface PlayerChoice {
  value: string;
  why: WhyView;
}

interface PlayerSelectProps {
  label: string;
  choices: readonly PlayerChoice[];
  value: string;
  onChange(player: string): void;
  /** Without the list of the barred: when it already stands beside. */
  brief?: boolean;
}

export function PlayerSelect({ label, choices, value, onChange, brief }: PlayerSelectProps) {
  const me = useMe();
  const p = useP();
  const nick = useNick();
  const said = useWhy();
  return (
    <div className="stack-tight">
      <Field label={label}>
        {(control) => (
          <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
            <option value="">— {p('move.choose')} —</option>
            {choices.map(({ value: id, why }) => (
              <option key={id} value={id} disabled={why !== null}>
                {nick(id)}
                {id === me.player && ` ${p('move.voteSelf')}`}
                {why && ` — ${said(why)}`}
              </option>
            ))}
          </select>
        )}
      </Field>
      {!brief && <Barred choices={choices} />}
    </div>
  );
}

/** Who cannot be chosen, and by which clause. */
export function Barred({ choices }: { choices: readonly PlayerChoice[] }) {
  const p = useP();
  const nick = useNick();
  const barred = choices.filter(({ why }) => why !== null);
  if (barred.length === 0) return null;
  return (
    <details className="barred">
      <summary>
        {p('move.barred')} · {barred.length}
      </summary>
      <ul className="lines small">
        {barred.map(({ value, why }) => (
          <li key={value}>
            <span>{nick(value)}</span>
            <Why why={why} />
          </li>
        ))}
      </ul>
    </details>
  );
}
