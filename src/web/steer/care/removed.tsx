/** For the first page of an organiser: games he took away, which can still be brought back. Nothing where there are none. */
import { useEffect, useState } from 'react';
import type { RemovedGame } from '../../../server/care-shapes.js';
import { request } from '../../app/api.js';
import { formatMoment, viewerZone } from '../../app/clock.js';
import { useLang } from '../../app/prefs.js';
import { navigate } from '../../app/router.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { ErrorNotice } from '../../ui/notice.js';
import { useCareSay } from './use-care.js';

export default function RemovedGames() {
  const t = useCareSay();
  const lang = useLang();
  const [list, setList] = useState<RemovedGame[]>([]);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    request<RemovedGame[]>('/api/removed').then(setList, setError);
  }, []);
  if (list.length === 0) return <ErrorNotice error={error} />;
  const moment = (at: string) => formatMoment(at, viewerZone(), lang);
  const back = async (game: string) => {
    setError(null);
    try {
      await request(`/api/games/${encodeURIComponent(game)}/removal`, { method: 'DELETE' });
      navigate(`/g/${game}/manage`);
    } catch (caught) {
      setError(caught);
    }
  };
  return (
    <Card title={t('removed.title')} tone="quiet">
      <ErrorNotice error={error} />
      <ul>
        {list.map(({ game, title, reason, until, purgedAt }) => (
          <li key={game} className="row">
            <span>
              <b>{title}</b> — {reason}{' '}
              <span className="quiet small">
                {purgedAt
                  ? t('removed.gone', { at: moment(purgedAt) })
                  : t('removed.until', { at: moment(until) })}
              </span>
            </span>
            {!purgedAt && (
              <Button
                aria-label={t('people.of', { what: t('removed.back'), name: title })}
                onClick={() => void back(game)}
              >
                {t('removed.back')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
