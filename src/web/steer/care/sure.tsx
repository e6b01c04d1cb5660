/** A second look before something that cannot be taken back at once; a refusal stays in the dialog. */
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorNotice } from '../../ui/notice.js';
import { useCareSay } from './use-care.js';

interface Props {
  open: boolean;
  title: string;
  /** What the button that acts says. */
  action: string;
  ready?: boolean;
  onClose(): void;
  onSure(): Promise<unknown>;
  children: ReactNode;
}

export function Sure({ open, title, action, ready = true, onClose, onSure, children }: Props) {
  const t = useCareSay();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const close = () => {
    setError(null);
    onClose();
  };
  const act = async () => {
    setBusy(true);
    setError(null);
    try {
      await onSure();
      close();
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button variant="danger" busy={busy} disabled={!ready} onClick={() => void act()}>
            {action}
          </Button>
        </>
      }
    >
      <div className="stack">
        {children}
        <ErrorNotice error={error} />
      </div>
    </Dialog>
  );
}
