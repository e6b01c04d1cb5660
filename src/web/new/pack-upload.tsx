/** A season pack from a file: checked by the server, kept in this browser, and chosen; or every reason why it is not one. */
import { useRef, useState } from 'react';
import type { SeasonFile } from '../../rulebooks/season/pack.js';
import type { PackCheck } from '../../server/shapes.js';
import { request } from '../app/api.js';
import { usePick } from '../app/prefs.js';
import { Link } from '../app/router.js';
import { useOrg } from '../organiser/say.js';
import { addPack, nameOfOwn } from '../packs/store.js';
import { Button } from '../ui/button.js';
import { Clauses } from '../ui/clause.js';
import { ErrorNotice, Notice } from '../ui/notice.js';

type Messages = PackCheck['messages'];

/** More would be no help to whoever has the file before him. */
const SHOWN = 8;

export function PackUpload({ onPack }: { onPack(name: string): void }) {
  const t = useOrg();
  const pick = usePick();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<'notJson' | 'notKept' | null>(null);
  const [messages, setMessages] = useState<Messages>([]);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFault(null);
    setMessages([]);
    setError(null);
    try {
      const pack = parsed(await file.text());
      if (!pack) return setFault('notJson');
      const check = await request<PackCheck>('/api/packs/check', { method: 'POST', body: { pack } });
      if (check.messages.length > 0) return setMessages(check.messages);
      const key = addPack(pack as SeasonFile, true);
      if (key === null) setFault('notKept');
      else onPack(nameOfOwn(key));
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack-tight">
      <div className="row">
        <input
          ref={input}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('new.packFile')}
          accept=".json,application/json"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Link className="button button-secondary" to="/packs">
          {t('new.packMake')}
        </Link>
        <Button busy={busy} onClick={() => input.current?.click()}>
          {t('new.packFile')}
        </Button>
      </div>
      {fault && <Notice tone="warn">{t(`new.pack.${fault}`)}</Notice>}
      {messages.length > 0 && (
        <Notice tone="warn">
          <p>{t('new.packFaults', { n: messages.length })}</p>
          <ul>
            {messages.slice(0, SHOWN).map(({ path, text, clause }) => (
              <li key={`${path.join('.')} ${text.ru}`}>
                <code>{path.join('.')}</code> — {pick(text)} <Clauses ids={[clause]} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ErrorNotice error={error} />
    </div>
  );
}

function parsed(text: string): object | null {
  try {
    // Some editors put a byte order mark in front.
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
