/** Raised hands: seats touched one by one, or a number touched once. */
import { useOnce } from '../parts/acts.js';
import { useJudge } from '../use-desk.js';

interface Props {
  /** The most that can still be raised. */
  most: number;
  /** What the touched seats come to. */
  now: number;
  /** Whom or what they are for, for those who hear it. */
  of: string;
  onCount(count: number): void;
}

/** One tap on a number says how many hands there were; who raised them stays unknown. */
export function Counts({ most, now, of, onCount }: Props) {
  const t = useJudge();
  // The next candidate's numbers stand in the same place: one finger counts once.
  const once = useOnce();
  return (
    <fieldset className="j-counts" data-many={most > 11 || undefined}>
      <legend>{t('hands.count')}</legend>
      {Array.from({ length: most + 1 }, (_, count) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is the thing itself
          key={count}
          type="button"
          className="j-count"
          data-now={(now > 0 && count === now) || undefined}
          aria-label={t('hands.countOf', { n: count, of })}
          onClick={() => once(() => onCount(count))}
        >
          {count}
        </button>
      ))}
    </fieldset>
  );
}
