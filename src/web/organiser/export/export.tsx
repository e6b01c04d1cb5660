/** Files to take away and links to give out. */
import { address, api } from '../../app/api.js';
import { useSeason } from '../../app/game.js';
import { useLang } from '../../app/prefs.js';
import { CalendarLink, LinkBlock, Luck, OpenToAll } from '../../steer/export-parts.js';
import { LocalWarning } from '../../steer/local-warning.js';
import { Card } from '../../ui/card.js';
import { Page } from '../../ui/page.js';
import { useOrg } from '../say.js';

export default function ExportScreen() {
  const { id, as } = useSeason();
  const t = useOrg();
  const lang = useLang();
  const base = `/api/games/${encodeURIComponent(id)}`;
  const season = `${location.origin}/g/${encodeURIComponent(id)}`;
  return (
    <Page title={t('export.title')}>
      <LocalWarning />
      <div className="grid">
        <Card title={t('export.spectators')}>
          <p>{t('export.spectatorsText')}</p>
          <OpenToAll />
          <LinkBlock url={season} label={t('export.spectators')} />
        </Card>
        <Card title={t('export.hall')}>
          <p>{t('export.hallText')}</p>
          <LinkBlock url={`${season}/hall`} label={t('export.hall')} />
        </Card>
        <Card title={t('export.calendar')}>
          <p>{t('export.calendarText')}</p>
          <CalendarLink base={base} />
          <div className="row">
            <a className="button button-secondary" href={api.calendar(id, { as })} download>
              {t('export.calendarFile')}
            </a>
          </div>
        </Card>
        <Card title={t('export.season')}>
          <p>{t('export.seasonText')}</p>
          <div className="row">
            <a
              className="button button-secondary"
              href={address(`${base}/export`, { format: 'yaml' })}
              download
            >
              {t('export.yaml')}
            </a>
            <a
              className="button button-secondary"
              href={address(`${base}/export`, { format: 'json' })}
              download
            >
              {t('export.json')}
            </a>
          </div>
        </Card>
        <Card title={t('export.table')}>
          <p>{t('export.tableText')}</p>
          <div className="row">
            {(['xlsx', 'csv'] as const).map((format) => (
              <a
                key={format}
                className="button button-secondary"
                href={address(`${base}/table`, { format, lang, as })}
                download
              >
                {t(`export.${format}`)}
              </a>
            ))}
          </div>
        </Card>
        <Luck />
      </div>
    </Page>
  );
}
