/** Before a correction is confirmed: which published reports get a new revision, and what it will list. */
import type { AmendPreviewAnswer } from '../../server/shapes.js';
import { useSay } from '../app/prefs.js';
import { ChangesList } from './changes-list.js';
import { texts } from './texts.js';

export function RevisedReports({ reports }: { reports: AmendPreviewAnswer['reports'] }) {
  const t = useSay(texts);
  if (reports.length === 0) return null;
  return (
    <section className="rev-preview">
      <h4>{t('preview.title')}</h4>
      <ul>
        {reports.map(({ number, title, revision, byItself, changes }) => (
          <li key={number}>
            {t(byItself ? 'preview.itself' : 'preview.publish', { title, n: revision })}
            <details className="rev-box">
              <summary>{t('preview.show')}</summary>
              <ChangesList changes={{ ...changes, corrections: [] }} />
            </details>
          </li>
        ))}
      </ul>
      {reports.some(({ changes }) => !changes.sealed) && <p className="quiet">{t('preview.reason')}</p>}
    </section>
  );
}
