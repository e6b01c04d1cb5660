import { useEffect, useState } from 'react';
import type { ReportFormat } from '../../../../server/shapes.js';
import { api } from '../../../app/api.js';
import { useLang } from '../../../app/prefs.js';
import { RevisionSelect } from '../../../revisions/revision-select.js';
import { roomsStampOf } from '../../../revisions/stamp.js';
import { Card } from '../../../ui/card.js';
import { CopyButton } from '../../../ui/copy-button.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { Tabs } from '../../../ui/tabs.js';
import { useMaster, useRooms } from '../lib/use.js';

const FORMATS = ['bbcode', 'markdown', 'vk'] as const satisfies readonly ReportFormat[];
type Format = (typeof FORMATS)[number];

/** The public results as text; the server writes it. */
export function PublicText({ turn }: { turn: number }) {
  const { id, as, answer, view } = useRooms();
  const t = useMaster();
  const lang = useLang();
  const [format, setFormat] = useState<Format>('bbcode');
  const [revision, setRevision] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sequence number may change the report
  useEffect(() => {
    let alive = true;
    api
      .report(id, { game: turn, format, lang, revision }, as)
      .then((got) => {
        if (!alive) return;
        setText(got);
        setError(null);
      })
      .catch((caught: unknown) => alive && setError(caught));
    return () => {
      alive = false;
    };
  }, [id, as, turn, format, lang, revision, answer.seq]);
  return (
    <Card title={t('reports.public')} actions={<CopyButton text={text}>{t('report.copy')}</CopyButton>}>
      <RevisionSelect report={turn} stamp={roomsStampOf(view)} value={revision} onChange={setRevision} />
      <Tabs<Format>
        label={t('reports.formats')}
        current={format}
        onChange={setFormat}
        tabs={FORMATS.map((key) => ({ key, title: t(`format.${key}`) }))}
      >
        <ErrorNotice error={error} />
        <textarea className="org-report" readOnly rows={18} aria-label={t('reports.public')} value={text} />
      </Tabs>
    </Card>
  );
}
