/** «п. 6.4»: every number can be asked why. The chip opens the clause in short and the rulings used on it. */
import { Suspense, use, useId, useRef, useState } from 'react';
import { clauseNumber } from '../../texts/clauses.js';
import { useLang, usePick, useT } from '../app/prefs.js';
import { clauseLabel, loadWords, rulebookOf } from '../words.js';
import { placeUnder } from './popover.js';

interface ClauseProps {
  /** `mafia-2018:6.4`. */
  id: string;
  /** Ids of rulings this number was made by. */
  rulings?: readonly string[];
}

export function Clause({ id, rulings = [] }: ClauseProps) {
  const popoverId = useId();
  const chip = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const t = useT();
  const label = clauseLabel(id, useLang());
  const number = label ?? clauseNumber(id);
  return (
    <span className="clause-wrap">
      <button
        ref={chip}
        type="button"
        className="clause"
        popoverTarget={popoverId}
        aria-expanded={open}
        aria-label={t('clause.open', { id: number })}
      >
        {label ?? t('clause.short', { id: number })}
      </button>
      <span
        id={popoverId}
        popover="auto"
        className="popover"
        onToggle={(event) => {
          const shown = event.newState === 'open';
          setOpen(shown);
          if (shown && chip.current) placeUnder(event.currentTarget, chip.current);
        }}
      >
        {open && (
          <Suspense fallback={t('common.loading')}>
            <ClauseBody id={id} rulings={rulings} />
          </Suspense>
        )}
      </span>
    </span>
  );
}

function ClauseBody({ id, rulings }: Required<ClauseProps>) {
  const t = useT();
  const pick = usePick();
  const words = use(loadWords(rulebookOf(id)));
  const clause = words.clauses[id];
  const label = clauseLabel(id, useLang());
  const about = rulings.filter((ruling) => words.rulings[ruling]?.clauses.includes(id));
  return (
    <>
      <b className="popover-title">
        {label ? `${label} · ${clauseNumber(id)}` : t('clause.long', { id: clauseNumber(id) })}
      </b>
      <span className="popover-text">{clause ? pick(clause.summary) : t('clause.unknown')}</span>
      {(about.length > 0 ? about : rulings).map((ruling) => {
        const known = words.rulings[ruling];
        return (
          <span key={ruling} className="popover-text popover-ruling">
            <b>{t('clause.ruling')}:</b> {known ? pick(known.title) : ruling}
            {known && <span className="popover-text quiet">{pick(known.reason)}</span>}
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
