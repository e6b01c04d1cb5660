/**
 * The vote: candidates in order (vavt-cup-2017:4.5), hands by seats or by number, a seat's hand once (vavt-cup-2017:4.8), the
 * silent ones to the last candidate in sight of all (vavt-cup-2017:4.9).
 */
import { phrase } from '../../../../rulebooks/table/describe.js';
import type { GameView } from '../../../../rulebooks/table/view.js';
import { usePick } from '../../../app/prefs.js';
import { useDraft, useKept } from '../lib/kept.js';
import { tallyOf } from '../lib/tally.js';
import { useDesk, useJudge } from '../use-desk.js';
import { Counts } from './hands.js';
import { plainSeat, type Scene } from './scene.js';

type Vote = NonNullable<GameView['vote']>;

export function useVote(): Scene | null {
  const t = useJudge();
  const pick = usePick();
  const { view, table, enter } = useDesk();
  const { vote } = view;
  const place = `${table.id}/${view.day}/${vote?.round ?? 0}`;
  const [again, setAgain] = useDraft<number | null>(`${place}/${vote?.hands.length ?? 0}`, null);
  const last = vote?.candidates.at(-1) ?? 0;
  const candidate = again ?? (vote?.now === last ? last : (vote?.now ?? last));
  const [raised, setRaised] = useKept<number[] | null>(`judge:hands:${place}/${candidate}`, null);
  if (!vote) return null;

  const given = vote.hands.filter((hand) => hand.candidate !== candidate);
  const byOthers = new Map(given.flatMap((hand) => (hand.seats ?? []).map((n) => [n, hand.candidate])));
  const before = vote.hands.find((hand) => hand.candidate === candidate);
  const hands = raised ?? (again === null ? [] : (before?.seats ?? []));
  const living = view.seats.filter(({ alive }) => alive).length;
  const free = living - given.reduce((sum, { count }) => sum + count, 0);
  const atLast = candidate === last && again === null;

  const done = () => {
    setRaised(null);
    setAgain(null);
  };
  const count = async (n: number) => {
    // The number agrees with the seats: then it is known whose hands they are.
    if (n > 0 && n === hands.length) await thank();
    else if (await enter({ type: 'hands', candidate, count: n })) done();
  };
  const thank = async () => {
    // Nobody is left to raise a hand: the vote is over with this one.
    const all = hands.length === free && again === null;
    const entered = await enter(
      { type: 'hands', candidate, seats: hands },
      ...(all ? [{ type: 'closeVote' as const }] : []),
    );
    if (entered) done();
  };
  const toggle = (n: number) =>
    setRaised(hands.includes(n) ? hands.filter((each) => each !== n) : [...hands, n]);

  return {
    words: again === null ? pick(phrase(view)) : t('vote.again', { n: candidate }),
    body: (
      <>
        <Tally vote={vote} candidate={candidate} draft={hands.length} onAgain={setAgain} rest={free} />
        {atLast ? (
          <p className="j-rest">{t('vote.rest', { n: free, seat: last })}</p>
        ) : (
          <Counts
            most={free}
            now={hands.length}
            of={t('against', { n: candidate })}
            onCount={(n) => void count(n)}
          />
        )}
      </>
    ),
    next: atLast
      ? { label: t('vote.close'), run: () => void enter({ type: 'closeVote' }) }
      : {
          label: t('vote.thanks', { n: hands.length }),
          after:
            again === null
              ? nextWord(t, vote, candidate, hands.length === free)
              : t('vote.back', { n: vote.now ?? last }),
          run: () => void thank(),
        },
    others: again === null ? [] : [{ label: t('cancel'), run: () => setAgain(null) }],
    seat: (n) => {
      const seat = view.seats[n - 1]!;
      const voted = byOthers.get(n);
      if (!seat.alive || atLast) {
        return { ...plainSeat, sign: voted ? { text: t('vote.voted', { n: voted }), tone: 'spent' } : null };
      }
      if (voted !== undefined) {
        return {
          does: t('vote.once'),
          disabled: true,
          tap: () => {},
          sign: { text: t('vote.voted', { n: voted }), tone: 'spent' },
        };
      }
      const up = hands.includes(n);
      return {
        does: t('vote.hand'),
        pressed: up,
        tap: () => toggle(n),
        sign: up ? { text: t('vote.up'), tone: 'hand' } : null,
      };
    },
    ...(again === null ? {} : { cancel: () => setAgain(null) }),
  };
}

function nextWord(t: ReturnType<typeof useJudge>, vote: Vote, candidate: number, all: boolean): string {
  if (all) return t('vote.all');
  const next = vote.candidates[vote.candidates.indexOf(candidate) + 1];
  return next === undefined ? '' : t('vote.next', { n: next });
}

interface TallyProps {
  vote: Vote;
  candidate: number;
  draft: number;
  /** Hands not raised for others. */
  rest: number;
  onAgain(candidate: number): void;
}

/** Candidates in order with what they have; touched again, the hands are entered anew. */
function Tally({ vote, candidate, draft, rest, onAgain }: TallyProps) {
  const t = useJudge();
  const last = vote.candidates.at(-1);
  return (
    <ol className="j-tally" aria-label={t('vote.candidates')}>
      {tallyOf(vote, candidate, draft, rest).map(({ n, hands, entered }) => {
        const now = n === candidate;
        return (
          <li key={n} data-now={now || undefined}>
            <button
              type="button"
              disabled={!entered || now}
              aria-label={t(entered ? 'vote.changeOf' : 'vote.of', { n, count: hands ?? 0 })}
              onClick={() => onAgain(n)}
            >
              <b>№{n}</b>
              <span className="j-tally-n">{hands ?? '–'}</span>
              <span className="j-tally-word">
                {n === last ? t('vote.silent') : entered ? t('vote.counted') : now ? t('vote.now') : ''}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
