/** The season for everybody: what comes next, the board through all games, the table, the charts. */
import { lazy, Suspense } from 'react';
import { useSeason, useSides } from '../app/game.js';
import { usePick } from '../app/prefs.js';
import { Link } from '../app/router.js';
import { Card } from '../ui/card.js';
import { Icon } from '../ui/icon.js';
import { Loading } from '../ui/loading.js';
import { Notice } from '../ui/notice.js';
import { Page } from '../ui/page.js';
import { SideChip } from '../ui/side-chip.js';
import { Next } from './next.js';
import { Replay } from './replay.js';
import { useS } from './say.js';
import './screens.css';
import { ShareButton } from './share-button.js';
import { StandingsTable } from './standings.js';

const Charts = lazy(() => import('./charts.js'));

export default function SeasonScreen() {
  const { id, view, answer } = useSeason();
  const s = useS();
  const pick = usePick();
  const { meta } = answer;
  return (
    <Page
      title={pick(view.title)}
      actions={
        <>
          <Link className="button button-secondary" to={`/g/${id}/hall`}>
            <Icon name="screen" />
            <span>{s('hall.title')}</span>
          </Link>
          <ShareButton title={pick(view.title)} />
        </>
      }
    >
      <div className="stack">
        {meta.quarantined && <Notice tone="warn">{s('season.quarantined')}</Notice>}
        {view.phase === 'setup' && <Notice>{s('season.setup')}</Notice>}
        {view.winner && <Winner />}
        <Next />
        <div className="columns columns-table">
          <Card title={s('season.replay')}>
            <Replay />
          </Card>
          <Card title={s('season.table')}>
            <StandingsTable />
          </Card>
        </div>
        <Suspense fallback={<Loading />}>
          <Charts />
        </Suspense>
        <p className="quiet small">
          {s('season.commitment')}: <span className="commit">{meta.commitment}</span>
          {meta.seed && (
            <>
              <br />
              {s('season.seed')}: <span className="commit">{meta.seed}</span>
            </>
          )}
        </p>
      </div>
    </Page>
  );
}

function Winner() {
  const { view } = useSeason();
  const side = useSides();
  const s = useS();
  if (!view.winner) return null;
  return (
    <Card title={s('season.over')} tone="good">
      <div className="row">
        <SideChip side={side(view.winner.clan)} size="large" />
        <span>{s(`season.how.${view.winner.how}`)}</span>
      </div>
    </Card>
  );
}
