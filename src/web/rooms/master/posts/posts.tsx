/** The public thread under the master's eye: anonymous posts that wait, posts to take down, a word of his own. */
import { useState } from 'react';
import type { GameView } from '../../../../rulebooks/twelve-rooms/view.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Clauses } from '../../../ui/clause.js';
import { Moment } from '../../../ui/countdown.js';
import { Dialog } from '../../../ui/dialog.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { Page } from '../../../ui/page.js';
import { Pictures } from '../../shared/pictures.js';
import { useNames } from '../lib/names.js';
import { useMaster, useRooms, useSend } from '../lib/use.js';
import { ReasonField } from '../parts/reason.js';
import { Pending } from './pending.js';

type Post = GameView['thread'][number];

export default function PostsScreen() {
  const { view } = useRooms();
  const t = useMaster();
  const [hiding, setHiding] = useState<Post | null>(null);
  const [count, setCount] = useState(30);
  const posts = [...view.thread].reverse();
  return (
    <Page title={t('nav.posts')} lead={t('posts.lead')}>
      <div className="rm-pair">
        <WriteCard />
        <Pending />
      </div>
      <section className="stack" aria-labelledby="thread">
        <h2 id="thread">
          {t('posts.thread')} <Clauses ids={['twelve-rooms:G.7', 'twelve-rooms:G.8', 'twelve-rooms:G.10']} />
        </h2>
        {posts.length === 0 && <p className="quiet">{t('posts.none')}</p>}
        <ol className="rm-posts">
          {posts.slice(0, count).map((post) => (
            <PostRow key={post.id} post={post} onHide={() => setHiding(post)} />
          ))}
        </ol>
        {posts.length > count && <Button onClick={() => setCount(count + 50)}>{t('posts.more')}</Button>}
      </section>
      <Dialog open={hiding !== null} onClose={() => setHiding(null)} title={t('posts.hideTitle')} sheet>
        {hiding && <HideForm post={hiding} onDone={() => setHiding(null)} />}
      </Dialog>
    </Page>
  );
}

function PostRow({ post, onHide }: { post: Post; onHide(): void }) {
  const { view, master } = useRooms();
  const t = useMaster();
  const names = useNames();
  const known = master.anonymousAuthors.find((one) => one.post === post.id)?.author;
  const author = post.author ? names.nick(post.author) : names.of('post', post.kind);
  return (
    <li className={post.hidden ? 'rm-post rm-post-hidden' : 'rm-post'}>
      <p className="rm-post-head">
        <b>{author}</b>
        {post.kind === 'anonymous' && known && (
          <span className="tag">{t('posts.author', { nick: names.nick(known) })}</span>
        )}
        <span className="quiet small">
          <Moment at={post.at} zone={view.zone} />
        </span>
        {!post.hidden && (
          <Button variant="ghost" aria-label={t('posts.hideOf', { who: author })} onClick={onHide}>
            {t('posts.hide')}
          </Button>
        )}
      </p>
      {post.hidden ? (
        <p className="quiet">{t('posts.hidden')}</p>
      ) : (
        <p className="rm-post-text">{post.text}</p>
      )}
      <Pictures images={post.images} />
    </li>
  );
}

function HideForm({ post, onDone }: { post: Post; onDone(): void }) {
  const t = useMaster();
  const { run, busy, error } = useSend();
  const [reason, setReason] = useState('');
  const hide = async () => {
    if (await run({ type: 'hidePost', post: post.id, reason: reason.trim() })) onDone();
  };
  return (
    <div className="stack">
      <blockquote className="rm-letter">{post.text || t('posts.pictures')}</blockquote>
      <p>{t('posts.hideText')}</p>
      <ReasonField value={reason} onChange={setReason} />
      <ErrorNotice error={error} />
      <div className="row">
        <Button variant="danger" busy={busy} disabled={reason.trim() === ''} onClick={() => void hide()}>
          {t('posts.hide')}
        </Button>
      </div>
    </div>
  );
}

function WriteCard() {
  const t = useMaster();
  const { run, busy, error } = useSend();
  const [text, setText] = useState('');
  const send = async () => {
    if (await run({ type: 'post', text: text.trim(), images: [] })) setText('');
  };
  return (
    <Card title={t('posts.write')}>
      <textarea
        rows={4}
        maxLength={4000}
        aria-label={t('posts.write')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ErrorNotice error={error} />
      <div className="row">
        <Button busy={busy} disabled={text.trim() === ''} onClick={() => void send()}>
          {t('posts.send')}
        </Button>
      </div>
    </Card>
  );
}
