/** The organiser's screens: a rail of sections and the section that the address names, each in a chunk of its own. */
import { type ComponentType, lazy, Suspense } from 'react';
import { useSeason } from '../app/game.js';
import { match, useLocation } from '../app/router.js';
import { KitContext } from '../steer/kit.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loading } from '../ui/loading.js';
import { kit } from './kit.js';
import { OrganiserNav, type Section } from './nav.js';
import { useOrg } from './say.js';
import './organiser.css';

const screens: Record<Section, ComponentType> = {
  control: lazy(() => import('./control/control.js')),
  import: lazy(() => import('./import/import.js')),
  report: lazy(() => import('./report/report.js')),
  windows: lazy(() => import('./windows/windows.js')),
  offers: lazy(() => import('./offers/offers.js')),
  board: lazy(() => import('./board/board-editor.js')),
  people: lazy(() => import('./people/people.js')),
  council: lazy(() => import('./council/council.js')),
  log: lazy(() => import('../steer/log/log.js')),
  export: lazy(() => import('./export/export.js')),
};

function isSection(name: string): name is Section {
  return Object.hasOwn(screens, name);
}

export default function OrganiserRoutes({ gameId }: { gameId: string }) {
  const { path } = useLocation();
  const { answer } = useSeason();
  const t = useOrg();
  const rest = match('/g/:id/manage/*', path)?.rest ?? '';
  const name = rest.split('/')[0] || 'control';
  const section: Section = isSection(name) ? name : 'control';
  const Screen = screens[section];
  if (answer.role !== 'organiser' && answer.role !== 'co-organiser') {
    return <EmptyState title={t('nav.notYours')} text={t('nav.notYoursText')} />;
  }
  return (
    <div className="org">
      <OrganiserNav current={section} />
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
