import type { GameView } from '../../../rulebooks/twelve-rooms/view.js';
import { Clause } from '../../ui/clause.js';
import { Moment } from '../../ui/countdown.js';
import { Icon } from '../../ui/icon.js';
import { Pictures } from '../shared/pictures.js';
import { useNick, useRooms } from '../shared/use-rooms.js';
import { useV } from './say.js';

/** One post: of a player, of the master, or anonymous. */
export function PostItem({ post }: { post: GameView['thread'][number] }) {
  const { view } = useRooms();
  const v = useV();
  const nick = useNick();
  const author = view.players.find((player) => player.id === post.author);
  const name =
    post.kind === 'anonymous'
      ? v('thread.anonymous')
      : post.kind === 'master'
        ? v('thread.master')
        : post.author
          ? nick(post.author)
          : '—';
  return (
    <article className={`post post-${post.kind}`}>
      <p className="post-head">
        <span className="post-author">
          {post.kind === 'anonymous' && <Icon name="mask" />}
          <b>{name}</b>
          {author && !author.inGame && <span className="tag">{v('thread.out')}</span>}
          {post.kind === 'anonymous' && <Clause id="twelve-rooms:G.3" />}
        </span>
        <span className="quiet small">
          <Moment at={post.at} zone={view.zone} />
        </span>
      </p>
      {post.hidden ? (
        <p className="quiet">
          {v('thread.hidden')} <Clause id="twelve-rooms:G.8" />
        </p>
      ) : (
        <>
          {post.text && <p className="said">{post.text}</p>}
          <Pictures images={post.images} />
        </>
      )}
    </article>
  );
}
