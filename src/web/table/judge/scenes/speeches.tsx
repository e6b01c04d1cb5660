/** The discussion and the speeches of a tie: whose minute it is, whom he nominates (vavt-cup-2017:4.2), whose is next. */
import { phrase } from '../../../../rulebooks/table/describe.js';
import { usePick } from '../../../app/prefs.js';
import { Clauses } from '../../../ui/clause.js';
import { useDraft } from '../lib/kept.js';
import { useDesk, useJudge } from '../use-desk.js';
import { useBestMove } from './best-move.js';
import { useColours } from './colours.js';
import { plainSeat, type Scene } from './scene.js';

export function useSpeeches(): Scene | null {
  const t = useJudge();
  const pick = usePick();
  const { view, enter, open } = useDesk();
  const colours = useColours();
  const best = useBestMove(false);
  const speaker = view.speaker ?? 0;
  const [chosen, choose] = useDraft<number | null>(`speech/${view.day}/${speaker}`, null);
  if (view.phase !== 'speeches') return null;
  const words = pick(phrase(view));
  const naming = colours.scene(words);
  if (naming) return naming;

  const next = view.order.slice(view.order.indexOf(speaker) + 1).find((n) => view.seats[n - 1]!.alive);
  const own = view.nominations.find(({ by }) => by === speaker);
  const there = chosen !== null && view.nominations.some(({ seat }) => seat === chosen);
  const nominate = (seat: number) => {
    choose(null);
    void enter({ type: 'nominate', seat });
  };
  const nomineeSign = (n: number): ReturnType<Scene['seat']>['sign'] => {
    const at = view.nominations.findIndex(({ seat }) => seat === n);
    return at === -1 ? null : { text: t('seat.nominee', { n: at + 1 }), tone: 'nominee' };
  };
  const base: Scene = {
    words,
    body: (
      <>
        {view.timer === null && (
          <p className="j-big-line">
            {t('speech.silent')} <Clauses ids={['vavt-cup-2017:V.total']} />
          </p>
        )}
        {view.timer?.seconds === 30 && (
          <p className="j-hint">
            {t('speech.short')} <Clauses ids={['vavt-cup-2017:V.total']} />
          </p>
        )}
        <Nominees />
      </>
    ),
    next:
      chosen !== null
        ? {
            label: t(there ? 'nominate.there' : 'nominate.accept', { n: chosen }),
            after: t(there ? 'nominate.thereThen' : 'nominate.acceptThen', { n: chosen, by: speaker }),
            run: () => nominate(chosen),
          }
        : {
            label: t('speech.thanks'),
            after:
              next === undefined ? t('speech.end') : t('speech.next', { n: next, name: nameOf(view, next) }),
            run: () => void enter({ type: 'next' }),
          },
    others:
      chosen !== null
        ? [
            { label: t('cancel'), icon: 'close', run: () => choose(null) },
            { label: t('seat.page', { n: chosen }), run: () => open({ kind: 'seat', n: chosen }) },
          ]
        : [
            colours.begin,
            ...(best.due ? [best.begin] : []),
            ...(own && view.rulings.withdraw !== 'no'
              ? [{ label: t('withdraw', { n: own.seat }), run: () => void enter({ type: 'withdraw' }) }]
              : []),
          ],
    ...(chosen === null ? {} : { cancel: () => choose(null) }),
    seat: (n) => {
      if (!view.seats[n - 1]!.alive) return plainSeat;
      return {
        does: t('nominate'),
        pressed: chosen === n,
        tap: () => choose(chosen === n ? null : n),
        sign: chosen === n ? { text: t('nominate.sign'), tone: 'chosen' } : nomineeSign(n),
      };
    },
  };
  return best.active ? best.scene(base) : base;
}

export function useTieSpeeches(): Scene | null {
  const t = useJudge();
  const pick = usePick();
  const { view, enter } = useDesk();
  const colours = useColours();
  if (view.phase !== 'tieSpeeches') return null;
  const words = pick(phrase(view));
  const naming = colours.scene(words);
  if (naming) return naming;
  const rest = view.order
    .slice(view.order.indexOf(view.speaker ?? 0) + 1)
    .filter((n) => view.seats[n - 1]!.alive);
  const next = rest[0];
  return {
    words,
    body: (
      <p className="j-big-line">
        {t('tie.between', { seats: view.order.map((n) => `№${n}`).join(', ') })}{' '}
        <Clauses ids={['vavt-cup-2017:4.12']} />
      </p>
    ),
    next: {
      label: t('speech.thanks'),
      after: next === undefined ? t('tie.end') : t('speech.next', { n: next, name: nameOf(view, next) }),
      run: () => void enter({ type: 'next' }),
    },
    others: [colours.begin],
    seat: (n) =>
      view.order.includes(n) ? { ...plainSeat, sign: { text: t('tie.in'), tone: 'nominee' } } : plainSeat,
  };
}

export function nameOf(view: { seats: readonly { n: number; name: string }[] }, n: number): string {
  const name = view.seats[n - 1]!.name;
  return name === String(n) ? '' : name;
}

/** vavt-cup-2017:3.4: the judge is asked to read them out. */
function Nominees() {
  const t = useJudge();
  const { nominations, voteCancelled } = useDesk().view;
  const cancelled = voteCancelled && (
    <span className="j-no-vote">
      {t('vote.cancelled')} <Clauses ids={['vavt-cup-2017:4.1']} rulings={['removal.cancelsVote']} />
    </span>
  );
  if (nominations.length === 0) return <p className="j-hint">{cancelled || t('nominees.none')}</p>;
  return (
    <div className="j-nominees">
      <span>{t('nominees')}</span>
      <ol>
        {nominations.map(({ seat, by }) => (
          <li key={seat}>
            <b>№{seat}</b>
            <span>{t('nominees.by', { n: by })}</span>
          </li>
        ))}
      </ol>
      {cancelled}
    </div>
  );
}
