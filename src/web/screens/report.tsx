/** The report of a game in four kinds of text, copied by one button. */
import { useEffect, useId, useState } from 'react';
import type { ReportFormat } from '../../server/shapes.js';
import { api } from '../app/api.js';
import { useSeason } from '../app/game.js';
import { useLang } from '../app/prefs.js';
import { RevisionSelect } from '../revisions/revision-select.js';
import { stampOf } from '../revisions/stamp.js';
import { WhatChanged } from '../revisions/what-changed.js';
import { CopyButton } from '../ui/copy-button.js';
import { ErrorNotice } from '../ui/notice.js';
import { Tabs } from '../ui/tabs.js';
import { useS } from './say.js';

const FORMATS: ReportFormat[] = ['vk', 'bbcode', 'markdown', 'telegram'];

export default function Report({ game }: { game: number }) {
  const { id, as, answer, view } = useSeason();
  const s = useS();
  const lang = useLang();
  const area = useId();
  const [format, setFormat] = useState<ReportFormat>('vk');
  const [revision, setRevision] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<unknown>(null);
  const { seq } = answer;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new record may have changed the report
  useEffect(() => {
    let stale = false;
    setError(null);
    api
      .report(id, { game, format, lang, revision }, as)
      .then((got) => !stale && setText(got))
      .catch((caught: unknown) => {
        if (stale) return;
        setText('');
        setError(caught);
      });
    return () => {
      stale = true;
    };
  }, [id, game, format, lang, revision, as, seq]);
  const stamp = stampOf(view, game);

  return (
    <div className="stack">
      <WhatChanged report={game} stamp={stamp} />
      <RevisionSelect report={game} stamp={stamp} value={revision} onChange={setRevision} />
      <Tabs
        label={s('report.format')}
        tabs={FORMATS.map((key) => ({ key, title: s(`report.${key}`) }))}
        current={format}
        onChange={setFormat}
      >
        <div className="stack-tight">
          <ErrorNotice error={error} />
          <div className="row no-print">
            <CopyButton text={text}>{s('report.copy')}</CopyButton>
          </div>
          <label className="sr-only" htmlFor={area}>
            {s('report.text')}
          </label>
          <textarea id={area} className="report-text" readOnly value={text} />
        </div>
      </Tabs>
    </div>
  );
}
