import { Dialog } from '../../../ui/dialog.js';
import { useDesk, useJudge } from '../use-desk.js';

const ROWS = [
  'seat',
  'foul',
  'tens',
  'next',
  'back',
  'again',
  'pause',
  'add',
  'roles',
  'cancel',
  'keys',
] as const;

/** The keys of a laptop judge, and the small mark of the night. */
export function KeysPanel() {
  const t = useJudge();
  const { open, view } = useDesk();
  const rows = ROWS.filter((row) => row !== 'tens' || view.seats.length > 10);
  return (
    <Dialog open onClose={() => open(null)} title={t('keys')}>
      <dl className="j-keys">
        {rows.map((row) => (
          <div key={row}>
            <dt>
              <kbd>{t(`keys.${row}`)}</kbd>
            </dt>
            <dd>{t(`keys.${row}.does`)}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{t('keys.mark')}</p>
    </Dialog>
  );
}
