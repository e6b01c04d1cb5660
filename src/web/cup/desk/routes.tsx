/** The organiser's screens of a cup: a rail of sections and the section that the address names. */
import { type ComponentType, lazy, Suspense } from 'react';
import { useSay } from '../../app/prefs.js';
import { match, useLocation } from '../../app/router.js';
import { KitContext } from '../../steer/kit.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loading } from '../../ui/loading.js';
import { useCupGame } from '../lib/use.js';
import { kit } from './kit.js';
import { CupNav, SECTIONS, type Section } from './nav.js';
import { texts } from './texts.js';
import '../styles.js';

const screens: Record<Section, ComponentType> = {
  desk: lazy(() => import('./desk.js')),
  players: lazy(() => import('./people/players.js')),
  judges: lazy(() => import('./people/judges.js')),
  seating: lazy(() => import('../seating/seating.js')),
  rounds: lazy(() => import('./rounds.js')),
  protests: lazy(() => import('./protests.js')),
  points: lazy(() => import('./points/points.js')),
  formula: lazy(() => import('./points/formula.js')),
  publication: lazy(() => import('./publication.js')),
  links: lazy(() => import('./people/links.js')),
  rulings: lazy(() => import('./rulings.js')),
  log: lazy(() => import('../../steer/log/log.js')),
  export: lazy(() => import('./export.js')),
};

export default function CupRoutes({ gameId }: { gameId: string }) {
  const { path } = useLocation();
  const { view } = useCupGame();
  const t = useSay(texts);
  const rest = match('/g/:id/manage/*', path)?.rest ?? '';
  const [name = ''] = rest.split('/');
  const section = SECTIONS.find((one) => one === name) ?? 'desk';
  const Screen = screens[section];
  if (!view.desk) return <EmptyState title={t('nav.notYours')} text={t('nav.notYoursText')} />;
  return (
    <div className="org">
      <CupNav current={section} />
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
