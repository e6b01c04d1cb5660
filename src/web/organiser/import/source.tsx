/** Three ways to give a table: a file, pasted cells, typing. */
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { Icon } from '../../ui/icon.js';
import { Notice } from '../../ui/notice.js';
import { useOrg } from '../say.js';
import { readBase64, type TableSource } from './use-import.js';

const LIMIT = 2 * 1024 * 1024;

export function FileSource({ onSource }: { onSource(source: TableSource): void }) {
  const t = useOrg();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [tooBig, setTooBig] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setTooBig(file.size > LIMIT);
    if (file.size > LIMIT) return;
    onSource({ kind: 'file', name: file.name, base64: await readBase64(file) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition, the button inside does the same */}
      <div
        className={over ? 'org-drop org-drop-over' : 'org-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className="org-drop-icon" aria-hidden="true">
          <Icon name="list" />
        </span>
        <p className="org-drop-title">{t('import.drop')}</p>
        <p className="quiet">{t('import.dropHint')}</p>
        <input
          ref={input}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('import.chooseFile')}
          accept=".xlsx,.csv,.tsv,.txt"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button variant="primary" onClick={() => input.current?.click()}>
          {t('import.chooseFile')}
        </Button>
      </div>
      {tooBig && <Notice tone="warn">{t('import.tooBig')}</Notice>}
    </>
  );
}

export function PasteSource({ onSource }: { onSource(source: TableSource): void }) {
  const t = useOrg();
  const [text, setText] = useState('');
  const read = (value: string) => onSource({ kind: 'text', name: t('import.pasted'), text: value });
  return (
    <div className="stack">
      <Field label={t('import.pasteLabel')} hint={t('import.pasteHint')}>
        {(control) => (
          <textarea
            {...control}
            className="org-paste"
            rows={10}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="row">
        <Button variant="primary" disabled={text.trim() === ''} onClick={() => read(text)}>
          {t('import.read')}
        </Button>
      </div>
    </div>
  );
}
