/** The protocol of a table: the page to print and sign, files to take away, the text for a post, the luck to check. */
import { useRef } from 'react';
import { address } from '../../app/api.js';
import { useLang, useSay } from '../../app/prefs.js';
import '../../organiser/organiser.css';
import { ReportText } from '../../organiser/report/report-text.js';
import { Luck } from '../../steer/export-parts.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { TypedSheet } from '../paper/typed-sheet.js';
import { useTableView } from '../shared/use-view.js';
import './protocol.css';
import { texts } from './texts.js';

export default function ProtocolScreen() {
  const { id, as, answer, view } = useTableView();
  const t = useSay(texts);
  const lang = useLang();
  const frame = useRef<HTMLIFrameElement>(null);
  if (view.secrets === null) return <EmptyState page title={t('early')} text={t('earlyText')} />;
  const base = `/api/games/${encodeURIComponent(id)}`;
  const page = address(`${base}/protocol`, { lang, as });
  const { paper } = view.secrets;
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <Button variant="primary" onClick={() => frame.current?.contentWindow?.print()}>
            {t('print')}
          </Button>
          <a
            className="button button-secondary"
            href={address(`${base}/table`, { format: 'xlsx', lang, as })}
            download
          >
            {t('xlsx')}
          </a>
          <a className="button button-secondary" href={address(`${base}/protocol.json`, { as })} download>
            {t('json')}
          </a>
          <a className="button button-ghost" href={page} target="_blank" rel="noreferrer">
            {t('open')}
          </a>
        </>
      }
    >
      {view.phase !== 'ended' && <Notice tone="warn">{t('running')}</Notice>}
      <div className="stack">
        {/* Whatever is recorded makes another page: the key fetches it. */}
        <iframe key={`${page} ${answer.mark}`} ref={frame} className="tp-page" title={t('page')} src={page} />
        <ReportText game={{ number: 0 }} />
        {paper && (
          <Card title={t('paper')}>
            <p className="quiet">{t('paperText')}</p>
            <TypedSheet paper={paper} />
          </Card>
        )}
        <Luck />
      </div>
    </Page>
  );
}
