import { useState } from 'react';
import type { Prize } from '../../../../rulebooks/twelve-rooms/commands.js';
import { NumberField } from '../../../steer/number-field.js';
import { SelectField } from '../../../steer/select-field.js';
import { Field } from '../../../ui/field.js';
import { useNames } from '../lib/names.js';
import { useMaster } from '../lib/use.js';

const KINDS = ['armour', 'votes', 'other'] as const satisfies readonly Prize['kind'][];

/** What a prize does; a prize of the master's own making needs its words. */
export function PrizeFields({
  prize,
  onChange,
}: {
  prize: Prize | null;
  onChange(prize: Prize | null): void;
}) {
  const t = useMaster();
  const names = useNames();
  const [kind, setKind] = useState<Prize['kind']>(prize?.kind ?? 'armour');
  const [extra, setExtra] = useState(1);
  const [text, setText] = useState('');
  const tell = (next: Prize['kind'], votes: number, words: string) => {
    if (next === 'armour') onChange({ kind: 'armour' });
    else if (next === 'votes') onChange({ kind: 'votes', extra: votes });
    else onChange(words.trim() === '' ? null : { kind: 'other', text: words.trim() });
  };
  return (
    <div className="org-form-row">
      <SelectField
        label={t('prize.what')}
        value={kind}
        options={KINDS.map((one) => ({ value: one, title: names.of('prize', one) }))}
        onChange={(next) => {
          setKind(next);
          tell(next, extra, text);
        }}
      />
      {kind === 'votes' && (
        <NumberField
          label={t('prize.extra')}
          value={extra}
          min={1}
          max={20}
          onChange={(next) => {
            setExtra(next);
            tell(kind, next, text);
          }}
        />
      )}
      {kind === 'other' && (
        <Field label={t('prize.text')}>
          {(control) => (
            <input
              {...control}
              maxLength={500}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                tell(kind, extra, event.target.value);
              }}
            />
          )}
        </Field>
      )}
    </div>
  );
}
