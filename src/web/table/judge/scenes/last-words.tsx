/** vavt-cup-2017:4.13: the minute of whoever has left; the role stays closed. The best move where the rulings have it. */
import { causeName, phrase } from '../../../../rulebooks/table/describe.js';
import { usePick } from '../../../app/prefs.js';
import { Clauses } from '../../../ui/clause.js';
import { useDesk, useJudge } from '../use-desk.js';
import { useBestMove } from './best-move.js';
import { useColours } from './colours.js';
import { plainSeat, type Scene } from './scene.js';
import { nameOf } from './speeches.js';

export function useLastWords(): Scene | null {
  const t = useJudge();
  const pick = usePick();
  const { view, enter } = useDesk();
  const colours = useColours();
  const best = useBestMove(true);
  if (view.phase !== 'lastWords') return null;
  const words = pick(phrase(view));
  const naming = colours.scene(words);
  if (naming) return naming;
  const [, next] = view.order;
  const left = view.departures.findLast(({ seats }) => seats.includes(view.speaker ?? 0));
  const after = view.judge?.victory ? 'verdict' : left?.cause === 'night' ? 'day' : 'night';
  const base: Scene = {
    words,
    body: left ? (
      <p className="j-big-line">
        {t('left', { n: view.speaker ?? 0, cause: pick(causeName(left.cause)) })}{' '}
        <Clauses ids={left.clauses} rulings={left.rulings} />
      </p>
    ) : null,
    next: {
      label: t('speech.thanks'),
      after:
        next === undefined ? t(`words.${after}`) : t('words.next', { n: next, name: nameOf(view, next) }),
      run: () => void enter({ type: 'next' }),
    },
    others: [colours.begin, ...(best.due ? [best.begin] : [])],
    seat: () => plainSeat,
  };
  return best.active ? best.scene(base) : base;
}
