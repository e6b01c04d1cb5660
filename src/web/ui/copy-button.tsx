import { useT } from '../app/prefs.js';
import { Button } from './button.js';
import { useToast } from './toast.js';

/** Copies a text; without leave of the browser it says so. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const t = useT();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t('common.copied'));
    } catch {
      toast(t('common.copyFailed'));
    }
  };
  return (
    <Button icon="copy" onClick={() => void copy()} disabled={text === ''}>
      {children}
    </Button>
  );
}
