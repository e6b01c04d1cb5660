/** The organiser's screens of a cup: their sections, each in a chunk of its own. */
import { lazy } from 'react';
import { useSay } from '../../app/prefs.js';
import { DeskFrame } from '../../steer/desk-frame.js';
import { EmptyState } from '../../ui/empty-state.js';
import { useCupGame } from '../lib/use.js';
import { waitingOf } from '../lib/waiting.js';
import { kit } from './kit.js';
import { texts } from './texts.js';
import '../styles.js';

const SECTIONS = [
  { name: 'desk', icon: 'steer', Screen: lazy(() => import('./desk.js')) },
  { name: 'players', icon: 'council', Screen: lazy(() => import('./people/players.js')) },
  { name: 'judges', icon: 'gavel', Screen: lazy(() => import('./people/judges.js')) },
  { name: 'seating', icon: 'map', Screen: lazy(() => import('../seating/seating.js')) },
  { name: 'rounds', icon: 'play', Screen: lazy(() => import('./rounds.js')) },
  { name: 'protests', icon: 'warn', Screen: lazy(() => import('./protests.js')) },
  { name: 'points', icon: 'season', Screen: lazy(() => import('./points/points.js')) },
  { name: 'formula', icon: 'list', Screen: lazy(() => import('./points/formula.js')) },
  { name: 'publication', icon: 'screen', Screen: lazy(() => import('./publication.js')) },
  { name: 'links', icon: 'door', Screen: lazy(() => import('./people/links.js')) },
  { name: 'care', icon: 'why', Screen: lazy(() => import('../../steer/care/care.js')) },
  { name: 'rulings', icon: 'rules', Screen: lazy(() => import('./rulings.js')) },
  { name: 'log', icon: 'history', Screen: lazy(() => import('../../steer/log/log.js')) },
  { name: 'export', icon: 'share', Screen: lazy(() => import('./export.js')) },
] as const;

export default function CupRoutes({ gameId }: { gameId: string }) {
  const { view } = useCupGame();
  const t = useSay(texts);
  if (!view.desk) return <EmptyState title={t('nav.notYours')} text={t('nav.notYoursText')} />;
  const { mine, others } = waitingOf(view);
  return (
    <DeskFrame
      gameId={gameId}
      kit={kit}
      label={t('nav.label')}
      sections={SECTIONS}
      titleOf={(name) => t(`nav.${name}`)}
      waiting={{
        rounds: mine.length + others.length,
        protests: view.protests.filter(({ decision }) => decision === null).length,
      }}
    />
  );
}
