import { useT } from '../app/prefs.js';
import { Button } from '../ui/button.js';
import { useToast } from '../ui/toast.js';
import { useS } from './say.js';

/** The phone's own sharing, or the address copied. The address has nobody's access in it. */
export function ShareButton({ title }: { title: string }) {
  const s = useS();
  const t = useT();
  const toast = useToast();
  const share = async () => {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast(t('common.copied'));
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(t('common.copyFailed'));
    }
  };
  return (
    <Button icon="share" onClick={() => void share()}>
      {s('season.share')}
    </Button>
  );
}
