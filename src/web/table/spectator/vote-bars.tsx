import { seatsText } from '../shared/say-seats.js';
import { votesOf } from '../shared/stage.js';
import type { TableView } from '../shared/use-view.js';
import { useW } from './say.js';

/** The vote as it is counted: a bar a candidate, the hands beside it. */
export function VoteBars({ view, vote }: { view: TableView; vote: NonNullable<TableView['vote']> }) {
  const w = useW();
  const living = view.seats.filter(({ alive }) => alive).length;
  const name = (n: number) => {
    const known = view.seats[n - 1]?.name;
    return known && known !== String(n) ? known : '';
  };
  const last = vote.candidates.at(-1);
  return (
    <>
      <ul className="tb-votes">
        {votesOf(vote).map(({ seat, count }) => {
          const hands = vote.hands.find(({ candidate }) => candidate === seat)?.seats ?? null;
          return (
            <li key={seat} className={vote.now === seat ? 'tb-vote tb-vote-now' : 'tb-vote'}>
              <span className="tb-vote-n">№{seat}</span>
              <span className="tb-vote-name">{name(seat)}</span>
              <b className="tb-vote-count">
                <span aria-hidden="true">{count ?? '–'}</span>
                <span className="sr-only">{count === null ? w('votes.none') : w('votes', { n: count })}</span>
              </b>
              <span className="tb-vote-bar" aria-hidden="true">
                <span style={{ inlineSize: `${((count ?? 0) / Math.max(1, living)) * 100}%` }} />
              </span>
              {hands && hands.length > 0 && (
                <span className="tb-vote-hands">{w('history.hands', { seats: seatsText(hands) })}</span>
              )}
            </li>
          );
        })}
      </ul>
      {vote.rest > 0 && last !== undefined && (
        <p className="quiet small">{w('now.rest', { n: vote.rest, seat: last })}</p>
      )}
    </>
  );
}
