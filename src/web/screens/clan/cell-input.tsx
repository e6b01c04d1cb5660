/** Numbers of cells as typed; the board and the line say the same. */
import { useEffect, useState } from 'react';
import { cellList } from '../../../texts/numbers.js';
import { useBook } from '../../app/book.js';
import { parseCells } from '../../board/cells.js';
import { Field } from '../../ui/field.js';
import { useC } from '../say.js';

interface CellInputProps {
  size: number;
  chosen: readonly number[];
  onChange(cells: number[]): void;
}

const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((cell) => b.includes(cell));

export function CellInput({ size, chosen, onChange }: CellInputProps) {
  const book = useBook();
  const c = useC();
  const [text, setText] = useState(() => cellList(chosen));
  const { wrong } = parseCells(text, size);
  useEffect(() => {
    // A tap on the board rewrites the line; typing does not rewrite itself.
    setText((now) => (same(parseCells(now, size).cells, chosen) ? now : cellList(chosen)));
  }, [chosen, size]);
  return (
    <Field
      label={c('paint.numbers')}
      hint={`${c('paint.tap')} ${c('paint.numbersHint')}`}
      error={wrong.length > 0 ? c('paint.wrong', { list: wrong.join(', ') }) : null}
      clauses={book.cite('field')}
    >
      {(control) => (
        <input
          {...control}
          inputMode="text"
          autoComplete="off"
          placeholder="5, 12, 40-44"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            onChange(parseCells(event.target.value, size).cells);
          }}
        />
      )}
    </Field>
  );
}
