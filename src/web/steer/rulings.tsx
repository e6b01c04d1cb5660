/** Rulings in force; a change is a recorded decision with its reason. */
import { use, useId, useState } from 'react';
import { formatMoment, zoneName } from '../app/clock.js';
import { useCommand, useSeason } from '../app/game.js';
import { useLang, usePick } from '../app/prefs.js';
import type { RulingInForce } from '../rules/rule-book.js';
import { Button } from '../ui/button.js';
import { Clauses } from '../ui/clause.js';
import { Dialog } from '../ui/dialog.js';
import { Field } from '../ui/field.js';
import { ErrorNotice } from '../ui/notice.js';
import { loadWords, type WordsOf } from '../words.js';
import { Outcome } from './outcome.js';
import { RulingValues } from './ruling-values.js';
import { useSteer } from './say.js';

interface Props {
  rulings: readonly RulingInForce[];
  /** Names whoever made a change, where several may. */
  by?(who: string): string;
}

export function Rulings({ rulings, by }: Props) {
  const t = useSteer();
  const [editing, setEditing] = useState<RulingInForce | null>(null);
  return (
    <section className="stack" aria-labelledby="rulings">
      <h2 id="rulings">{t('rulings.title')}</h2>
      <p className="quiet">{t('rulings.text')}</p>
      <ul className="org-rulings">
        {rulings.map((ruling) => (
          <RulingRow key={ruling.id} ruling={ruling} by={by} onEdit={() => setEditing(ruling)} />
        ))}
      </ul>
      <Dialog open={editing !== null} onClose={() => setEditing(null)} title={t('rulings.change')} sheet>
        {editing && <EditRuling ruling={editing} onDone={() => setEditing(null)} />}
      </Dialog>
    </section>
  );
}

interface RowProps {
  ruling: RulingInForce;
  by: Props['by'];
  onEdit(): void;
}

function RulingRow({ ruling, by, onEdit }: RowProps) {
  const { view, answer } = useSeason();
  const t = useSteer();
  const lang = useLang();
  const pick = usePick();
  const known = use(loadWords(answer.meta.rulebook as WordsOf)).rulings[ruling.id];
  const value = (key: string) => {
    const text = known?.values[key];
    return text ? pick(text) : key;
  };
  const title = known ? pick(known.title) : ruling.id;
  return (
    <li className={ruling.isDefault ? 'org-ruling' : 'org-ruling org-ruling-changed'}>
      <div>
        <h3>
          {title} <Clauses ids={known?.clauses ?? []} />
        </h3>
        <p>
          {value(ruling.value)}{' '}
          <span className="tag">{t(ruling.isDefault ? 'rulings.default' : 'rulings.changed')}</span>
        </p>
        {ruling.changes.length > 0 && (
          <details className="org-why">
            <summary>{t('rulings.history')}</summary>
            <ul className="org-bullets">
              {ruling.changes.map((change) => (
                <li key={change.at}>
                  {formatMoment(change.at, view.zone, lang)} {zoneName(view.zone, lang)}
                  {by && change.by && `, ${by(change.by)}`}: {value(change.value)}. {change.reason}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <Button variant="ghost" aria-label={t('rulings.changeOf', { title })} onClick={onEdit}>
        {t('rulings.change')}
      </Button>
    </li>
  );
}

function EditRuling({ ruling, onDone }: { ruling: RulingInForce; onDone(): void }) {
  const { answer } = useSeason();
  const t = useSteer();
  const pick = usePick();
  const group = useId();
  const { run, busy, error } = useCommand();
  const known = use(loadWords(answer.meta.rulebook as WordsOf)).rulings[ruling.id];
  const [value, setValue] = useState(ruling.value);
  const [reason, setReason] = useState('');
  if (!known) return null;
  const command = { type: 'setRuling' as const, ruling: ruling.id, value, reason: reason.trim() };
  const send = async () => {
    if (await run(command)) onDone();
  };
  return (
    <>
      <h3>{pick(known.title)}</h3>
      <p className="quiet">
        {t('rulings.why')}: {pick(known.reason)}
      </p>
      <RulingValues name={group} ruling={known} value={value} onChange={setValue} />
      <Field label={t('common.reason')} hint={t('common.reasonHint')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {value !== ruling.value && reason.trim() !== '' && (
        <div className="org-outcome">
          <h4>{t('common.outcome')}</h4>
          <Outcome command={command} />
        </div>
      )}
      <ErrorNotice error={error} />
      <div className="row">
        <Button
          variant="primary"
          busy={busy}
          disabled={value === ruling.value || reason.trim() === ''}
          onClick={() => void send()}
        >
          {t('rulings.record')}
        </Button>
      </div>
    </>
  );
}
