/** «Что изменилось с редакции N», beside a report that was corrected after it had come out. */
import { useSay } from '../app/prefs.js';
import { ChangesList } from './changes-list.js';
import { texts } from './texts.js';
import { useRevisions } from './use-revisions.js';

/** Nothing where nothing has changed. @param stamp see `useRevisions` */
export function WhatChanged({ report, stamp }: { report: number; stamp: string }) {
  const t = useSay(texts);
  const changes = useRevisions(report, stamp)?.changes;
  if (!changes) return null;
  return (
    <details className="rev-box">
      <summary>{t('changes.title', { since: changes.since })}</summary>
      {!changes.published && <p>{t('changes.notYet')}</p>}
      <ChangesList changes={changes} />
    </details>
  );
}
