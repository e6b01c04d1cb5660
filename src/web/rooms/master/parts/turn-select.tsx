import { useId } from 'react';
import { useMaster } from '../lib/use.js';

interface Props {
  value: number;
  turns: readonly number[];
  onChange(turn: number): void;
}

export function TurnSelect({ value, turns, onChange }: Props) {
  const t = useMaster();
  const id = useId();
  return (
    <span className="org-game-select">
      <label className="sr-only" htmlFor={id}>
        {t('common.turn')}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {turns.map((turn) => (
          <option key={turn} value={turn}>
            {t('common.turnN', { n: turn })}
          </option>
        ))}
      </select>
    </span>
  );
}
