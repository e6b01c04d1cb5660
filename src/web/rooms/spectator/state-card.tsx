/** Where the game is, and the next deadline. */
import { spellDate } from '../../../texts/moments.js';
import { useLang, usePick } from '../../app/prefs.js';
import { Link } from '../../app/router.js';
import { Card } from '../../ui/card.js';
import { Clause } from '../../ui/clause.js';
import { Countdown } from '../../ui/countdown.js';
import { usePrizeText } from '../shared/prize.js';
import { useR, useRooms } from '../shared/use-rooms.js';
import { TEAM_WORDS } from '../shared/words.js';
import { useV } from './say.js';

/** `review`: with the way to the review of a finished game. */
export function StateCard({ review = true }: { review?: boolean }) {
  const { id, view } = useRooms();
  const v = useV();
  const lang = useLang();
  const pick = usePick();
  const { turn, winner } = view;
  if (view.phase === 'ended') {
    return (
      <Card tone="call" className="state-card">
        <p className="needed-line">{v('state.ended')}</p>
        {winner && (
          <p>
            <b>
              {winner.team ? v('state.winner', { team: pick(TEAM_WORDS[winner.team]) }) : v('state.nobody')}
            </b>{' '}
            <span className="quiet">({v(`state.${winner.how}`)})</span>{' '}
            <Clause
              id={
                winner.how === 'aim'
                  ? 'twelve-rooms:W'
                  : winner.how === 'priority'
                    ? 'twelve-rooms:G.6'
                    : 'twelve-rooms:G.9'
              }
            />
          </p>
        )}
        {review && (
          <Link className="button button-primary" to={`/g/${id}/finale`}>
            {v('state.toFinale')}
          </Link>
        )}
      </Card>
    );
  }
  const open = turn?.stage === 'open';
  const until = open ? turn.deadline : view.phase === 'regroup' ? view.regroupUntil : null;
  const title =
    view.phase !== 'running' || !turn
      ? v(`state.${view.phase === 'running' ? 'dealt' : view.phase}`)
      : v(`state.${turn.stage}`, { n: turn.number });
  return (
    <Card className="state-card">
      {until ? (
        <Countdown until={until} zone={view.zone} label={title} big />
      ) : (
        <p className="needed-line">{title}</p>
      )}
      {open && turn.contest && <ContestNote />}
      {view.planned.length > 0 && (
        <p className="quiet small">
          {v('state.planned', {
            dates: view.planned
              .slice(0, 3)
              .map((date) => spellDate(date, lang))
              .join(', '),
          })}
        </p>
      )}
    </Card>
  );
}

function ContestNote() {
  const { view } = useRooms();
  const r = useR();
  const prize = usePrizeText();
  const contest = view.turn?.contest;
  if (!contest) return null;
  return (
    <details>
      <summary>{r('results.contest', { title: contest.title })}</summary>
      <p className="said small">{contest.rules}</p>
      <p className="small">
        {prize(contest.prize)} <Clause id="twelve-rooms:B.3" />
      </p>
    </details>
  );
}
