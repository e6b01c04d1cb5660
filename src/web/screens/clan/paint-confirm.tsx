import { useEffect, useRef } from 'react';
import type { Receipt as ReceiptShape } from '../../../server/shapes.js';
import { useT } from '../../app/prefs.js';
import type { ChangedCell, SortedCells } from '../../board/cells.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Receipt } from '../../ui/receipt.js';
import { useC } from '../say.js';
import { Chosen } from './chosen.js';
import { Taken } from './taken.js';
import type { Checked } from './use-dry-run.js';

interface PaintConfirmProps {
  open: boolean;
  clan: number;
  /** What the dialog was opened with: it changes only by the person's own choice. */
  agreed: SortedCells;
  /** Cells that have changed hands since. */
  changed: readonly ChangedCell[];
  checked: Checked;
  busy: boolean;
  error: unknown;
  receipt: ReceiptShape | null;
  zone: string;
  onRemove(): void;
  onKeep(): void;
  onCancel(): void;
  onSend(): void;
}

/** The last look before painting, and the receipt after it. */
export function PaintConfirm(props: PaintConfirmProps) {
  const { open, agreed, changed, checked, busy, error, receipt, zone, onCancel, onSend } = props;
  const c = useC();
  const t = useT();
  const told = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: what it did is read next.
  useEffect(() => {
    if (open && receipt) told.current?.querySelector<HTMLElement>('.receipt')?.focus();
  }, [open, receipt]);
  const stale = changed.length > 0;
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
            <Button variant="primary" busy={busy} disabled={stale} onClick={onSend}>
              {c('paint.confirm')}
            </Button>
          </>
        )
      }
    >
      {receipt ? (
        <div ref={told}>
          <Receipt receipt={receipt} zone={zone} />
        </div>
      ) : (
        <>
          {stale ? (
            <Taken clan={props.clan} changed={changed} onRemove={props.onRemove} onKeep={props.onKeep} />
          ) : (
            <ErrorNotice error={error} />
          )}
          <Chosen sorted={agreed} checked={stale ? null : checked} />
          <p className="quiet">{c('paint.final')}</p>
        </>
      )}
    </Dialog>
  );
}
