/** Sign-up: what the game is, who has joined, my nickname and the room I would like to begin in. */
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { Emblem } from '../shared/emblem.js';
import { useRooms } from '../shared/use-rooms.js';
import { KINDS, ROOM_WORDS } from '../shared/words.js';
import { useP } from './say.js';
import { SignUpForm } from './signup-form.js';
import '../styles.js';

export function SignUp() {
  const { view } = useRooms();
  const p = useP();
  const may = view.me !== null || view.todo.some(({ key }) => key === 'join');
  return (
    <Page title={p('signup.title')}>
      <div className="columns">
        <div className="stack">
          <Card>
            <p>{p('signup.what1')}</p>
            <ul className="doors-row">
              {KINDS.map((kind) => (
                <li key={kind}>
                  <Emblem kind={kind} />
                  <Clause id={ROOM_WORDS[kind].clause} />
                </li>
              ))}
            </ul>
            <p>
              {p('signup.what2')} <Clause id="twelve-rooms:G.1" />
            </p>
            <p>
              {p('signup.what3')} <Clause id="twelve-rooms:W" />
            </p>
          </Card>
        </div>
        <div className="stack">
          {may ? <SignUpForm /> : <Notice>{p('signup.ask')}</Notice>}
          <Card title={p('signup.joined', { n: view.players.length })}>
            {view.players.length === 0 ? (
              <p className="quiet">{p('signup.nobody')}</p>
            ) : (
              <ol className="nicks">
                {view.players.map((player) => (
                  <li key={player.id} className={player.id === view.me?.player ? 'nick nick-me' : 'nick'}>
                    {player.nick}
                  </li>
                ))}
              </ol>
            )}
          </Card>
        </div>
      </div>
    </Page>
  );
}
