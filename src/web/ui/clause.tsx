/** «п. 6.4»: every number can be asked why. The chip opens the clause in short and the ruling in force on it. */
import { useId, useRef, useState } from 'react';
import { usePrefs, useT } from '../app/prefs.js';
import { clauseWords, rulingWords } from '../words.js';

interface ClauseProps {
  id: string;
  /** Ids of rulings this number was made by. */
  rulings?: readonly string[];
}

/** Puts a popover under its chip, inside the screen. */
function place(popover: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const width = Math.min(360, innerWidth - 24);
  popover.style.width = `${width}px`;
  popover.style.left = `${Math.max(12, Math.min(at.left, innerWidth - width - 12))}px`;
  const below = at.bottom + 8;
  const height = popover.offsetHeight;
  const fits = below + height < innerHeight - 8 || at.top - height - 8 < 8;
  popover.style.top = `${fits ? below : at.top - height - 8}px`;
}

export function Clause({ id, rulings = [] }: ClauseProps) {
  const popoverId = useId();
  const chip = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { lang } = usePrefs();
  const t = useT();
  return (
    <span className="clause-wrap">
      <button
        ref={chip}
        type="button"
        className="clause"
        popoverTarget={popoverId}
        aria-expanded={open}
        aria-label={t('clause.open', { id })}
      >
        {t('clause.short', { id })}
      </button>
      <span
        id={popoverId}
        popover="auto"
        className="popover"
        onToggle={(event) => {
          const shown = event.newState === 'open';
          setOpen(shown);
          if (shown && chip.current) place(event.currentTarget, chip.current);
        }}
      >
        {open && <ClauseBody id={id} rulings={rulings} lang={lang} />}
      </span>
    </span>
  );
}

function ClauseBody({ id, rulings, lang }: { id: string; rulings: readonly string[]; lang: 'ru' | 'en' }) {
  const t = useT();
  const words = clauseWords(id);
  return (
    <>
      <b className="popover-title">{t('clause.long', { id })}</b>
      <span className="popover-text">{words ? words.summary[lang] : t('clause.unknown')}</span>
      {rulings.map((ruling) => {
        const known = rulingWords(ruling);
        return (
          <span key={ruling} className="popover-text popover-ruling">
            <b>{t('clause.ruling')}:</b> {known ? known.title[lang] : ruling}
          </span>
        );
      })}
    </>
  );
}

/** Several chips in a row; nothing for none. */
export function Clauses({ ids, rulings }: { ids: readonly string[]; rulings?: readonly string[] }) {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return null;
  return (
    <span className="clauses">
      {unique.map((id) => (
        <Clause key={id} id={id} rulings={rulings} />
      ))}
    </span>
  );
}
