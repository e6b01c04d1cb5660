import { useT } from '../../app/prefs.js';
import type { SortedCells } from '../../board/cells.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorNotice } from '../../ui/notice.js';
import { useC } from '../say.js';
import { Chosen } from './chosen.js';
import type { Checked } from './use-dry-run.js';

interface PaintConfirmProps {
  open: boolean;
  sorted: SortedCells;
  checked: Checked;
  busy: boolean;
  error: unknown;
  onCancel(): void;
  onSend(): void;
}

export function PaintConfirm({ open, sorted, checked, busy, error, onCancel, onSend }: PaintConfirmProps) {
  const c = useC();
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={c('paint.confirmTitle')}
      sheet
      actions={
        <>
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={onSend}>
            {c('paint.confirm')}
          </Button>
        </>
      }
    >
      <Chosen sorted={sorted} checked={checked} />
      <p className="quiet">{c('paint.final')}</p>
      <ErrorNotice error={error} />
    </Dialog>
  );
}
