/** A deadline could not be carried out: the season waits; the organiser corrects the entry and tries again. */
import { useState } from 'react';
import { request } from '../app/api.js';
import { useSeason } from '../app/game.js';
import { Link } from '../app/router.js';
import { Button } from '../ui/button.js';
import { ErrorNotice, Notice } from '../ui/notice.js';
import { useManagePath, useSteer } from './say.js';

export function Quarantine() {
  const { id, answer, refetch } = useSeason();
  const t = useSteer();
  const to = useManagePath();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const why = answer.meta.quarantined;
  if (!why) return null;
  const resume = async () => {
    setBusy(true);
    setError(null);
    try {
      await request(`/api/games/${encodeURIComponent(id)}/resume`, { method: 'POST', body: {} });
      await refetch();
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice tone="warn">
      <p>{t('control.quarantined', { why })}</p>
      <div className="row">
        <Link className="button button-secondary" to={to('/log')}>
          {t('decree.toLog')}
        </Link>
        <Button busy={busy} onClick={() => void resume()}>
          {t('control.resume')}
        </Button>
      </div>
      <ErrorNotice error={error} />
    </Notice>
  );
}
