/** The columns of the table as it was read. */

import type { Lang } from '../../../engine/contract.js';
import type { ImportPreview, PreviewRow } from '../../../quiz/import.js';
import type { Column } from '../../ui/table.js';
import { writePoints } from '../lib/cells.js';
import type { OrgSay } from '../say.js';

export function previewColumns(preview: ImportPreview, lang: Lang, t: OrgSay): Column<PreviewRow>[] {
  const columns: Column<PreviewRow>[] = [
    {
      key: 'place',
      title: t('import.place'),
      numeric: true,
      cell: (row) =>
        row.outOfCompetition || row.place === null ? '—' : writePoints(Math.round(row.place * 100), lang),
    },
    { key: 'team', title: t('import.name'), head: true, cell: (row) => <b>{row.team}</b> },
    { key: 'main', title: t('import.main'), numeric: true, cell: (row) => writePoints(row.main, lang) },
    { key: 'cup', title: t('import.cup'), numeric: true, cell: (row) => writePoints(row.cup, lang) },
    { key: 'status', title: t('import.status'), cell: (row) => <Status row={row} t={t} /> },
  ];
  return preview.purpose === 'game' ? columns : columns.filter((column) => column.key !== 'main');
}

function Status({ row, t }: { row: PreviewRow; t: OrgSay }) {
  const words: Record<PreviewRow['match']['status'], { text: string; tone: string }> = {
    matched: { text: t('import.known'), tone: '' },
    decided: { text: t('import.decided'), tone: 'tag-good' },
    new: { text: t('import.new'), tone: 'tag-warn' },
    near: { text: t('import.near'), tone: 'tag-bad' },
  };
  const word = words[row.match.status];
  return (
    <span className="org-chips">
      <span className={`tag ${word.tone}`}>{word.text}</span>
      {row.outOfCompetition && <span className="tag">{t('import.out')}</span>}
      {row.creative && <span className="tag tag-good">{t('import.step.creative')}</span>}
    </span>
  );
}
