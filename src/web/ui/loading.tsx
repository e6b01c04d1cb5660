import { useT } from '../app/prefs.js';

export function Loading() {
  const t = useT();
  return (
    <p className="loading" role="status">
      <span className="loading-reel" aria-hidden="true" />
      {t('common.loading')}
    </p>
  );
}
