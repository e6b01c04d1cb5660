import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '../app/prefs.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { useToast } from './toast.js';

interface Copying {
  copy(text: string): Promise<void>;
  /** The text to be copied by hand, where the browser keeps its clipboard from the page; stands in the markup. */
  byHand: ReactNode;
}

/** Copies a text. Browsers lend the clipboard only over https; elsewhere the text is shown selected. */
export function useCopy(): Copying {
  const t = useT();
  const toast = useToast();
  const [shown, setShown] = useState<string | null>(null);
  const copy = useCallback(
    async (text: string) => {
      // Absent on plain http, whatever its type says.
      const clipboard = navigator.clipboard as Clipboard | undefined;
      try {
        if (!clipboard) throw new Error('no clipboard');
        await clipboard.writeText(text);
        toast(t('common.copied'));
      } catch {
        setShown(text);
      }
    },
    [t, toast],
  );
  const byHand = (
    <Dialog open={shown !== null} onClose={() => setShown(null)} title={t('common.copyByHand')} sheet>
      {shown !== null && <Selected text={shown} />}
    </Dialog>
  );
  return { copy, byHand };
}

function Selected({ text }: { text: string }) {
  const t = useT();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // The dialog opens after this and takes the focus to its first button.
    const timer = setTimeout(() => area.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p>{t('common.copyHint')}</p>
      <textarea
        ref={area}
        className="copy-text"
        readOnly
        rows={text.includes('\n') ? 10 : 3}
        aria-label={t('common.copyByHand')}
        value={text}
        onFocus={(event) => event.target.select()}
      />
    </>
  );
}

interface CopyButtonProps {
  text: string;
  /** What is copied, where several such buttons stand together. */
  label?: string;
  children: string;
}

/** Copies a text; without leave of the browser it says so. */
export function CopyButton({ text, label, children }: CopyButtonProps) {
  const { copy, byHand } = useCopy();
  return (
    <>
      <Button icon="copy" aria-label={label} onClick={() => void copy(text)} disabled={text === ''}>
        {children}
      </Button>
      {byHand}
    </>
  );
}
