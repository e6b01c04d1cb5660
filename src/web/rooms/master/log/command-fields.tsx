/** One form for any command: every value gets the control its name asks for. The server checks what is entered. */
import type { Command } from '../../../../engine/contract.js';
import { useMaster } from '../lib/use.js';
import { ValueField } from './value-field.js';

/** Names of other things: shown in the words of the entry, not changed. */
const FIXED = ['type', 'turn', 'person', 'post', 'ask', 'ruling', 'player', 'prize', 'ability', 'kind'];

export function isFixed(name: string, top: boolean): boolean {
  return top ? FIXED.includes(name) : name === 'ability' || name === 'kind' || name === 'turn';
}

export function editable(command: Command): boolean {
  return Object.keys(command).some((name) => !isFixed(name, true));
}

interface Props {
  command: Command;
  onChange(command: Command): void;
}

export function CommandFields({ command, onChange }: Props) {
  const t = useMaster();
  return (
    <fieldset className="stack rm-set">
      <legend className="sr-only">{t('field.form')}</legend>
      {Object.entries(command)
        .filter(([name]) => !isFixed(name, true))
        .map(([name, value]) => (
          <ValueField
            key={name}
            name={name}
            value={value}
            onChange={(next) => onChange({ ...command, [name]: next })}
          />
        ))}
    </fieldset>
  );
}
