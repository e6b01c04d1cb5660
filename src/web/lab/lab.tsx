/** «Лаборатория»: a season seen before it is played. */
import { useEffect, useState } from 'react';
import type { LabMenu } from '../../server/lab-shapes.js';
import { request } from '../app/api.js';
import { usePick, useSay } from '../app/prefs.js';
import { useLocation } from '../app/router.js';
import { Button } from '../ui/button.js';
import { Loading } from '../ui/loading.js';
import { ErrorNotice, Notice } from '../ui/notice.js';
import { Page } from '../ui/page.js';
import { Outcome } from './outcome.js';
import { Setup } from './setup.js';
import { labTexts } from './texts.js';
import { type Running, useRun } from './use-run.js';
import './lab.css';

export default function Lab() {
  const t = useSay(labTexts);
  const { query } = useLocation();
  const [menu, setMenu] = useState<LabMenu | null>(null);
  const [error, setError] = useState<unknown>(null);
  const run = useRun();
  useEffect(() => {
    request<LabMenu>('/api/lab').then(setMenu).catch(setError);
  }, []);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="stack">
        <ErrorNotice error={error} />
        {menu ? (
          <Setup menu={menu} first={query.get('pack')} running={run.progress !== null} onStart={run.start} />
        ) : (
          !error && <Loading />
        )}
        <Progress run={run} />
        {run.result && (
          <section className="stack" aria-label={t('outcome')}>
            <Outcome result={run.result} />
          </section>
        )}
      </div>
    </Page>
  );
}

function Progress({ run }: { run: Running }) {
  const t = useSay(labTexts);
  const pick = usePick();
  const { progress, result, whole } = run;
  if (run.error) return <ErrorNotice error={run.error} />;
  if (run.broken) return <Notice tone="warn">{t('broken')}</Notice>;
  if (progress) {
    return (
      <div className="lab-progress">
        <div>
          <progress value={progress.done} max={progress.total} aria-label={t('outcome')} />
          <p>
            {progress.done === 0 ? t('begins') : t('running', { ...progress })}
            {result && ` · ${t('soFar')}`}
          </p>
        </div>
        <Button icon="close" onClick={run.stop}>
          {t('stop')}
        </Button>
      </div>
    );
  }
  if (!result) return null;
  return (
    <div role="status">
      {whole && result.games === result.asked ? (
        <Notice tone="good">{t('whole', { foot: pick(result.foot) })}</Notice>
      ) : (
        <Notice tone="warn">{t('stopped', { done: result.games, total: result.asked })}</Notice>
      )}
    </div>
  );
}
