/** vavt-cup-2017:4.12: who is for all of them leaving. */
import { phrase } from '../../../../rulebooks/table/describe.js';
import { usePick } from '../../../app/prefs.js';
import { useKept } from '../lib/kept.js';
import { useDesk, useJudge } from '../use-desk.js';
import { Counts } from './hands.js';
import { plainSeat, type Scene } from './scene.js';

export function useQuestion(): Scene | null {
  const t = useJudge();
  const pick = usePick();
  const { view, table, enter } = useDesk();
  const [raised, setRaised] = useKept<number[] | null>(`judge:hands:${table.id}/${view.day}/question`, null);
  if (view.phase !== 'question') return null;
  const hands = raised ?? [];
  const living = view.seats.filter(({ alive }) => alive).length;
  const close = async (given: { seats: number[] } | { count: number }) => {
    if (await enter({ type: 'question', ...given })) setRaised(null);
  };
  return {
    words: pick(phrase(view)),
    body: (
      <>
        <p className="j-big-line">{t('question.for', { n: hands.length, of: living })}</p>
        <Counts
          most={living}
          now={hands.length}
          of={t('question.of')}
          onCount={(count) => void close(count > 0 && count === hands.length ? { seats: hands } : { count })}
        />
      </>
    ),
    next: {
      label: t('question.close', { n: hands.length }),
      after: t('question.need'),
      run: () => void close({ seats: hands }),
    },
    others: [],
    seat: (n) => {
      if (!view.seats[n - 1]!.alive) return plainSeat;
      const up = hands.includes(n);
      const listed = view.question?.includes(n) ?? false;
      return {
        does: t('vote.hand'),
        pressed: up,
        tap: () => setRaised(up ? hands.filter((each) => each !== n) : [...hands, n]),
        sign: up
          ? { text: t('vote.up'), tone: 'hand' }
          : listed
            ? { text: t('question.listed'), tone: 'nominee' }
            : null,
      };
    },
  };
}
