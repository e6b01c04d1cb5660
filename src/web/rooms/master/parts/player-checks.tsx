interface Props {
  label: string;
  players: readonly { id: string; nick: string }[];
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}

/** Several players at once. */
export function PlayerChecks({ label, players, chosen, onChange }: Props) {
  return (
    <fieldset className="rm-checks">
      <legend className="label">{label}</legend>
      {players.map(({ id, nick }) => (
        <label key={id} className="rm-check">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
          <span>{nick}</span>
        </label>
      ))}
    </fieldset>
  );
}
