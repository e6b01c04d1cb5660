import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '../app/prefs.js';
import { Icon } from './icon.js';

interface DialogProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  /** Buttons; the one that acts last. */
  actions?: ReactNode;
  /** A sheet comes from below on a phone. */
  sheet?: boolean;
  children: ReactNode;
}

/** The browser's own modal dialog: focus is kept inside and given back, Escape closes. */
export function Dialog({ open, onClose, title, actions, sheet, children }: DialogProps) {
  const t = useT();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={sheet ? 'dialog dialog-sheet' : 'dialog'}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className="dialog-body">{children}</div>
          {actions && <div className="dialog-actions">{actions}</div>}
        </>
      )}
    </dialog>
  );
}
