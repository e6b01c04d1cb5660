/** What others look at, and the game as a file. */
import { address } from '../../app/api.js';
import { LinkBlock, Luck, OpenToAll } from '../../steer/export-parts.js';
import { LocalWarning } from '../../steer/local-warning.js';
import { useSteer } from '../../steer/say.js';
import { Card } from '../../ui/card.js';
import { CopyButton } from '../../ui/copy-button.js';
import { Page } from '../../ui/page.js';
import { useTableView } from '../shared/use-view.js';
import { useDesk } from './say.js';

export default function ScreensScreen() {
  const { id } = useTableView();
  const t = useDesk();
  const steer = useSteer();
  const base = `/api/games/${encodeURIComponent(id)}`;
  const page = `${location.origin}/g/${encodeURIComponent(id)}`;
  return (
    <Page title={t('nav.screens')}>
      <div className="grid">
        <Card title={t('screens.watch')}>
          <p>{t('screens.watchText')}</p>
          <OpenToAll />
          <LocalWarning />
          <LinkBlock url={`${page}/table`} label={t('screens.watch')} />
        </Card>
        {(['hall', 'overlay'] as const).map((name) => (
          <Card key={name} title={t(`screens.${name}`)}>
            <p>{t(`screens.${name}Text`)}</p>
            <p className="org-url">{`${page}/${name}`}</p>
            <div className="row">
              <CopyButton text={`${page}/${name}`}>{steer('export.copyLink')}</CopyButton>
              <a className="button button-ghost" href={`${page}/${name}`} target="_blank" rel="noreferrer">
                {t('screens.open')}
              </a>
            </div>
          </Card>
        ))}
        <Card title={t('screens.file')}>
          <p>{t('screens.fileText')}</p>
          <div className="row">
            {(['yaml', 'json'] as const).map((format) => (
              <a
                key={format}
                className="button button-secondary"
                href={address(`${base}/export`, { format })}
                download
              >
                {t(`screens.${format}`)}
              </a>
            ))}
          </div>
        </Card>
        <Luck />
      </div>
    </Page>
  );
}
