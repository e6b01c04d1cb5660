/** The master's screens of «12 комнат»: a rail of sections and the section that the address names. */
import { type ComponentType, lazy, Suspense } from 'react';
import type { GameView } from '../../../rulebooks/twelve-rooms/view.js';
import { useSeason } from '../../app/game.js';
import { useSay } from '../../app/prefs.js';
import { match, useLocation } from '../../app/router.js';
import { KitContext } from '../../steer/kit.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loading } from '../../ui/loading.js';
import { kit } from './kit.js';
import { MasterNav, SECTIONS, type Section } from './nav.js';
import { texts } from './texts.js';
import '../styles.js';
import '../../organiser/organiser.css';
import './master.css';

const screens: Record<Section, ComponentType> = {
  desk: lazy(() => import('./desk/desk.js')),
  setup: lazy(() => import('./setup/setup.js')),
  run: lazy(() => import('./run/run.js')),
  map: lazy(() => import('./map/map.js')),
  players: lazy(() => import('./players/players.js')),
  posts: lazy(() => import('./posts/posts.js')),
  reports: lazy(() => import('./reports/reports.js')),
  rulings: lazy(() => import('./log/rulings.js')),
  log: lazy(() => import('../../steer/log/log.js')),
  end: lazy(() => import('./log/end.js')),
};

export default function MasterRoutes({ gameId }: { gameId: string }) {
  const { path } = useLocation();
  const { view } = useSeason();
  const t = useSay(texts);
  const rest = match('/g/:id/manage/*', path)?.rest ?? '';
  const [name = ''] = rest.split('/');
  const section = SECTIONS.find((one) => one === name) ?? 'desk';
  const Screen = screens[section];
  if (!(view as unknown as GameView).master) {
    return <EmptyState title={t('nav.notYours')} text={t('nav.notYoursText')} />;
  }
  return (
    <div className="org">
      <MasterNav current={section} />
      <div className="org-main" key={`${gameId}-${section}`}>
        <Suspense fallback={<Loading />}>
          <KitContext value={kit}>
            <Screen />
          </KitContext>
        </Suspense>
      </div>
    </div>
  );
}
