/** A table to be taken: the three ways in, then its review. */
import { useState } from 'react';
import { Tabs } from '../../ui/tabs.js';
import { useOrg } from '../say.js';
import { ManualTable } from './manual.js';
import { ReviewTable } from './review.js';
import { FileSource, PasteSource } from './source.js';
import type { TableSource } from './use-import.js';

type Way = 'file' | 'paste' | 'manual';

/** `replaces` is the entry that the table takes the place of, when it corrects one. */
export function NewTable({ game, replaces }: { game: number; replaces?: string }) {
  const t = useOrg();
  const [way, setWay] = useState<Way>('file');
  const [source, setSource] = useState<TableSource | null>(null);
  if (source) {
    return <ReviewTable game={game} source={source} replaces={replaces} onAnother={() => setSource(null)} />;
  }
  return (
    <Tabs<Way>
      label={t('import.ways')}
      current={way}
      onChange={setWay}
      tabs={[
        { key: 'file', title: t('import.wayFile') },
        { key: 'paste', title: t('import.wayPaste') },
        { key: 'manual', title: t('import.wayManual') },
      ]}
    >
      {way === 'file' && <FileSource onSource={setSource} />}
      {way === 'paste' && <PasteSource onSource={setSource} />}
      {way === 'manual' && <ManualTable game={game} replaces={replaces} />}
    </Tabs>
  );
}
