/** What else opens at the end: the talk of the mafia, authors if the ruling tells them, the seed. */
import type { FinaleView } from '../../../rulebooks/twelve-rooms/view.js';
import { Card } from '../../ui/card.js';
import { Moment } from '../../ui/countdown.js';
import { useNick, useRooms } from '../shared/use-rooms.js';
import { useV } from './say.js';

export function FinaleExtras({ finale }: { finale: FinaleView }) {
  const { view, answer } = useRooms();
  const v = useV();
  const nick = useNick();
  const { seed, commitment } = answer.meta;
  return (
    <>
      {finale.mafiaPosts.length > 0 && (
        <Card>
          <details>
            <summary>{v('finale.mafia')}</summary>
            <ul className="posts">
              {finale.mafiaPosts.map((post) => (
                <li key={post.id} className="post">
                  <p className="post-head">
                    <b>{nick(post.author)}</b>
                    <span className="quiet small">
                      <Moment at={post.at} zone={view.zone} />
                    </span>
                  </p>
                  <p className="said">{post.text}</p>
                </li>
              ))}
            </ul>
          </details>
        </Card>
      )}
      {finale.anonymousAuthors && finale.anonymousAuthors.length > 0 && (
        <Card>
          <details>
            <summary>{v('finale.authors')}</summary>
            <ul className="lines">
              {finale.anonymousAuthors.map(({ post, author }) => (
                <li key={post}>
                  <span className="said">{view.thread.find(({ id }) => id === post)?.text ?? '—'}</span>
                  <b>{nick(author)}</b>
                </li>
              ))}
            </ul>
          </details>
        </Card>
      )}
      {seed && (
        <Card>
          <details>
            <summary>{v('finale.seed')}</summary>
            <p className="quiet small">{v('finale.seedText')}</p>
            <p className="small">
              {v('finale.commitment')}: <span className="commit">{commitment}</span>
            </p>
            <p className="small">
              {v('finale.seedValue')}: <span className="commit">{seed}</span>
            </p>
          </details>
        </Card>
      )}
    </>
  );
}
