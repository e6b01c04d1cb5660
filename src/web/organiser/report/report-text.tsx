import { useEffect, useState } from 'react';
import type { GameView } from '../../../rulebooks/race/view.js';
import type { ReportFormat } from '../../../server/shapes.js';
import { api } from '../../app/api.js';
import { useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { RevisionSelect } from '../../revisions/revision-select.js';
import { Card } from '../../ui/card.js';
import { CopyButton } from '../../ui/copy-button.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Tabs } from '../../ui/tabs.js';
import { useOrg } from '../say.js';

const FORMATS: ReportFormat[] = ['vk', 'telegram', 'bbcode', 'markdown'];

/** The text in four spellings, each copied by one button. @param stamp of its revisions; absent where it has none */
export function ReportText({ game, stamp }: { game: Pick<GameView, 'number'>; stamp?: string }) {
  const { id, as, answer } = useSeason();
  const t = useOrg();
  const lang = useLang();
  const [format, setFormat] = useState<ReportFormat>('vk');
  const [revision, setRevision] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sequence number may change the report
  useEffect(() => {
    let alive = true;
    api
      .report(id, { game: game.number, format, lang, revision }, as)
      .then((got) => {
        if (!alive) return;
        setText(got);
        setError(null);
      })
      .catch((caught: unknown) => alive && setError(caught));
    return () => {
      alive = false;
    };
  }, [id, as, game.number, format, lang, revision, answer.seq]);
  return (
    <Card title={t('report.text')} actions={<CopyButton text={text}>{t('report.copy')}</CopyButton>}>
      {stamp !== undefined && (
        <RevisionSelect report={game.number} stamp={stamp} value={revision} onChange={setRevision} />
      )}
      <Tabs<ReportFormat>
        label={t('report.formats')}
        current={format}
        onChange={setFormat}
        tabs={FORMATS.map((key) => ({ key, title: t(`report.${key}`) }))}
      >
        <ErrorNotice error={error} />
        <textarea className="org-report" readOnly rows={20} aria-label={t('report.text')} value={text} />
      </Tabs>
    </Card>
  );
}
