/** Everything that can be taken away: texts for posts, paper, sheets, files. */
import { useEffect, useState } from 'react';
import type { ReportFormat } from '../../../server/shapes.js';
import { address, api } from '../../app/api.js';
import { useLang } from '../../app/prefs.js';
import { RevisionSelect } from '../../revisions/revision-select.js';
import { cupStampOf } from '../../revisions/stamp.js';
import { CalendarLink, Luck } from '../../steer/export-parts.js';
import { SelectField } from '../../steer/select-field.js';
import { Card } from '../../ui/card.js';
import { CopyButton } from '../../ui/copy-button.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { Tabs } from '../../ui/tabs.js';
import { useCupDesk, useDesk } from './say.js';

/** Pages of the cup for paper. */
const PAPERS = ['standings', 'results', 'seating', 'players'] as const;

export default function ExportScreen() {
  const { id } = useCupDesk();
  const t = useDesk();
  const lang = useLang();
  const base = `/api/games/${encodeURIComponent(id)}`;
  return (
    <Page title={t('nav.export')} lead={t('export.lead')}>
      <Report />
      <div className="grid">
        <Card title={t('export.paper')}>
          <p>{t('export.paperText')}</p>
          <ul className="stack-tight">
            {PAPERS.map((paper) => (
              <li key={paper}>
                <a
                  className="button button-secondary button-wide"
                  href={address(`${base}/cup/print`, { paper, lang })}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t(`export.paper.${paper}`)}
                </a>
              </li>
            ))}
            <li>
              <a
                className="button button-secondary button-wide"
                href={address(`${base}/cup/protocols`, { lang })}
                target="_blank"
                rel="noreferrer"
              >
                {t('export.paper.protocols')}
              </a>
            </li>
          </ul>
        </Card>
        <Card title={t('export.sheets')}>
          <p>{t('export.sheetsText')}</p>
          <div className="row">
            {(['xlsx', 'csv'] as const).map((format) => (
              <a
                key={format}
                className="button button-secondary"
                href={address(`${base}/cup/table`, { format, lang })}
                download
              >
                {t(`export.${format}`)}
              </a>
            ))}
          </div>
        </Card>
        <Card title={t('export.file')}>
          <p>{t('export.fileText')}</p>
          <div className="row">
            {(['json', 'yaml'] as const).map((format) => (
              <a
                key={format}
                className="button button-secondary"
                href={address(`${base}/export`, { format })}
                download
              >
                {t(`export.${format}`)}
              </a>
            ))}
          </div>
        </Card>
        <Card title={t('export.calendar')}>
          <p>{t('export.calendarText')}</p>
          <CalendarLink base={base} />
        </Card>
        <Luck />
      </div>
    </Page>
  );
}

const FORMATS = ['vk', 'telegram', 'bbcode', 'markdown'] as const satisfies readonly ReportFormat[];

/** The standings or the results of a round as a post. */
function Report() {
  const { id, view, answer } = useCupDesk();
  const t = useDesk();
  const lang = useLang();
  const [format, setFormat] = useState<ReportFormat>('vk');
  const [about, setAbout] = useState('0');
  const [revision, setRevision] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sequence number may change the report
  useEffect(() => {
    let alive = true;
    setError(null);
    api
      .report(id, { game: Number(about), format, lang, revision }, 'public')
      .then((got) => alive && setText(got))
      .catch((caught: unknown) => alive && setError(caught));
    return () => {
      alive = false;
    };
  }, [id, about, format, lang, revision, answer.seq]);
  return (
    <Card title={t('export.post')} actions={<CopyButton text={text}>{t('export.copy')}</CopyButton>}>
      <p className="quiet small">{t('export.postText')}</p>
      <div className="org-narrow">
        <SelectField
          label={t('export.about')}
          value={about}
          options={[
            { value: '0', title: t('export.standings') },
            ...view.rounds
              .filter(({ status }) => status !== 'planned')
              .map(({ n }) => ({ value: String(n), title: t('export.round', { n }) })),
          ]}
          onChange={(next) => {
            setAbout(next);
            setRevision(null);
          }}
        />
        <RevisionSelect
          report={Number(about)}
          stamp={cupStampOf(view)}
          value={revision}
          onChange={setRevision}
        />
      </div>
      <Tabs<ReportFormat>
        label={t('export.formats')}
        current={format}
        onChange={setFormat}
        tabs={FORMATS.map((key) => ({ key, title: t(`format.${key}`) }))}
      >
        <ErrorNotice error={error} />
        <textarea className="org-report" readOnly rows={14} aria-label={t('export.post')} value={text} />
      </Tabs>
    </Card>
  );
}
