/** A person's own page: what is kept about him, his devices, and the wish to be forgotten. */
import { useCallback, useEffect, useState } from 'react';
import type { Mine } from '../../../server/care-shapes.js';
import { request } from '../../app/api.js';
import { formatMoment, viewerZone } from '../../app/clock.js';
import { useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loading } from '../../ui/loading.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { DevicesList } from './devices.js';
import { useCareSay } from './use-care.js';

export default function MyData() {
  const { id, answer } = useSeason();
  const t = useCareSay();
  const lang = useLang();
  const base = `/api/games/${encodeURIComponent(id)}/mine`;
  const [mine, setMine] = useState<Mine | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(() => request<Mine>(base).then(setMine), [base]);
  useEffect(() => {
    if (answer.person !== null) load().catch(setError);
  }, [load, answer.person]);
  const act = async (method: 'POST' | 'DELETE', path: string) => {
    setError(null);
    try {
      await request(`${base}${path}`, { method, ...(method === 'POST' ? { body: {} } : {}) });
      await load();
    } catch (caught) {
      setError(caught);
    }
  };
  if (answer.person === null) return <EmptyState page title={t('mine.title')} text={t('mine.stranger')} />;
  return (
    <Page title={t('mine.title')} lead={t('mine.lead')}>
      <ErrorNotice error={error} />
      {!mine && !error && <Loading />}
      {mine && (
        <div className="stack">
          <Card title={t('mine.who', { name: mine.name })}>
            <p>{t('mine.fileText')}</p>
            <p>{mine.retention === null ? t('keep.off') : t('keep.on', { n: mine.retention })}</p>
            <div className="row">
              <a className="button button-primary" href={`${base}/data`} download>
                {t('mine.file')}
              </a>
            </div>
          </Card>
          <Card title={t('devices.title')}>
            <p>{t('devices.text')}</p>
            <DevicesList
              devices={mine.devices}
              nameOf={() => mine.name}
              onEnd={({ device }) => act('DELETE', `/devices/${device}`)}
            />
          </Card>
          <Card title={t('mine.forget')}>
            {mine.askedAt === null ? (
              <>
                <p>{t('mine.forgetText', { who: mine.organisers.join(', ') })}</p>
                <div className="row">
                  <Button onClick={() => void act('POST', '/forget')}>{t('mine.forget')}</Button>
                </div>
              </>
            ) : (
              <>
                <p>{t('mine.asked', { at: formatMoment(mine.askedAt, viewerZone(), lang) })}</p>
                <div className="row">
                  <Button onClick={() => void act('DELETE', '/forget')}>{t('mine.unask')}</Button>
                </div>
              </>
            )}
          </Card>
        </div>
      )}
    </Page>
  );
}
