/** A moment as the clock in the game's zone shows it. */
import { useState } from 'react';
import { instantOf, wallClock, zoneName } from '../app/clock.js';
import { useSeason } from '../app/game.js';
import { useLang } from '../app/prefs.js';
import { Countdown } from '../ui/countdown.js';
import { Field } from '../ui/field.js';

interface Props {
  label: string;
  value: string | null;
  onChange(instant: string): void;
  countdown?: boolean;
}

export function InstantField({ label, value, onChange, countdown }: Props) {
  const { view } = useSeason();
  const lang = useLang();
  const [text, setText] = useState(value ? wallClock(Date.parse(value), view.zone) : '');
  return (
    <Field label={label} hint={zoneName(view.zone, lang)}>
      {(control) => (
        <>
          <input
            {...control}
            type="datetime-local"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              const instant = instantOf(event.target.value, view.zone);
              if (instant) onChange(instant);
            }}
          />
          {countdown && value && <Countdown until={value} zone={view.zone} />}
        </>
      )}
    </Field>
  );
}
