import { useState } from 'react';
import { api } from '../app/api.js';
import { useT } from '../app/prefs.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { forgetSeats } from './lost-seat.js';
import { useS } from './say.js';

/**
 * Leaving. What this device keeps of judged tables, roles among it, goes with the session; entries that have never been sent would
 * be lost with it, so they are asked about first.
 */
export function SignOut({ onError }: { onError(error: unknown): void }) {
  const s = useS();
  const t = useT();
  const [unsent, setUnsent] = useState(0);
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    try {
      await api.logout();
      forgetSeats();
      const { forgetTables } = await import('../table/offline/kept-answer.js');
      await forgetTables();
      location.reload();
    } catch (error) {
      setUnsent(0);
      onError(error);
    } finally {
      setBusy(false);
    }
  };
  const ask = async () => {
    const { entriesWaiting } = await import('../table/offline/kept-answer.js');
    const waiting = await entriesWaiting();
    if (waiting > 0) setUnsent(waiting);
    else await leave();
  };

  return (
    <>
      <Button variant="ghost" icon="out" busy={busy} onClick={() => void ask().catch(onError)}>
        {s('start.logout')}
      </Button>
      <Dialog
        open={unsent > 0}
        onClose={() => setUnsent(0)}
        title={s('start.logoutUnsent', { n: unsent })}
        actions={
          <>
            <Button onClick={() => setUnsent(0)}>{t('common.cancel')}</Button>
            <Button variant="danger" busy={busy} onClick={() => void leave()}>
              {s('start.logoutDrop')}
            </Button>
          </>
        }
      >
        <p>{s('start.logoutUnsentText')}</p>
      </Dialog>
    </>
  );
}
