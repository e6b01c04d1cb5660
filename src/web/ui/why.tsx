/** A number one can press to see what it is made of. */
import { type ReactNode, useId, useRef, useState } from 'react';
import { useT } from '../app/prefs.js';
import { placeUnder } from './popover.js';

interface WhyProps {
  /** The number, as shown. */
  label: ReactNode;
  /** What the number is, for those who do not see where it stands. */
  of: string;
  children: ReactNode;
}

export function Why({ label, of, children }: WhyProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const t = useT();
  return (
    <div className="why-wrap">
      <button ref={button} type="button" className="why" popoverTarget={id} aria-expanded={open}>
        {label}
        <span className="sr-only">
          {of}. {t('why.title')}
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        className="popover"
        onToggle={(event) => {
          const shown = event.newState === 'open';
          setOpen(shown);
          if (shown && button.current) placeUnder(event.currentTarget, button.current);
        }}
      >
        {open && children}
      </div>
    </div>
  );
}
