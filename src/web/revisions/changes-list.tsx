/** What has changed in a report: why, then line by line what was and what has become of it. */
import { Fragment } from 'react';
import type { ChangesAnswer } from '../../server/shapes.js';
import { formatMoment } from '../app/clock.js';
import { useSeason } from '../app/game.js';
import { useLang, useSay } from '../app/prefs.js';
import { Clauses } from '../ui/clause.js';
import { texts } from './texts.js';
import './revisions.css';

type Line = ChangesAnswer['sections'][number]['lines'][number];

export function ChangesList({ changes }: { changes: ChangesAnswer }) {
  const t = useSay(texts);
  return (
    <div className="rev-changes">
      {changes.sealed ? (
        <p className="quiet">{t('changes.sealed')}</p>
      ) : (
        changes.corrections.map((correction) => <Reason key={correction.at} {...correction} />)
      )}
      {changes.sections.map(({ title, lines }) => (
        <section key={title} className="rev-section">
          {title !== '' && <h4>{title}</h4>}
          <ul>
            {lines.map((line) => (
              <li key={JSON.stringify([line.about, line.values])}>
                {line.about === '' ? <Sentence line={line} /> : <Row line={line} />}{' '}
                <Clauses ids={line.clauses} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Reason({ at, reason, clauses }: ChangesAnswer['corrections'][number]) {
  const { view } = useSeason();
  const t = useSay(texts);
  const lang = useLang();
  return (
    <p>
      {t('changes.corrected')}, {formatMoment(at, view.zone, lang)}
      {reason !== '' && (
        <>
          : <b>{reason}</b>
        </>
      )}{' '}
      <Clauses ids={clauses} />
    </p>
  );
}

/** «Русская мафия — очков: 60 → 80,5; место: 2 → 1». */
function Row({ line: { about, values } }: { line: Line }) {
  const t = useSay(texts);
  return (
    <>
      {about} —{' '}
      {values.map(({ column, before, after }, index) => (
        <Fragment key={column}>
          {index > 0 && '; '}
          {column}: <s>{before ?? t('changes.none')}</s> → <b>{after ?? t('changes.none')}</b>
        </Fragment>
      ))}
    </>
  );
}

function Sentence({ line: { values } }: { line: Line }) {
  const t = useSay(texts);
  const { before = null, after = null } = values[0] ?? {};
  if (before === null || after === null) {
    return (
      <>
        <b>{t(before === null ? 'changes.added' : 'changes.gone')}:</b> {after ?? before}
      </>
    );
  }
  return (
    <>
      <span className="rev-was">
        {t('changes.was')}: {before}
      </span>
      <b>{t('changes.became')}:</b> {after}
    </>
  );
}
