/** Extra points of the judge, closed till the end: each seat in steps of a tenth, one reason for all. */
import { useState } from 'react';
import { signedPoints } from '../../../../texts/numbers.js';
import { useLang } from '../../../app/prefs.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Icon } from '../../../ui/icon.js';
import { Refusal } from '../parts/refusal.js';
import { useDesk, useJudge } from '../use-desk.js';
import { Reason } from './reason.js';

const STEP = 10;
const MOST = 1000;

export function PointsPanel() {
  const t = useJudge();
  const lang = useLang();
  const { view, enter, open, forgive } = useDesk();
  const standing = new Map(view.secrets?.points.map(({ n, points }) => [n, points]));
  const [draft, setDraft] = useState<Record<number, number>>({});
  const [reason, setReason] = useState('');
  const of = (n: number): number => draft[n] ?? standing.get(n) ?? 0;
  const changed = view.seats.map(({ n }) => n).filter((n) => of(n) !== (standing.get(n) ?? 0));
  const add = (n: number, by: number) =>
    setDraft({ ...draft, [n]: Math.min(MOST, Math.max(-MOST, of(n) + by)) });
  const close = () => {
    forgive();
    open(null);
  };
  const write = async () => {
    const kept = await enter(
      ...changed.map((seat) => ({
        type: 'override' as const,
        effect: { kind: 'points' as const, seat, points: of(seat) },
        reason: reason.trim(),
      })),
    );
    if (kept) open(null);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('points')}
      actions={
        <Button
          variant="primary"
          disabled={changed.length === 0 || reason.trim() === ''}
          onClick={() => void write()}
        >
          {t('points.write', { n: changed.length })}
        </Button>
      }
    >
      <p className="quiet">{t('points.hint')}</p>
      <ul className="j-points">
        {view.seats.map(({ n, name }) => (
          <li key={n}>
            <span>{t('seat.name', { n, name: name === String(n) ? '' : name })}</span>
            <button
              type="button"
              className="j-button"
              aria-label={t('points.less', { n })}
              onClick={() => add(n, -STEP)}
            >
              <Icon name="minus" />
            </button>
            <output aria-label={t('points.of', { n })}>{signedPoints(of(n), lang)}</output>
            <button
              type="button"
              className="j-button"
              aria-label={t('points.more', { n })}
              onClick={() => add(n, STEP)}
            >
              <Icon name="plus" />
            </button>
          </li>
        ))}
      </ul>
      <Reason value={reason} onChange={setReason} />
      <Refusal />
    </Dialog>
  );
}
