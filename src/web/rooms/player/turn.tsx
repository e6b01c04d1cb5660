/** A player's home: what is needed and by when, the state of his move, where he is, who he is. */
import { Link } from '../../app/router.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { Notice } from '../../ui/notice.js';
import { Page } from '../../ui/page.js';
import { usePrizeText } from '../shared/prize.js';
import { useMe, useRooms } from '../shared/use-rooms.js';
import { Inheritances } from './inheritances.js';
import { Needed } from './needed.js';
import { Regroup } from './regroup.js';
import { RoleCard } from './role-card.js';
import { useP } from './say.js';
import { SignUp } from './signup.js';
import { Whereabouts } from './whereabouts.js';
import '../styles.js';

export default function TurnScreen() {
  const { view } = useRooms();
  const p = useP();
  if (view.phase === 'signup') return <SignUp />;
  return (
    <Page title={p('home.title')}>
      <Home />
    </Page>
  );
}

function Home() {
  const { id, view } = useRooms();
  const me = useMe();
  const p = useP();
  const warned = (view.players.find((player) => player.id === me.player)?.warnings ?? 0) > 0;
  const { form } = me;
  return (
    <div className="columns">
      <div className="stack">
        <Needed />
        {warned && me.inGame && (
          <Notice tone="warn">
            <p>
              {p('home.warned')} <Clause id="twelve-rooms:G.1" />
            </p>
          </Notice>
        )}
        <Inheritances />
        {view.phase === 'regroup' && view.mafia && <Regroup />}
        {form && (
          <div className="pair-tiles">
            <Link className="tile" to={`/g/${id}/map`}>
              <b>{p('home.guess')}</b>
              <span className="quiet small">{p('home.guessText')}</span>
            </Link>
            <Link className="tile" to={`/g/${id}/thread?write=anonymous`}>
              <b>{p('home.anonymous')}</b>
              <span className="quiet small">{p('home.anonymousText')}</span>
            </Link>
          </div>
        )}
        <ContestCard />
      </div>
      <div className="stack">
        {me.room !== null && <Whereabouts />}
        {me.role && <RoleCard />}
      </div>
    </div>
  );
}

function ContestCard() {
  const { view } = useRooms();
  const p = useP();
  const me = useMe();
  const prize = usePrizeText();
  const contest = view.turn?.stage === 'open' ? view.turn.contest : null;
  if (!contest || !me.inGame) return null;
  return (
    <Card title={`${p('home.contest')}: ${contest.title}`} actions={<Clause id="twelve-rooms:B.3" />}>
      <p className="said">{contest.rules}</p>
      <p>
        {p('home.contestAmong', { n: contest.among })}.{' '}
        {p('home.contestPrize', { prize: prize(contest.prize) })}
      </p>
    </Card>
  );
}
