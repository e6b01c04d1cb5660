/** One form for any command, made of its description in `fields.ts`. */
import type { SeasonCommand } from '../../../rulebooks/race/commands.js';
import { FIELDS } from '../lib/fields.js';
import { CommandField } from './command-field.js';

interface Props {
  command: SeasonCommand;
  onChange(command: SeasonCommand): void;
}

export function CommandForm({ command, onChange }: Props) {
  const values = command as unknown as Record<string, unknown>;
  return (
    <div className="stack-tight">
      {FIELDS[command.type].map((field) => (
        <CommandField
          key={`${command.type}-${field.name}`}
          field={field}
          command={values}
          value={values[field.name]}
          onChange={(part) => {
            const next: Record<string, unknown> = { ...values, ...part };
            for (const [name, value] of Object.entries(part)) if (value === undefined) delete next[name];
            onChange(next as unknown as SeasonCommand);
          }}
        />
      ))}
    </div>
  );
}
