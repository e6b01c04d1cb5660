/** A number set directly, past the rules: the last resort, and marked as such. */
import { useState } from 'react';
import { useBook } from '../../app/book.js';
import { useCommand, useSeason } from '../../app/game.js';
import { Link } from '../../app/router.js';
import { Outcome } from '../../steer/outcome.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { useToast } from '../../ui/toast.js';
import { type Effect, EffectFields, startEffect } from '../parts/effect-fields.js';
import { useManagePath, useOrg } from '../say.js';

export function Decree() {
  const book = useBook();
  const t = useOrg();
  const to = useManagePath();
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('decree.title')} tone="warn" actions={<Clauses ids={book.cite('council.other')} />}>
      <p>{t('decree.text')}</p>
      <div className="row">
        <Link className="button button-secondary" to={to('/log')}>
          {t('decree.toLog')}
        </Link>
        <Button variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('decree.open')}
        </Button>
      </div>
      {open && <DecreeForm onDone={() => setOpen(false)} />}
    </Card>
  );
}

function DecreeForm({ onDone }: { onDone(): void }) {
  const { view } = useSeason();
  const t = useOrg();
  const toast = useToast();
  const { run, busy, error } = useCommand();
  const [effect, setEffect] = useState<Effect>(() => startEffect('modifier', view.clans[0]?.id ?? 1, ''));
  const [reason, setReason] = useState('');
  const command = { type: 'decree' as const, effect, reason: reason.trim() };
  const send = async () => {
    if (!(await run(command))) return;
    toast(t('common.saved'));
    onDone();
  };
  return (
    <div className="stack-tight">
      <EffectFields effect={effect} onChange={setEffect} />
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
      {reason.trim() !== '' && (
        <div className="org-outcome">
          <h3>{t('common.outcome')}</h3>
          <Outcome command={command} />
        </div>
      )}
      <ErrorNotice error={error} />
      <div className="row">
        <Button variant="danger" busy={busy} disabled={reason.trim() === ''} onClick={() => void send()}>
          {t('decree.do')}
        </Button>
      </div>
    </div>
  );
}
