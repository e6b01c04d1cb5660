/** The audit log: who entered what and when, what it led to, and the way to correct any of it. */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from '../../app/router.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Field } from '../../ui/field.js';
import { Loading } from '../../ui/loading.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { useKit } from '../kit.js';
import { useSteer } from '../say.js';
import { arrangeLog } from './arrange.js';
import { EditEntry } from './edit-entry.js';
import { LogRow } from './log-row.js';
import { type LogEntry, useLog } from './use-log.js';

type Open = { kind: 'replace' | 'remove'; entry: LogEntry } | { kind: 'insert' } | null;

export default function LogScreen() {
  const t = useSteer();
  const { records, entries, error } = useLog();
  const { useWords, Insert } = useKit();
  const words = useWords();
  const [find, setFind] = useState('');
  const [count, setCount] = useState(40);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  useNamedEntry(entries, setOpen);
  const wanted = find.trim().toLowerCase();
  const shown = arrangeLog(records ?? [])
    .filter(
      ({ record, lines }) =>
        wanted === '' ||
        `${record.seq} ${lines.map(({ entry }) => words(entry.command)).join(' ')}`
          .toLowerCase()
          .includes(wanted),
    )
    .reverse();
  return (
    <Page
      title={t('log.title')}
      lead={t('log.lead')}
      actions={
        <Button icon="plus" onClick={() => setOpen({ kind: 'insert' })}>
          {t('log.insert')}
        </Button>
      }
    >
      <div className="org-narrow">
        <Field label={t('log.find')}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={find}
              onChange={(event) => setFind(event.target.value)}
            />
          )}
        </Field>
      </div>
      <ErrorNotice error={error} />
      {!records && !error && <Loading />}
      {records && shown.length === 0 && <p className="quiet">{t('log.empty')}</p>}
      <ol className="org-log" reversed>
        {shown.slice(0, count).map((section) => (
          <LogRow
            key={section.record.seq}
            section={section}
            onReplace={(entry) => setOpen({ kind: 'replace', entry })}
            onRemove={(entry) => setOpen({ kind: 'remove', entry })}
          />
        ))}
      </ol>
      {shown.length > count && <Button onClick={() => setCount(count + 60)}>{t('log.more')}</Button>}
      <Dialog open={open !== null} onClose={close} title={open ? t(`amend.title.${open.kind}`) : ''} sheet>
        {open?.kind === 'insert' && <Insert onDone={close} />}
        {open && open.kind !== 'insert' && <EditEntry kind={open.kind} entry={open.entry} onDone={close} />}
      </Dialog>
    </Page>
  );
}

/** `?entry=12`: another screen sends one here to mend that entry; `&do=remove`: to take it out. Asked once. */
function useNamedEntry(entries: LogEntry[] | null, open: (what: Open) => void): void {
  const { query } = useLocation();
  const named = useRef(query.get('entry'));
  useEffect(() => {
    if (!named.current || !entries) return;
    const entry = entries.findLast(({ id, inForce }) => inForce && id === named.current);
    named.current = null;
    if (entry) open({ kind: query.get('do') === 'remove' ? 'remove' : 'replace', entry });
  }, [entries, open, query]);
}
