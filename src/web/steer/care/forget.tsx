/** Forgetting somebody: who, how thoroughly, what it touches, and only then for good. */
import { useState } from 'react';
import type { ErasePreview } from '../../../server/care-shapes.js';
import { request } from '../../app/api.js';
import { useSeason } from '../../app/game.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { useCareSay } from './use-care.js';

interface Props {
  /** The person, or a name that was only written down; null: closed. */
  whom: { person: string | null; name: string } | null;
  onClose(): void;
  onDone(): Promise<unknown>;
}

export function ForgetDialog({ whom, onClose, onDone }: Props) {
  const t = useCareSay();
  return (
    <Dialog
      open={whom !== null}
      onClose={onClose}
      title={t('forget.title', { name: whom?.name ?? '' })}
      sheet
    >
      {whom && <Form key={whom.person ?? whom.name} whom={whom} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function Form({ whom, onClose, onDone }: Props & { whom: NonNullable<Props['whom']> }) {
  const { id } = useSeason();
  const t = useCareSay();
  const [spelled, setSpelled] = useState('');
  const [words, setWords] = useState(false);
  const [preview, setPreview] = useState<ErasePreview | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const more = spelled.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
  const body = { person: whom.person, names: whom.person === null ? [whom.name, ...more] : more, words };
  const send = async <T,>(path: string, then: (answer: T) => void) => {
    setBusy(true);
    setError(null);
    try {
      then(await request<T>(`/api/games/${encodeURIComponent(id)}${path}`, { method: 'POST', body }));
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  if (done !== null) {
    return (
      <div className="stack">
        <Notice tone="good">{t('forget.done', { name: done })}</Notice>
        <div className="row">
          <Button onClick={onClose}>OK</Button>
        </div>
      </div>
    );
  }
  return (
    <div className="stack">
      <p>{t('forget.text')}</p>
      <Field label={t('forget.names')} hint={t('forget.namesHint')}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={400}
            value={spelled}
            onChange={(event) => {
              setSpelled(event.target.value);
              setPreview(null);
            }}
          />
        )}
      </Field>
      {whom.person !== null && (
        <label className="choice">
          <input
            type="checkbox"
            checked={words}
            onChange={(event) => {
              setWords(event.target.checked);
              setPreview(null);
            }}
          />
          <span>{t('forget.words')}</span>
        </label>
      )}
      {preview && (
        <Notice tone="warn">
          <p>{t('forget.found', { names: preview.names.join(', ') })}</p>
          <p>{t('forget.becomes', { name: preview.pseudonym })}</p>
          <p>
            {t('forget.counts', {
              ...{ named: preview.named, mentions: preview.mentions, texts: words ? preview.texts : 0 },
              ...{ images: words ? preview.images : 0, links: preview.links, signIns: preview.signIns },
            })}
          </p>
        </Notice>
      )}
      <ErrorNotice error={error} />
      <div className="row">
        <Button busy={busy} onClick={() => void send<ErasePreview>('/erase/preview', setPreview)}>
          {t('forget.look')}
        </Button>
        {preview && (
          <Button
            variant="danger"
            busy={busy}
            onClick={() =>
              void send<{ pseudonym: string }>('/erase', ({ pseudonym }) => {
                setDone(pseudonym);
                void onDone();
              })
            }
          >
            {t('forget.do')}
          </Button>
        )}
      </div>
    </div>
  );
}
