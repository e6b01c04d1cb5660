/** One open link for the forum: everybody who enters by it becomes a player. */
import { useState } from 'react';
import { request } from '../../../app/api.js';
import { LocalWarning } from '../../../steer/local-warning.js';
import { Qr } from '../../../steer/qr.js';
import { Button } from '../../../ui/button.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useMaster, useRooms } from '../lib/use.js';

export function SignupLink() {
  const { id } = useRooms();
  const t = useMaster();
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const get = async () => {
    setBusy(true);
    setError(null);
    try {
      const path = `/api/games/${encodeURIComponent(id)}/signup`;
      setUrl((await request<{ url: string }>(path, { method: 'POST', body: {} })).url);
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  if (url) {
    return (
      <div className="org-link-block">
        <Qr text={url} label={t('signup.link')} />
        <div className="stack-tight">
          <p>{t('signup.linkText')}</p>
          <LocalWarning url={url} />
          <p className="org-url">{url}</p>
          <div className="row">
            <CopyButton text={url}>{t('signup.copy')}</CopyButton>
          </div>
        </div>
      </div>
    );
  }
  return (
    <div className="stack-tight">
      <div className="row">
        <Button variant="primary" icon="share" busy={busy} onClick={() => void get()}>
          {t('signup.get')}
        </Button>
        <span className="quiet small">{t('signup.getHint')}</span>
      </div>
      <ErrorNotice error={error} />
    </div>
  );
}
