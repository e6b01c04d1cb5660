import { Button } from '../ui/button.js';
import { useCopy } from '../ui/copy-button.js';
import { useS } from './say.js';

/** The phone's own sharing, or the address copied. The address has nobody's access in it. */
export function ShareButton({ title }: { title: string }) {
  const s = useS();
  const { copy, byHand } = useCopy();
  const share = async () => {
    const url = location.origin + location.pathname;
    // Absent on plain http, whatever its type says.
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
  return (
    <>
      <Button icon="share" onClick={() => void share()}>
        {s('season.share')}
      </Button>
      {byHand}
    </>
  );
}
