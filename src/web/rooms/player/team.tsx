/** The mafia's room: who is where and with whom, the kill of the turn, the talk. */
import { useState } from 'react';
import { useT } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { Moment } from '../../ui/countdown.js';
import { Field } from '../../ui/field.js';
import { ErrorNotice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { useNick, useRooms, useRoomsCommand } from '../shared/use-rooms.js';
import { Mates } from './mates.js';
import { Regroup } from './regroup.js';
import { useP } from './say.js';
import '../styles.js';

export default function TeamScreen() {
  const { view } = useRooms();
  const p = useP();
  return (
    <Page
      title={p('team.title')}
      lead={
        <>
          {p('team.lead')} <Clause id="twelve-rooms:M.8" />
        </>
      }
    >
      <div className="columns">
        <div className="stack">
          {view.phase === 'regroup' ? <Regroup /> : <KillNow />}
          <Mates />
        </div>
        <div className="stack">
          <Talk />
        </div>
      </div>
    </Page>
  );
}

function KillNow() {
  const { id, view } = useRooms();
  const p = useP();
  const nick = useNick();
  const kill = view.mafia?.mafkill;
  if (view.turn?.stage !== 'open' && !kill) return null;
  return (
    <Card
      title={p('team.kill')}
      tone={kill ? 'good' : 'call'}
      actions={<Clause id="twelve-rooms:N.MAFKILL" />}
    >
      {kill ? (
        <p>
          <b>
            {kill.target
              ? p('team.killSet', { performer: nick(kill.performer), target: nick(kill.target) })
              : p('team.killNobody', { performer: nick(kill.performer) })}
          </b>{' '}
          <span className="quiet small">
            <Moment at={kill.at} zone={view.zone} />
          </span>
        </p>
      ) : (
        <>
          <p>{p('team.killNone')}</p>
          <Link className="button button-secondary" to={`/g/${id}/move`}>
            {p('team.toMove')}
          </Link>
        </>
      )}
    </Card>
  );
}

function Talk() {
  const { view } = useRooms();
  const p = useP();
  const t = useT();
  const nick = useNick();
  const command = useRoomsCommand();
  const [text, setText] = useState('');
  const posts = view.mafia?.posts.toReversed() ?? [];
  const may = view.phase !== 'ended';
  return (
    <Card title={p('team.talk')}>
      {may && (
        <form
          className="stack-tight"
          onSubmit={(event) => {
            event.preventDefault();
            void command.run({ type: 'postTeam', text: text.trim() }).then((got) => got && setText(''));
          }}
        >
          <Field label={p('post.teamText')}>
            {(control) => (
              <textarea
                {...control}
                required
                maxLength={4000}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <ErrorNotice error={command.error} />
          <Button type="submit" busy={command.busy} disabled={text.trim() === ''}>
            {t('common.send')}
          </Button>
        </form>
      )}
      {posts.length === 0 && <p className="quiet">{p('team.quiet')}</p>}
      <ul className="posts">
        {posts.map((post) => (
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
    </Card>
  );
}
