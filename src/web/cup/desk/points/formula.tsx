/** The formula: versions, a draft begun from any of them or from a preset, and what it would change before it is saved. */
import { useState } from 'react';
import type { CupCommand } from '../../../../rulebooks/table/cup/commands.js';
import type { Formula } from '../../../../rulebooks/table/cup/formula.js';
import { useLang, usePick } from '../../../app/prefs.js';
import { useDryRun } from '../../../steer/outcome.js';
import { SelectField } from '../../../steer/select-field.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Moment } from '../../../ui/countdown.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { Page } from '../../../ui/page.js';
import { formulaLines } from '../../lib/formula-words.js';
import { presetsOf } from '../../lib/presets.js';
import { type CupFormula, useCupCommand } from '../../lib/use.js';
import { StandingsChanges } from '../../parts/changes-table.js';
import { TextField } from '../../parts/fields.js';
import { useCupDesk, useDesk } from '../say.js';
import { FormulaFields } from './formula-fields.js';

export default function FormulaScreen() {
  const { view } = useCupDesk();
  const t = useDesk();
  const pick = usePick();
  const [draft, setDraft] = useState<Formula | null>(null);
  const latest = view.formulas.at(-1);
  if (!latest) return null;
  return (
    <Page title={t('nav.formula')} lead={t('formula.lead')}>
      {draft ? (
        <Editor draft={draft} onChange={setDraft} onClose={() => setDraft(null)} />
      ) : (
        <>
          <Version formula={latest} />
          {!view.finished && (
            <Card title={t('formula.change')}>
              <div className="row">
                <Button variant="primary" onClick={() => setDraft(latest.formula)}>
                  {t('formula.edit')}
                </Button>
              </div>
              <h3>{t('formula.presets')}</h3>
              <ul className="lines">
                {presetsOf(view.formulas[0]?.formula ?? latest.formula).map((preset) => (
                  <li key={preset.id}>
                    <span>
                      <b>{pick(preset.title)}</b>
                      <span className="cup-about">{pick(preset.about)}</span>
                    </span>
                    <Button
                      aria-label={t('formula.takeOf', { name: pick(preset.title) })}
                      onClick={() => setDraft(preset.formula)}
                    >
                      {t('formula.take')}
                    </Button>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {view.formulas
            .slice(0, -1)
            .reverse()
            .map((formula) => (
              <Version key={formula.version} formula={formula} onTake={() => setDraft(formula.formula)} />
            ))}
        </>
      )}
    </Page>
  );
}

function Version({ formula, onTake }: { formula: CupFormula; onTake?(): void }) {
  const { view } = useCupDesk();
  const t = useDesk();
  const lang = useLang();
  return (
    <Card
      title={t('formula.version', { n: formula.version, from: formula.from })}
      actions={onTake && !view.finished ? <Button onClick={onTake}>{t('formula.take')}</Button> : undefined}
    >
      <dl className="cup-formula">
        {formulaLines(formula.formula, lang).map((line) => (
          <div key={line.key}>
            <dt>{line.name}</dt>
            <dd>
              {line.value} <Clauses ids={[line.clause]} />
            </dd>
          </div>
        ))}
      </dl>
      {formula.reason && (
        <p className="quiet small">
          {formula.reason} · <Moment at={formula.at} zone={view.zone} />
        </p>
      )}
    </Card>
  );
}

interface EditorProps {
  draft: Formula;
  onChange(formula: Formula): void;
  onClose(): void;
}

function Editor({ draft, onChange, onClose }: EditorProps) {
  const { view } = useCupDesk();
  const t = useDesk();
  const { run, busy, error } = useCupCommand();
  const [from, setFrom] = useState('1');
  const [reason, setReason] = useState('');
  const same = JSON.stringify(view.formulas.at(-1)?.formula) === JSON.stringify(draft);
  // The preview wants a reason too; what is written in the end does not change the numbers.
  const command = (words: string): CupCommand => ({
    type: 'setFormula',
    formula: draft,
    from: Number(from),
    reason: words,
  });
  const dry = useDryRun(same ? null : command('—'));
  const rounds = view.plan?.rounds ?? 1;
  const save = async () => {
    if (await run(command(reason.trim()))) onClose();
  };
  return (
    <>
      <FormulaFields formula={draft} onChange={onChange} />
      <Card title={t('formula.then')} tone="call">
        {same && <p className="quiet">{t('formula.same')}</p>}
        {!same && dry.busy && <p className="quiet">{t('formula.counting')}</p>}
        {!same && <ErrorNotice error={dry.error} />}
        {dry.run && <StandingsChanges differences={dry.run.differences} />}
      </Card>
      <Card title={t('formula.saveTitle')} actions={<Clauses ids={['mafia-cup:4.6']} />}>
        <div className="org-form-row">
          <SelectField
            label={t('formula.from')}
            value={from}
            options={Array.from({ length: rounds }, (_, i) => ({
              value: String(i + 1),
              title: i === 0 ? t('formula.fromStart') : t('desk.round', { n: i + 1 }),
            }))}
            onChange={setFrom}
          />
        </div>
        <TextField label={t('common.reason')} value={reason} onChange={setReason} rows={2} />
        <ErrorNotice error={error} />
        <div className="row">
          <Button
            variant="primary"
            busy={busy}
            disabled={same || reason.trim() === '' || Boolean(dry.error)}
            onClick={() => void save()}
          >
            {t('formula.save')}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </div>
      </Card>
    </>
  );
}
