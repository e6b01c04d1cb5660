/**
 * What a foul was for, V.1 – V.15. An entry is never changed in place: where the foul is the last step, it is undone and given
 * anew; otherwise it is taken back and given with its clause.
 */
import { usePick } from '../../../app/prefs.js';
import { Dialog } from '../../../ui/dialog.js';
import { violationName } from '../../shared/words.js';
import { stepOf } from '../lib/steps.js';
import { Refusal } from '../parts/refusal.js';
import { useDesk, useJudge } from '../use-desk.js';

const ALL = Array.from({ length: 15 }, (_, i) => i + 1);

export function ViolationPanel({ foul }: { foul: number }) {
  const t = useJudge();
  const pick = usePick();
  const { view, table, enter, open, forgive } = useDesk();
  const found = view.secrets?.fouls.find(({ n }) => n === foul);
  const close = () => {
    forgive();
    open(null);
  };
  const last = table.entries.findLast(({ events }) => {
    const first = events[0] as { type: string; n?: number } | undefined;
    return first?.type === 'FoulGiven' && first.n === foul;
  });
  const choose = async (violation: number) => {
    if (!found) return;
    const { seat } = found;
    const step = stepOf(last?.events[0]);
    const undo = view.judge?.undo ?? null;
    const kept = await enter(
      undo && undo.step === step
        ? { type: 'undo', step: undo.step }
        : { type: 'takeFoul', foul, reason: t('fouls.named') },
      { type: 'foul', seat, violation },
    );
    if (kept) open(null);
  };
  return (
    <Dialog open onClose={close} title={t('violation.title', { n: found?.seat ?? 0 })}>
      <ol className="j-violations">
        {ALL.map((n) => (
          <li key={n}>
            <button
              type="button"
              className="j-button"
              aria-pressed={found?.violation === n}
              onClick={() => void choose(n)}
            >
              <b>V.{n}</b> {pick(violationName(n))}
            </button>
          </li>
        ))}
      </ol>
      <Refusal />
    </Dialog>
  );
}
