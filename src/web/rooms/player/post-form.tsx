/** Writing to the thread: by name, or once a turn anonymously (G.3); pictures with either. */
import { useState } from 'react';
import { formatSeconds } from '../../app/clock.js';
import { useLocation } from '../../app/router.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clauses } from '../../ui/clause.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { Receipt } from '../../ui/receipt.js';
import { Tabs } from '../../ui/tabs.js';
import { useMe, useRooms, useRoomsCommand } from '../shared/use-rooms.js';
import { ImagePicker } from './image-picker.js';
import { useP } from './say.js';
import { Why } from './why.js';

type How = 'own' | 'anonymous';

export function PostForm() {
  const { query } = useLocation();
  const p = useP();
  const asked = query.get('write') !== null;
  return (
    <Card>
      <details className="writing" open={asked}>
        <summary>{p('post.title')}</summary>
        <Ways anonymous={query.get('write') === 'anonymous'} />
      </details>
    </Card>
  );
}

function Ways({ anonymous }: { anonymous: boolean }) {
  const me = useMe();
  const p = useP();
  const [how, setHow] = useState<How>(anonymous && me.form ? 'anonymous' : 'own');
  if (!me.form) return <Writing how="own" />;
  return (
    <Tabs
      label={p('post.title')}
      tabs={[
        { key: 'own', title: p('post.own') },
        { key: 'anonymous', title: p('post.anonymous') },
      ]}
      current={how}
      onChange={setHow}
    >
      {how === 'own' ? <Writing key="own" how="own" /> : <Anonymous />}
    </Tabs>
  );
}

function Anonymous() {
  const { view } = useRooms();
  const me = useMe();
  const p = useP();
  const turn = me.form?.turn;
  const sent = me.anonymous.find((one) => one.turn === turn);
  const why = me.form?.anonymous.why ?? null;
  if (sent) {
    return (
      <Notice tone="good">
        <p>{p('post.anonymousSent', { at: formatSeconds(sent.at, view.zone) })}</p>
        {sent.text && <p className="said quiet">{sent.text}</p>}
      </Notice>
    );
  }
  if (why) return <Why why={why} />;
  return (
    <div className="stack-tight">
      <p className="quiet small">
        {p('post.anonymousText')} <Clauses ids={['twelve-rooms:G.3']} />
      </p>
      <p className="quiet small">
        {p('post.silence')} <Clauses ids={['twelve-rooms:R.SILENCE']} />
      </p>
      <Writing how="anonymous" />
    </div>
  );
}

function Writing({ how }: { how: How }) {
  const { view } = useRooms();
  const me = useMe();
  const p = useP();
  const command = useRoomsCommand();
  const [text, setText] = useState('');
  const [images, setImages] = useState<string[]>([]);
  const [uploading, setUploading] = useState(false);
  const empty = text.trim() === '' && images.length === 0;
  const send = async () => {
    const turn = me.form?.turn;
    const got =
      how === 'own'
        ? await command.run({ type: 'post', text: text.trim(), images })
        : turn !== undefined &&
          (await command.run({ type: 'postAnonymous', turn, text: text.trim(), images }));
    if (!got) return;
    setText('');
    setImages([]);
  };
  return (
    <form
      className="stack-tight"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {me.picturesOnly && (
        <Notice tone="warn">
          <p>
            {p('post.picturesOnly')} <Clauses ids={['twelve-rooms:R.LAUGHTER']} />
          </p>
        </Notice>
      )}
      <Field label={p('post.text')}>
        {(control) => (
          <textarea
            {...control}
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <ImagePicker images={images} onChange={setImages} onBusy={setUploading} />
      <p className="quiet small">
        {p('post.rules')} <Clauses ids={['twelve-rooms:G.8', ...(me.inGame ? [] : ['twelve-rooms:G.7'])]} />
      </p>
      <ErrorNotice error={command.error} />
      <Receipt receipt={command.receipt} zone={view.zone} />
      <div className="row">
        <Button type="submit" variant="primary" busy={command.busy} disabled={empty || uploading}>
          {p(how === 'own' ? 'post.send' : 'post.sendAnonymous')}
        </Button>
      </div>
    </form>
  );
}
