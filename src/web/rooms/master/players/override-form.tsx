/** One override: what it is, its fields, what follows, the reason, and a second look before it is recorded. */
import { useState } from 'react';
import type { Effect } from '../../../../rulebooks/twelve-rooms/commands.js';
import { effectText } from '../../../../rulebooks/twelve-rooms/describe.js';
import { Outcome } from '../../../steer/outcome.js';
import { SelectField } from '../../../steer/select-field.js';
import { Button } from '../../../ui/button.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { type Draft, EFFECT_KINDS, type EffectKind, effectOf, IN_TURN } from '../lib/effects.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms, useSend } from '../lib/use.js';
import { ReasonField } from '../parts/reason.js';
import { EffectFields } from './effect-fields.js';

export function OverrideForm({ player, onDone }: { player?: string; onDone(): void }) {
  const { view } = useRooms();
  const t = useMaster();
  const { run, busy, error } = useSend();
  const [kind, setKind] = useState<EffectKind | null>(null);
  const turn = view.turn && view.turn.stage !== 'resolved' ? view.turn.number : null;
  const [draft, setDraft] = useState<Draft>({ player: player ?? null, turn });
  const [reason, setReason] = useState('');
  const [check, setCheck] = useState(false);
  const effect = kind && effectOf(kind, draft);
  const send = async () => {
    if (effect && (await run({ type: 'override', effect, reason: reason.trim() }))) onDone();
  };
  if (check && effect) {
    return (
      <Check
        effect={effect}
        reason={reason.trim()}
        busy={busy}
        error={error}
        onBack={() => setCheck(false)}
        onSend={send}
      />
    );
  }
  return (
    <div className="stack">
      <SelectField
        label={t('override.what')}
        value={kind ?? ''}
        options={EFFECT_KINDS.map((one) => ({
          value: one,
          title: t(`effect.${one}`),
          off: turn === null && IN_TURN.includes(one),
        }))}
        onChange={(next) => setKind(next || null)}
      />
      {kind && (
        <>
          <p className="rm-means">{t(`effect.${kind}.means`)}</p>
          <EffectFields
            kind={kind}
            draft={draft}
            fixed={player !== undefined}
            onChange={(part) => setDraft({ ...draft, ...part })}
          />
          <ReasonField value={reason} onChange={setReason} />
          <div className="row">
            <Button
              variant="primary"
              disabled={!effect || reason.trim() === ''}
              onClick={() => setCheck(true)}
            >
              {t('override.check')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface CheckProps {
  effect: Effect;
  reason: string;
  busy: boolean;
  error: unknown;
  onBack(): void;
  onSend(): Promise<void>;
}

function Check({ effect, reason, busy, error, onBack, onSend }: CheckProps) {
  const t = useMaster();
  const names = useNames();
  return (
    <div className="stack">
      <Notice tone="warn">
        <p>
          <b>{effectText(effect, names.said, names.lang)}</b>
        </p>
        <p>{t('override.reason', { reason })}</p>
      </Notice>
      <div className="org-outcome" aria-live="polite">
        <h3>{t('override.follows')}</h3>
        <Outcome command={{ type: 'override', effect, reason }} />
      </div>
      <p className="quiet">{t('override.forever')}</p>
      <ErrorNotice error={error} />
      <div className="row">
        <Button onClick={onBack}>{t('common.back')}</Button>
        <Button variant="danger" busy={busy} onClick={() => void onSend()}>
          {t('override.do')}
        </Button>
      </div>
    </div>
  );
}
