import { useId, useState } from 'react';
import type { Team } from '../../../../rulebooks/twelve-rooms/roles.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { TEAM_LIST } from '../lib/lists.js';
import { useNames } from '../lib/names.js';
import { useMaster, useSend } from '../lib/use.js';
import { ReasonField } from '../parts/reason.js';

/** The game ends by the master's word, with or without a winner. */
export function EndGame() {
  const t = useMaster();
  const names = useNames();
  const group = useId();
  const { run, busy, error } = useSend();
  const [open, setOpen] = useState(false);
  const [winner, setWinner] = useState<Team | 'nobody' | null>(null);
  const [reason, setReason] = useState('');
  const end = async () => {
    if (!winner) return;
    const team = winner === 'nobody' ? null : winner;
    if (await run({ type: 'endGame', winner: team, reason: reason.trim() })) setOpen(false);
  };
  const title = (one: Team | 'nobody') => (one === 'nobody' ? t('end.nobody') : names.of('team', one));
  return (
    <>
      <p>{t('end.gameText')}</p>
      <div className="row">
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('end.open')}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('end.sure')}
        sheet
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('common.cancel')}</Button>
            <Button
              variant="danger"
              busy={busy}
              disabled={!winner || reason.trim() === ''}
              onClick={() => void end()}
            >
              {t('end.do')}
            </Button>
          </>
        }
      >
        <p>{t('end.sureText')}</p>
        <fieldset className="org-values">
          <legend className="label">{t('end.winner')}</legend>
          {[...TEAM_LIST, 'nobody' as const].map((one) => (
            <label key={one} className="choice">
              <input type="radio" name={group} checked={winner === one} onChange={() => setWinner(one)} />
              <span>{title(one)}</span>
            </label>
          ))}
        </fieldset>
        <ReasonField value={reason} onChange={setReason} open />
        <ErrorNotice error={error} />
      </Dialog>
    </>
  );
}
