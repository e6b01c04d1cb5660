/** The judge's desk beside the table: the log with corrections, rulings, people and links, screens and files. */
import { lazy } from 'react';
import { DeskFrame } from '../../steer/desk-frame.js';
import { Quarantine } from '../../steer/quarantine.js';
import { EmptyState } from '../../ui/empty-state.js';
import { leads, useTableView } from '../shared/use-view.js';
import { kit } from './kit.js';
import { useDesk } from './say.js';
import '../styles.js';
import '../../organiser/organiser.css';
import './manage.css';

const SECTIONS = [
  { name: 'log', icon: 'history', Screen: lazy(() => import('../../steer/log/log.js')) },
  { name: 'rulings', icon: 'rules', Screen: lazy(() => import('./rulings.js')) },
  { name: 'people', icon: 'council', Screen: lazy(() => import('./people.js')) },
  { name: 'care', icon: 'why', Screen: lazy(() => import('../../steer/care/care.js')) },
  { name: 'screens', icon: 'screen', Screen: lazy(() => import('./screens.js')) },
] as const;

export default function TableDesk({ gameId }: { gameId: string }) {
  const { view } = useTableView();
  const t = useDesk();
  if (!leads(view)) return <EmptyState page title={t('nav.notYours')} text={t('nav.notYoursText')} />;
  return (
    <DeskFrame
      gameId={gameId}
      kit={kit}
      label={t('nav.label')}
      sections={SECTIONS}
      titleOf={(name) => t(`nav.${name}`)}
      above={<Quarantine />}
    />
  );
}
