/** Links that carry the address of this computer open on no other: said before they are handed out. */
import { Notice } from '../ui/notice.js';
import { useSteer } from './say.js';

/** True of an address that means «this very computer». */
export function isLocal(url: string): boolean {
  try {
    const { hostname } = new URL(url);
    return (
      hostname === 'localhost' ||
      hostname.endsWith('.localhost') ||
      hostname === '[::1]' ||
      /^127\.\d+\.\d+\.\d+$/.test(hostname)
    );
  } catch {
    return false;
  }
}

/** `url`: the link handed out; without one, the address of the page. */
export function LocalWarning({ url = location.origin }: { url?: string | undefined }) {
  const t = useSteer();
  if (!isLocal(url)) return null;
  return (
    <Notice tone="warn">
      <p>
        <b>{t('local.title')}</b>
      </p>
      <p>
        {t('local.how')} <code>npm start -- --host 0.0.0.0</code> {t('local.open')} <code>REGLAMENT_URL</code>
        . {t('local.more')} <code>docs/operations.md</code>.
      </p>
    </Notice>
  );
}
