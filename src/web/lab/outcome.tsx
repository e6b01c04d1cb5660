/** What came of it: each section a plot with its table, everything as a file, and the page for a post. */
import { useMemo, useState } from 'react';
import { chartOf, drawBars } from '../../picture/bars.js';
import type { LabResult, LabSection } from '../../server/lab-shapes.js';
import { usePick, usePrefs, useSay } from '../app/prefs.js';
import { SelectField } from '../steer/select-field.js';
import { Button } from '../ui/button.js';
import { Card } from '../ui/card.js';
import { useCopy } from '../ui/copy-button.js';
import { useNarrow } from '../ui/narrow.js';
import { ErrorNotice } from '../ui/notice.js';
import { Table } from '../ui/table.js';
import { save, savePng } from './files.js';
import { labTexts } from './texts.js';

const FORMATS = ['vk', 'telegram', 'markdown', 'bbcode'] as const;
type Format = (typeof FORMATS)[number];

export function Outcome({ result }: { result: LabResult }) {
  const t = useSay(labTexts);
  const pick = usePick();
  return (
    <div className="stack">
      {result.sections.map((section) => (
        <Section key={section.id} section={section} foot={`${pick(result.title)}. ${pick(result.foot)}`} />
      ))}
      <Report result={result} />
      <p className="quiet small">{t('honest')}</p>
    </div>
  );
}

function Section({ section, foot }: { section: LabSection; foot: string }) {
  const { theme, lang } = usePrefs();
  const narrow = useNarrow();
  const t = useSay(labTexts);
  const pick = usePick();
  const [error, setError] = useState<unknown>(null);
  const chart = useMemo(() => chartOf(section, lang), [section, lang]);
  const html = useMemo(
    () => chart && { __html: drawBars([chart], { theme, width: narrow ? 400 : 720 }) },
    [chart, theme, narrow],
  );
  const title = pick(section.title);
  const png = () => {
    if (!chart) return;
    setError(null);
    savePng(`lab-${section.id}.png`, { charts: [chart], theme, foot: foot.slice(0, 400) }).catch(setError);
  };
  const table = (
    <Table
      caption={title}
      columns={section.head.map((head, at) => ({
        key: String(at),
        title: pick(head),
        head: at === 0,
        numeric: at > 0 && section.kind !== 'list' && !(section.id === 'clauses' && at === 3),
        cell: ({ label, cells }) => pick(at === 0 ? label : cells[at - 1]!),
      }))}
      rows={section.lines}
      rowKey={({ label }) => label.en}
    />
  );
  return (
    <Card
      title={title}
      level={3}
      actions={
        chart && (
          <Button variant="ghost" icon="image" aria-label={t('png.of', { title })} onClick={png}>
            {t('png')}
          </Button>
        )
      }
    >
      <p className="quiet">{pick(section.note)}</p>
      <ErrorNotice error={error} />
      {html && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the picture module escapes everything it draws
        <div className="lab-plot" dangerouslySetInnerHTML={html} />
      )}
      {section.lines.length > 0 && (
        <details className="lab-table">
          <summary>{t('asTable')}</summary>
          {table}
        </details>
      )}
    </Card>
  );
}

function Report({ result }: { result: LabResult }) {
  const { lang, theme } = usePrefs();
  const t = useSay(labTexts);
  const pick = usePick();
  const { copy, byHand } = useCopy();
  const [format, setFormat] = useState<Format>('vk');
  const [error, setError] = useState<unknown>(null);
  const text = pick(result.report[format]);
  const picture = () => {
    const charts = result.sections
      .filter(({ id }) => result.picture.includes(id))
      .flatMap((section) => chartOf(section, lang) ?? []);
    const foot = `${pick(result.title)}. ${pick(result.foot)}`.slice(0, 400);
    setError(null);
    savePng('lab.png', { charts, theme, foot }).catch(setError);
  };
  const csv = () => save('lab.csv', new Blob([pick(result.csv)], { type: 'text/csv;charset=utf-8' }));
  return (
    <Card title={t('report')} level={3}>
      <p className="quiet">{t('report.lead')}</p>
      <ErrorNotice error={error} />
      <SelectField<Format>
        label={t('format')}
        value={format}
        options={FORMATS.map((value) => ({ value, title: t(`format.${value}`) }))}
        onChange={setFormat}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a mouse */}
      <pre className="lab-report" tabIndex={0}>
        {text}
      </pre>
      <div className="row">
        <Button variant="primary" icon="copy" onClick={() => void copy(text)}>
          {t('copy')}
        </Button>
        <Button icon="image" onClick={picture}>
          {t('picture')}
        </Button>
        <Button icon="list" onClick={csv}>
          {t('csv')}
        </Button>
      </div>
      {byHand}
    </Card>
  );
}
