/** The master's screens of «12 комнат»: their sections, each in a chunk of its own. */
import { lazy } from 'react';
import type { GameView } from '../../../rulebooks/twelve-rooms/view.js';
import { useSeason } from '../../app/game.js';
import { useSay } from '../../app/prefs.js';
import { DeskFrame } from '../../steer/desk-frame.js';
import { EmptyState } from '../../ui/empty-state.js';
import { kit } from './kit.js';
import { texts } from './texts.js';
import '../styles.js';
import '../../organiser/organiser.css';
import './master.css';

const SECTIONS = [
  { name: 'desk', icon: 'steer', Screen: lazy(() => import('./desk/desk.js')) },
  { name: 'setup', icon: 'door', Screen: lazy(() => import('./setup/setup.js')) },
  { name: 'run', icon: 'list', Screen: lazy(() => import('./run/run.js')) },
  { name: 'map', icon: 'map', Screen: lazy(() => import('./map/map.js')) },
  { name: 'players', icon: 'mask', Screen: lazy(() => import('./players/players.js')) },
  { name: 'posts', icon: 'thread', Screen: lazy(() => import('./posts/posts.js')) },
  { name: 'reports', icon: 'copy', Screen: lazy(() => import('./reports/reports.js')) },
  { name: 'care', icon: 'why', Screen: lazy(() => import('../../steer/care/care.js')) },
  { name: 'rulings', icon: 'rules', Screen: lazy(() => import('./log/rulings.js')) },
  { name: 'log', icon: 'history', Screen: lazy(() => import('../../steer/log/log.js')) },
  { name: 'end', icon: 'share', Screen: lazy(() => import('./log/end.js')) },
] as const;

export default function MasterRoutes({ gameId }: { gameId: string }) {
  const { view } = useSeason();
  const t = useSay(texts);
  const { master } = view as unknown as GameView;
  if (!master) return <EmptyState title={t('nav.notYours')} text={t('nav.notYoursText')} />;
  return (
    <DeskFrame
      gameId={gameId}
      kit={kit}
      label={t('nav.label')}
      sections={SECTIONS}
      titleOf={(name) => t(`nav.${name}`)}
      waiting={{ run: master.asks.length, posts: master.pendingAnonymous.length }}
    />
  );
}
