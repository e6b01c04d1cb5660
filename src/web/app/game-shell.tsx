/** Everything under /g/:id: loads the game, shows its navigation, picks the screen. */
import { lazy, Suspense } from 'react';
import { screens } from '../screens/index.js';
import { Button } from '../ui/button.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorBoundary } from '../ui/error-boundary.js';
import { Loading } from '../ui/loading.js';
import { DemoBar } from './demo-bar.js';
import { GameContext, useGame } from './game.js';
import { GameNav } from './game-nav.js';
import { usePick, usePrefs, useT } from './prefs.js';
import { errorText } from './problem.js';
import { navigate } from './router.js';
import { TopBar } from './top-bar.js';

const Manage = lazy(() => import('../organiser/routes.js'));

export function GameShell({ id, rest }: { id: string; rest: string }) {
  const { game, error, retry } = useGame(id);
  const { lang } = usePrefs();
  const t = useT();
  const pick = usePick();
  const [name = ''] = rest.split('/');

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

  const Screen = name === 'manage' ? null : screens(name, game);
  if (name === 'hall' && Screen) {
    return (
      <GameContext.Provider value={game}>
        <Suspense fallback={<Loading />}>
          <Screen />
        </Suspense>
      </GameContext.Provider>
    );
  }
  return (
    <GameContext.Provider value={game}>
      <TopBar title={pick(game.view.title)} />
      <DemoBar />
      <GameNav current={name} />
      <main className="page" id="main">
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
              <Manage gameId={id} />
            ) : Screen ? (
              <Screen />
            ) : (
              <EmptyState title={t('notFound.title')} text={t('notFound.text')} />
            )}
          </Suspense>
        </ErrorBoundary>
      </main>
    </GameContext.Provider>
  );
}
