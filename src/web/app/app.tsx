import { lazy, Suspense } from 'react';
import { EmptyState } from '../ui/empty-state.js';
import { Loading } from '../ui/loading.js';
import { ToastProvider } from '../ui/toast.js';
import { forEverybody, GameShell } from './game-shell.js';
import { PrefsProvider, useT } from './prefs.js';
import { match, useLocation } from './router.js';
import { TopBar } from './top-bar.js';

const Start = lazy(() => import('../screens/start.js'));
const NewSeason = lazy(() => import('../new/new.js'));
const Lab = lazy(() => import('../lab/lab.js'));
const Packs = lazy(() => import('../packs/packs.js'));
const PaperProtocol = lazy(() => import('../table/paper/paper.js'));
const PersonalLink = lazy(() => import('../screens/personal-link.js'));

function Routes() {
  const { path } = useLocation();
  const t = useT();
  const game = match('/g/:id/*', path);
  if (game?.id) {
    const { id, rest = '' } = game;
    return <GameShell key={`${id} ${forEverybody(rest)}`} id={id} rest={rest} />;
  }
  const link = match('/l/:token', path);
  const packs = match('/packs/*', path) ?? match('/packs', path);
  return (
    <>
      <TopBar />
      <main className="page" id="main">
        <Suspense fallback={<Loading />}>
          {link?.token ? (
            <PersonalLink token={link.token} />
          ) : packs ? (
            <Packs rest={packs.rest ?? ''} />
          ) : path === '/' ? (
            <Start />
          ) : path === '/lab' ? (
            <Lab />
          ) : path === '/new' ? (
            <NewSeason />
          ) : path === '/new/paper' ? (
            <PaperProtocol />
          ) : (
            <EmptyState page title={t('notFound.title')} text={t('notFound.text')} />
          )}
        </Suspense>
      </main>
    </>
  );
}

export function App() {
  return (
    <PrefsProvider>
      <ToastProvider>
        <Routes />
      </ToastProvider>
    </PrefsProvider>
  );
}
