/** What the rules find in the sheet, each with its place, its clause and what would be accepted; a press leads to the field. */
import { usePick, useSay } from '../../app/prefs.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { type Read, sheetField } from './notation.js';
import { controlOf } from './sheet-fields.js';
import { texts } from './texts.js';
import type { Checking } from './use-check.js';

export function Findings({ checking, read }: { checking: Checking; read: Read }) {
  const t = useSay(texts);
  const pick = usePick();
  const { answer, error, stale } = checking;
  const findings = answer?.findings ?? [];
  const clean = answer !== null && findings.length === 0 && read.faults.length === 0;
  return (
    <Card title={t('check')} className="pp-check">
      <p className="pp-state" role="status">
        {stale
          ? t('reading')
          : clean
            ? t('clean')
            : answer && t('found', { n: findings.length + read.faults.length })}
      </p>
      <ErrorNotice error={error} />
      <ol className="pp-findings">
        {read.faults.map(({ field, mark }) => (
          <li key={`${field} ${mark}`}>
            <button type="button" className="pp-go" onClick={() => controlOf(field)?.focus()}>
              {t('unread', { mark })}
            </button>
          </li>
        ))}
        {findings.map(({ code, field, place, text, accepted, clauses }) => (
          <li key={`${code} ${field}`}>
            <button
              type="button"
              className="pp-go"
              onClick={() => controlOf(sheetField(field, read))?.focus()}
            >
              <b>{pick(place)}.</b> {pick(text)}
            </button>
            <p>
              {pick(accepted)} <Clauses ids={clauses} />
            </p>
          </li>
        ))}
      </ol>
      {answer && answer.assumed.length > 0 && (
        <Notice>
          <b>{t('assumed')}</b>
          <ul className="pp-assumed">
            {answer.assumed.map(({ field, place, text }) => (
              <li key={field}>
                {pick(place)}. {pick(text)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Card>
  );
}
