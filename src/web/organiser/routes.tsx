/** The organiser's screens: their sections, each in a chunk of its own. */
import { lazy } from 'react';
import { useBook } from '../app/book.js';
import { useSeason } from '../app/game.js';
import { DeskFrame } from '../steer/desk-frame.js';
import { EmptyState } from '../ui/empty-state.js';
import { kit } from './kit.js';
import { useOrg } from './say.js';
import './organiser.css';

const SECTIONS = [
  { name: 'control', icon: 'steer', Screen: lazy(() => import('./control/control.js')) },
  { name: 'import', icon: 'list', Screen: lazy(() => import('./import/import.js')) },
  { name: 'report', icon: 'share', Screen: lazy(() => import('./report/report.js')) },
  { name: 'windows', icon: 'brush', Screen: lazy(() => import('./windows/windows.js')) },
  { name: 'offers', icon: 'gavel', Screen: lazy(() => import('./offers/offers.js')) },
  { name: 'board', icon: 'board', Screen: lazy(() => import('./board/board-editor.js')) },
  { name: 'people', icon: 'clan', Screen: lazy(() => import('./people/people.js')) },
  { name: 'council', icon: 'council', Screen: lazy(() => import('./council/council.js')) },
  { name: 'care', icon: 'why', Screen: lazy(() => import('../steer/care/care.js')) },
  { name: 'log', icon: 'history', Screen: lazy(() => import('../steer/log/log.js')) },
  { name: 'export', icon: 'copy', Screen: lazy(() => import('./export/export.js')) },
] as const;

export default function OrganiserRoutes({ gameId }: { gameId: string }) {
  const { answer, view } = useSeason();
  const t = useOrg();
  const book = useBook();
  // Seasons without paint and fights have other things in these two sections.
  const nameOf = (section: (typeof SECTIONS)[number]['name']) =>
    section === 'windows' && !book.has('territory')
      ? 'dates'
      : section === 'offers' && !book.has('fights')
        ? 'offersOnly'
        : section;
  if (answer.role !== 'organiser' && answer.role !== 'co-organiser') {
    return <EmptyState title={t('nav.notYours')} text={t('nav.notYoursText')} />;
  }
  return (
    <DeskFrame
      gameId={gameId}
      kit={kit}
      label={t('nav.label')}
      sections={SECTIONS}
      titleOf={(section) => t(`nav.${nameOf(section)}`)}
      waiting={{
        control: view.asks.length,
        offers: view.offers.filter((offer) => offer.stage === 'open').length,
        council: view.questions.filter(
          (question) => question.stage === 'raised' || question.stage === 'escalated',
        ).length,
      }}
    />
  );
}
