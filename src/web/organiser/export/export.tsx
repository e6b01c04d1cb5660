/** Files to take away and links to give out. */
import { useState } from 'react';
import { address, api, request } from '../../app/api.js';
import { useSeason } from '../../app/game.js';
import { Qr } from '../../steer/qr.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { CopyButton } from '../../ui/copy-button.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { useOrg } from '../say.js';

export default function ExportScreen() {
  const { id, as, answer } = useSeason();
  const t = useOrg();
  const base = `/api/games/${encodeURIComponent(id)}`;
  const season = `${location.origin}/g/${encodeURIComponent(id)}`;
  const { commitment, seed } = answer.meta;
  return (
    <Page title={t('export.title')}>
      <div className="grid">
        <Card title={t('export.spectators')}>
          <p>{t('export.spectatorsText')}</p>
          <OpenToAll />
          <LinkBlock url={season} label={t('export.spectators')} />
        </Card>
        <Card title={t('export.hall')}>
          <p>{t('export.hallText')}</p>
          <LinkBlock url={`${season}/hall`} label={t('export.hall')} />
        </Card>
        <Card title={t('export.calendar')}>
          <p>{t('export.calendarText')}</p>
          <CalendarLink base={base} />
          <div className="row">
            <a className="button button-secondary" href={api.calendar(id, { as })} download>
              {t('export.calendarFile')}
            </a>
          </div>
        </Card>
        <Card title={t('export.season')}>
          <p>{t('export.seasonText')}</p>
          <div className="row">
            <a
              className="button button-secondary"
              href={address(`${base}/export`, { format: 'yaml' })}
              download
            >
              {t('export.yaml')}
            </a>
            <a
              className="button button-secondary"
              href={address(`${base}/export`, { format: 'json' })}
              download
            >
              {t('export.json')}
            </a>
          </div>
        </Card>
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
      </div>
    </Page>
  );
}

function LinkBlock({ url, label }: { url: string; label: string }) {
  const t = useOrg();
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

/** Whether strangers may watch; only the owner of the season changes it. */
function OpenToAll() {
  const { id, answer, refetch } = useSeason();
  const t = useOrg();
  const [error, setError] = useState<unknown>(null);
  const { open } = answer.meta;
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
      {answer.role === 'organiser' && (
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

function CalendarLink({ base }: { base: string }) {
  const t = useOrg();
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
  if (url) {
    return (
      <div className="stack-tight">
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
