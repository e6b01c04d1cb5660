import type { Receipt as ReceiptShape } from '../../../server/shapes.js';
import { useT } from '../../app/prefs.js';
import type { SortedCells } from '../../board/cells.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Receipt } from '../../ui/receipt.js';
import { useC } from '../say.js';
import { Chosen } from './chosen.js';
import type { Checked } from './use-dry-run.js';

interface PaintConfirmProps {
  open: boolean;
  sorted: SortedCells;
  checked: Checked;
  busy: boolean;
  receipt: ReceiptShape | null;
  zone: string;
  onCancel(): void;
  onSend(): void;
}

/** The last look before painting, and the receipt after it. */
export function PaintConfirm({
  open,
  sorted,
  checked,
  busy,
  receipt,
  zone,
  onCancel,
  onSend,
}: PaintConfirmProps) {
  const c = useC();
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={c(receipt ? 'paint.sent' : 'paint.confirmTitle')}
      sheet
      actions={
        receipt ? (
          <Button variant="primary" onClick={onCancel}>
            {t('common.done')}
          </Button>
        ) : (
          <>
            <Button onClick={onCancel}>{t('common.cancel')}</Button>
            <Button variant="primary" busy={busy} onClick={onSend}>
              {c('paint.confirm')}
            </Button>
          </>
        )
      }
    >
      {receipt ? (
        <Receipt receipt={receipt} zone={zone} />
      ) : (
        <>
          <Chosen sorted={sorted} checked={checked} />
          <p className="quiet">{c('paint.final')}</p>
        </>
      )}
    </Dialog>
  );
}
