/** The best move: the first victim names three, where the rulings have it. */
import { seatsText } from '../../shared/say-seats.js';
import { useDraft } from '../lib/kept.js';
import { useDesk, useJudge } from '../use-desk.js';
import type { Act, Scene } from './scene.js';

interface BestMove {
  /** Who may still name it. */
  due: boolean;
  scene(base: Scene): Scene;
  /** «Not named»: the seats do their usual work again. */
  begin: Act;
  active: boolean;
}

/** @param ready the screen begins with it: a last word is the time for it */
export function useBestMove(ready: boolean): BestMove {
  const t = useJudge();
  const { view, enter } = useDesk();
  const by = view.judge?.mayName ?? null;
  const due = by !== null && view.bestMove === null;
  const key = `best/${view.phase}/${view.day}/${by}`;
  const [open, setOpen] = useDraft(key, ready);
  const [named, setNamed] = useDraft<number[]>(`${key}/named`, []);
  const active = due && open;
  const keep = () =>
    void enter({ type: 'bestMove', seats: named }).then((kept) => {
      if (kept) setNamed([]);
    });
  const turn = (n: number) =>
    setNamed(named.includes(n) ? named.filter((each) => each !== n) : [...named, n].slice(-3));
  return {
    due,
    active,
    begin: { label: t('best'), icon: 'check', run: () => setOpen(true) },
    scene: (base) => ({
      ...base,
      body: (
        <>
          <p className="j-big-line">{t('best.hint', { by: by ?? 0, n: named.length })}</p>
          {named.length > 0 && <p className="j-hint">{seatsText(named)}</p>}
        </>
      ),
      next:
        named.length === 3 ? { label: t('best.keep', { seats: seatsText(named) }), run: keep } : base.next,
      others: [{ label: t('best.skip'), run: () => setOpen(false) }],
      cancel: () => setNamed([]),
      seat: (n) => ({
        does: t('best.name'),
        disabled: n === by,
        pressed: named.includes(n),
        tap: () => turn(n),
        sign: named.includes(n) ? { text: t('best.named'), tone: 'chosen' } : null,
      }),
    }),
  };
}
