/** The judge's desk beside the table: the log with corrections, rulings, people and links, screens and files. */
import { type ComponentType, lazy, Suspense } from 'react';
import { match, useLocation } from '../../app/router.js';
import { KitContext } from '../../steer/kit.js';
import { Quarantine } from '../../steer/quarantine.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loading } from '../../ui/loading.js';
import { leads, useTableView } from '../shared/use-view.js';
import { kit } from './kit.js';
import { DeskNav, SECTIONS, type Section } from './nav.js';
import { useDesk } from './say.js';
import '../styles.js';
import '../../organiser/organiser.css';
import './manage.css';

const screens: Record<Section, ComponentType> = {
  log: lazy(() => import('../../steer/log/log.js')),
  rulings: lazy(() => import('./rulings.js')),
  people: lazy(() => import('./people.js')),
  screens: lazy(() => import('./screens.js')),
};

export default function TableDesk({ gameId }: { gameId: string }) {
  const { path } = useLocation();
  const { view } = useTableView();
  const t = useDesk();
  const [name = ''] = (match('/g/:id/manage/*', path)?.rest ?? '').split('/');
  const section = SECTIONS.find((one) => one === name) ?? 'log';
  const Screen = screens[section];
  if (!leads(view)) return <EmptyState page title={t('nav.notYours')} text={t('nav.notYoursText')} />;
  return (
    <div className="org">
      <DeskNav current={section} />
      <div className="org-main" key={`${gameId}-${section}`}>
        <Quarantine />
        <Suspense fallback={<Loading />}>
          <KitContext value={kit}>
            <Screen />
          </KitContext>
        </Suspense>
      </div>
    </div>
  );
}
