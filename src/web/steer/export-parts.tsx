/** Parts of the screens that give a game away: links, who may watch, the calendar, checking the luck. */
import { useState } from 'react';
import { request } from '../app/api.js';
import { useSeason } from '../app/game.js';
import { Button } from '../ui/button.js';
import { Card } from '../ui/card.js';
import { CopyButton } from '../ui/copy-button.js';
import { ErrorNotice, Notice } from '../ui/notice.js';
import { LocalWarning } from './local-warning.js';
import { Qr } from './qr.js';
import { useSteer } from './say.js';

export function LinkBlock({ url, label }: { url: string; label: string }) {
  const t = useSteer();
  return (
    <div className="org-link-block">
      <Qr text={url} label={label} />
      <div className="stack-tight">
        <p className="org-url">{url}</p>
        <div className="row">
          <CopyButton text={url}>{t('export.copyLink')}</CopyButton>
          <a className="button button-ghost" href={url} target="_blank" rel="noreferrer">
            {t('export.openLink')}
          </a>
        </div>
      </div>
    </div>
  );
}

/** Whether strangers may watch; a demonstration stays as it is. */
export function OpenToAll() {
  const { id, answer, refetch } = useSeason();
  const t = useSteer();
  const [error, setError] = useState<unknown>(null);
  const { open, demo } = answer.meta;
  const change = async (next: boolean) => {
    setError(null);
    try {
      await request(`/api/games/${encodeURIComponent(id)}`, { method: 'PATCH', body: { open: next } });
      await refetch();
    } catch (caught) {
      setError(caught);
    }
  };
  return (
    <>
      {!demo && (
        <label className="choice">
          <input type="checkbox" checked={open} onChange={(event) => void change(event.target.checked)} />
          <span>{t('export.open')}</span>
        </label>
      )}
      {!open && <Notice tone="warn">{t('export.closed')}</Notice>}
      <ErrorNotice error={error} />
    </>
  );
}

/** The secret address of one's own calendar; a visitor of a demonstration has no place of his own. */
export function CalendarLink({ base }: { base: string }) {
  const { answer } = useSeason();
  const t = useSteer();
  const [url, setUrl] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const get = async () => {
    setError(null);
    try {
      setUrl((await request<{ url: string }>(`${base}/calendar`, { method: 'POST', body: {} })).url);
    } catch (caught) {
      setError(caught);
    }
  };
  if (answer.meta.demo) return null;
  if (url) {
    return (
      <div className="stack-tight">
        <LocalWarning url={url} />
        <p className="org-url">{url}</p>
        <CopyButton text={url}>{t('export.copyLink')}</CopyButton>
      </div>
    );
  }
  return (
    <>
      <div className="row">
        <Button onClick={() => void get()}>{t('export.calendarLink')}</Button>
      </div>
      <ErrorNotice error={error} />
    </>
  );
}

/** The fingerprint of the seed, and the seed once the game is over. */
export function Luck() {
  const { answer } = useSeason();
  const t = useSteer();
  const { commitment, seed } = answer.meta;
  return (
    <Card title={t('export.luck')}>
      <dl className="org-facts org-facts-long">
        <div>
          <dt>{t('export.commitment')}</dt>
          <dd>
            <code>{commitment}</code>
          </dd>
        </div>
        {seed && (
          <div>
            <dt>{t('export.seed')}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
