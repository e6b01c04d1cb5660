/** Files to take away, who may watch, checking the luck, and the end of the game by decree (G.9). */
import { address } from '../../../app/api.js';
import { CalendarLink, LinkBlock, Luck, OpenToAll } from '../../../steer/export-parts.js';
import { LocalWarning } from '../../../steer/local-warning.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Page } from '../../../ui/page.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms } from '../lib/use.js';
import { EndGame } from './end-game.js';

export default function EndScreen() {
  const { id, view } = useRooms();
  const t = useMaster();
  const names = useNames();
  const base = `/api/games/${encodeURIComponent(id)}`;
  const url = `${location.origin}/g/${encodeURIComponent(id)}`;
  return (
    <Page title={t('nav.end')}>
      <div className="grid">
        <Card title={t('end.watch')}>
          <p>{t('end.watchText')}</p>
          <OpenToAll />
          <LocalWarning />
          <LinkBlock url={url} label={t('end.watch')} />
        </Card>
        <Card title={t('end.file')}>
          <p>{t('end.fileText')}</p>
          <div className="row">
            {(['yaml', 'json'] as const).map((format) => (
              <a
                key={format}
                className="button button-secondary"
                href={address(`${base}/export`, { format })}
                download
              >
                {t(`end.${format}`)}
              </a>
            ))}
          </div>
        </Card>
        <Card title={t('end.calendar')}>
          <p>{t('end.calendarText')}</p>
          <CalendarLink base={base} />
        </Card>
        <Luck />
        <Card
          title={t('end.game')}
          tone={view.phase === 'ended' ? 'good' : 'plain'}
          actions={<Clauses ids={['twelve-rooms:G.9', 'twelve-rooms:G.6']} />}
        >
          {view.winner ? (
            <p>
              <b>
                {view.winner.team
                  ? t('next.ended.title', { team: names.of('team', view.winner.team) })
                  : t('next.ended.nobody')}
              </b>{' '}
              {names.of('how', view.winner.how)}
            </p>
          ) : (
            <EndGame />
          )}
        </Card>
      </div>
    </Page>
  );
}
