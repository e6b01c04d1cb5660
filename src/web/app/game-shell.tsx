/** Everything under /g/:id: loads the game, shows its navigation, picks the screen. */
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { CupDesk, cupBare, cupScreens } from '../cup/screens.js';
import { RoomsMaster, roomScreens } from '../rooms/screens.js';
import { screens } from '../screens/index.js';
import { LostSeat } from '../screens/lost-seat.js';
import { TableManage, tableBare, tableScreens } from '../table/screens.js';
import { Button } from '../ui/button.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorBoundary } from '../ui/error-boundary.js';
import { Loading } from '../ui/loading.js';
import { DemoBar } from './demo-bar.js';
import { type Game, GameContext, useGame } from './game.js';
import { GameNav } from './game-nav.js';
import { usePick, usePrefs, useT } from './prefs.js';
import { errorText } from './problem.js';
import { Link, navigate } from './router.js';
import { TopBar } from './top-bar.js';
import { VocabularyContext } from './vocabulary.js';

const Manage = lazy(() => import('../organiser/routes.js'));
const MyData = lazy(() => import('../steer/care/my-data.js'));
const ToCup = lazy(() => import('../cup/parts/to-cup.js'));

interface Playbook {
  screen(name: string, game: Game): ComponentType | null;
  Manage: ComponentType<{ gameId: string }>;
  /** Screens without the bars of the product: for a hall, for a stream, for a tablet. */
  bare?(name: string, game: Game): boolean;
  /** Many games are played by one pack: the header names the game, and the pack below it. */
  packBelow?: boolean;
}

/** All seasons share their screens. */
const season: Playbook = { screen: screens, Manage, bare: (name) => name === 'hall' };
const playbooks: Record<string, Playbook> = {
  'twelve-rooms': { screen: roomScreens, Manage: RoomsMaster },
  'mafia-cup': { screen: cupScreens, Manage: CupDesk, bare: cupBare },
  'vavt-cup-2017': { screen: tableScreens, Manage: TableManage, bare: tableBare, packBelow: true },
};

/**
 * Whether a whole hall or a stream sees this screen. Whoever is signed in on that computer, the server is asked as by the
 * public: what nobody may see does not even come there.
 */
export const forEverybody = (rest: string): boolean => ['hall', 'overlay'].includes(rest.split('/')[0]!);

export function GameShell({ id, rest }: { id: string; rest: string }) {
  const { game, error, retry } = useGame(id, forEverybody(rest) ? 'public' : null);
  const { lang } = usePrefs();
  const t = useT();
  const pick = usePick();
  const [name = ''] = rest.split('/');
  const rulebook = game?.answer.meta.rulebook;

  // Each game has a face of its own.
  useEffect(() => {
    if (rulebook) document.documentElement.dataset.rulebook = rulebook;
    return () => {
      delete document.documentElement.dataset.rulebook;
    };
  }, [rulebook]);

  if (!game) {
    return (
      <>
        <TopBar />
        <main className="page" id="main">
          {error ? (
            <EmptyState title={t('game.failed')} text={errorText(error, lang)}>
              <Button onClick={retry}>{t('common.retry')}</Button>
              <Button variant="ghost" onClick={() => navigate('/')}>
                {t('common.home')}
              </Button>
            </EmptyState>
          ) : (
            <Loading />
          )}
        </main>
      </>
    );
  }

  const playbook = playbooks[game.answer.meta.rulebook] ?? season;
  const vocabulary = game.view.vocabulary ?? 'clans';
  const Screen = name === 'manage' ? null : playbook.screen(name, game);
  if (Screen && playbook.bare?.(name, game)) {
    return (
      <GameContext.Provider value={game}>
        <VocabularyContext value={vocabulary}>
          <LostSeat silent />
          <Suspense fallback={<Loading />}>
            <Screen />
          </Suspense>
        </VocabularyContext>
      </GameContext.Provider>
    );
  }
  return (
    <GameContext.Provider value={game}>
      <VocabularyContext value={vocabulary}>
        {playbook.packBelow ? (
          <TopBar title={game.answer.meta.title} note={pick(game.view.title)} />
        ) : (
          <TopBar title={pick(game.view.title)} />
        )}
        <DemoBar />
        <GameNav current={name} />
        <main className="page" id="main">
          {game.answer.meta.parent && (
            <Suspense fallback={null}>
              <ToCup />
            </Suspense>
          )}
          <LostSeat />
          <ErrorBoundary
            key={rest}
            fallback={(again) => (
              <EmptyState title={t('error.unknown')}>
                <Button onClick={again}>{t('common.retry')}</Button>
              </EmptyState>
            )}
          >
            <Suspense fallback={<Loading />}>
              {name === 'manage' ? (
                <playbook.Manage gameId={id} />
              ) : name === 'me' ? (
                <MyData />
              ) : Screen ? (
                <Screen />
              ) : (
                <EmptyState page title={t('notFound.title')} text={t('notFound.text')} />
              )}
            </Suspense>
          </ErrorBoundary>
          {game.answer.person !== null && name !== 'me' && name !== 'manage' && (
            <p className="quiet small">
              <Link to={`/g/${id}/me`}>{t('game.mine')}</Link>
            </p>
          )}
        </main>
      </VocabularyContext>
    </GameContext.Provider>
  );
}
