/** A correction before it is made: the difference in words, the reason, the consent, and the button. */
import { useEffect, useRef, useState } from 'react';
import type { AmendPreviewAnswer, Receipt } from '../../../server/shapes.js';
import { request } from '../../app/api.js';
import { useSeason } from '../../app/game.js';
import { newKey } from '../../app/key.js';
import { useLang } from '../../app/prefs.js';
import { ApiError } from '../../app/problem.js';
import { RevisedReports } from '../../revisions/revised-reports.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { useToast } from '../../ui/toast.js';
import { useKit } from '../kit.js';
import { useSteer } from '../say.js';
import type { Change } from './change.js';
import { Meanwhile } from './meanwhile.js';

export function AmendConfirm({ change, onDone }: { change: Change; onDone(): void }) {
  const { id, as, refetch } = useSeason();
  const t = useSteer();
  const lang = useLang();
  const { Changes } = useKit();
  const toast = useToast();
  const text = JSON.stringify(change);
  const [preview, setPreview] = useState<AmendPreviewAnswer | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const [consent, setConsent] = useState(false);
  const [conflict, setConflict] = useState<{ from: number; to: number } | null>(null);
  const [round, setRound] = useState(0);
  const key = useRef<string | null>(null);
  const path = `/api/games/${encodeURIComponent(id)}/amend`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a conflict asks for a new preview of the same change
  useEffect(() => {
    let alive = true;
    setPreview(null);
    setError(null);
    request<AmendPreviewAnswer>(`${path}/preview`, {
      method: 'POST',
      body: { change: JSON.parse(text) },
      query: { as, lang },
    })
      .then((got) => alive && setPreview(got))
      .catch((caught: unknown) => alive && setError(caught));
    return () => {
      alive = false;
    };
  }, [path, text, as, lang, round]);

  const confirm = async () => {
    if (!preview) return;
    key.current ??= newKey();
    setBusy(true);
    try {
      await request<Receipt>(path, {
        method: 'POST',
        body: { change, reason: reason.trim(), expectedSeq: preview.seq },
        key: key.current,
        query: { as },
      });
      await refetch();
      toast(t('amend.done'));
      onDone();
    } catch (caught) {
      if (caught instanceof ApiError && caught.status === 409) {
        setConflict({ from: preview.seq, to: caught.problem.seq ?? preview.seq });
        key.current = null;
        setRound((n) => n + 1);
        void refetch();
      } else setError(caught);
    } finally {
      setBusy(false);
    }
  };
  const redrawn = (preview?.redrawn.length ?? 0) > 0;
  return (
    <div className="stack">
      {conflict && (
        <Notice tone="warn">
          <p>{t('amend.conflict', { n: conflict.to - conflict.from })}</p>
          <Meanwhile from={conflict.from} />
        </Notice>
      )}
      {!error && (
        <section className="org-outcome" aria-live="polite" aria-label={t('amend.preview')}>
          <h3>{t('amend.preview')}</h3>
          {!preview && <p className="quiet">{t('common.outcomeLoading')}</p>}
          {preview && <Changes preview={preview} />}
          {preview && <RevisedReports reports={preview.reports} />}
        </section>
      )}
      <ErrorNotice error={error} />
      <Field label={t('common.reason')} hint={t('common.reasonHint')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            required
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {redrawn && (
        <label className="choice">
          <input type="checkbox" checked={consent} onChange={(event) => setConsent(event.target.checked)} />
          <span>{t('amend.consent')}</span>
        </label>
      )}
      <div className="row">
        <Button
          variant="primary"
          busy={busy}
          disabled={!preview || reason.trim() === '' || (redrawn && !consent)}
          onClick={() => void confirm()}
        >
          {t('amend.confirm')}
        </Button>
      </div>
    </div>
  );
}
