/** The public thread: posts and results in one stream, the newest first; beside it the state of the game and the players. */
import { lazy, Suspense } from 'react';
import type { GameView } from '../../../rulebooks/twelve-rooms/view.js';
import { Card } from '../../ui/card.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { Players } from '../shared/players.js';
import { ResultsCard, StartCard } from '../shared/results.js';
import { useR, useRooms } from '../shared/use-rooms.js';
import { PostItem } from './post.js';
import { useV } from './say.js';
import { StateCard } from './state-card.js';
import '../styles.js';

const PostForm = lazy(() => import('../player/post-form.js').then(({ PostForm }) => ({ default: PostForm })));

type Item =
  | { kind: 'post'; at: string; post: GameView['thread'][number] }
  | { kind: 'results'; at: string; turn: GameView['results'][number] }
  | { kind: 'start'; at: string };

/** Posts, results and the first report; what came later stands higher. */
function streamOf(view: GameView): Item[] {
  const items: Item[] = [
    ...(view.start ? [{ kind: 'start' as const, at: view.start.at }] : []),
    ...view.results.map((turn) => ({ kind: 'results' as const, at: turn.at, turn })),
    ...view.thread.map((post) => ({ kind: 'post' as const, at: post.at, post })),
  ];
  // Of one moment the results come first, the messages released with them after.
  return items
    .map((item, i) => ({ item, i }))
    .sort((a, b) => (a.item.at < b.item.at ? 1 : a.item.at > b.item.at ? -1 : b.i - a.i))
    .map(({ item }) => item);
}

export default function ThreadScreen() {
  const { view } = useRooms();
  const v = useV();
  const r = useR();
  const items = streamOf(view);
  const inGame = view.players.filter((player) => player.inGame).length;
  return (
    <Page title={v('thread.title')}>
      <div className="columns columns-thread">
        <div className="stack thread-side">
          <StateCard />
          <Card className="players-card">
            <details className="players-details" open={matchMedia('(min-width: 980px)').matches}>
              <summary>
                {r('players.title')} ·{' '}
                <span className="quiet">{r('players.count', { a: inGame, b: view.players.length })}</span>
              </summary>
              <Players />
            </details>
          </Card>
          {view.me === null && view.master === null && <Notice>{v('thread.watch')}</Notice>}
        </div>
        <div className="stack reading">
          {view.me && (
            <Suspense fallback={null}>
              <PostForm />
            </Suspense>
          )}
          {items.length === 0 ? (
            <EmptyState title={v('thread.empty')} text={v('thread.emptyText')} />
          ) : (
            <ol className="stream" aria-label={v('thread.posts')}>
              {items.map((item) => (
                <li key={item.kind === 'post' ? item.post.id : `${item.kind}-${item.at}`}>
                  {item.kind === 'post' ? (
                    <PostItem post={item.post} />
                  ) : item.kind === 'results' ? (
                    <ResultsCard {...item.turn} />
                  ) : (
                    <StartCard />
                  )}
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </Page>
  );
}
