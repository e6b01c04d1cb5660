/** A.6: sums against each, who sits, who voted how. */
import type { Results } from '../../../rulebooks/twelve-rooms/shapes.js';
import { Clause, Clauses } from '../../ui/clause.js';
import { useNames, useNick, useR } from './use-rooms.js';

export function ResultsVote({ results }: { results: Results }) {
  const r = useR();
  const nick = useNick();
  const names = useNames();
  const { vote } = results;
  const most = Math.max(1, ...vote.totals.map(({ sum }) => sum));
  return (
    <div className="results-vote">
      <p className="results-verdict">
        {vote.acquitted ? (
          <>
            {r('results.acquitted')} <Clause id="twelve-rooms:G.4" />
          </>
        ) : vote.sat.length > 0 ? (
          <>
            {r('results.sat')}: <b>{names(vote.sat)}</b>{' '}
            <Clauses
              ids={vote.sat.length > 1 ? ['twelve-rooms:A.6', 'twelve-rooms:G.5'] : ['twelve-rooms:A.6']}
            />
          </>
        ) : (
          <>
            {r('results.satNobody')} <Clause id="twelve-rooms:A.6" />
          </>
        )}
      </p>
      {vote.totals.length === 0 ? (
        <p className="quiet">{r('results.novotes')}</p>
      ) : (
        <ul className="tally" aria-label={r('results.totals')}>
          {vote.totals.map(({ vote: on, sum }) => (
            <li key={on} className={vote.sat.includes(on) ? 'tally-sat' : undefined}>
              <span>{nick(on)}</span>
              <svg
                className="tally-bar"
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
              >
                <rect width={(sum / most) * 100} height="8" />
              </svg>
              <b className="number">
                {sum}
                <span className="sr-only"> {r('results.votes', { n: sum }).replace(/^\S+ /, '')}</span>
              </b>
            </li>
          ))}
        </ul>
      )}
      {vote.lines ? (
        <details>
          <summary>{r('results.lines')}</summary>
          <ul className="lines small">
            {vote.lines.map((line) => (
              <li key={line.voter}>
                <span>
                  {nick(line.voter)} → <b>{nick(line.vote)}</b>
                </span>
                <span className="row">
                  {line.dictated && (
                    <span className="tag tag-warn">
                      {r('results.dictated')} <Clause id="twelve-rooms:N.STEWARD.AS1" />
                    </span>
                  )}
                  {line.invalid && (
                    <span className="tag tag-warn">
                      {r('results.invalid')} <Clause id="twelve-rooms:G.2" />
                    </span>
                  )}
                  {line.weight !== null && (
                    <span className="tag">
                      {r('weight', { n: line.weight })} <Clause id="twelve-rooms:M.4" />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : (
        vote.dictated.length > 0 && (
          <p>
            {r('results.dictatedNames')}: <b>{names(vote.dictated)}</b>{' '}
            <Clause id="twelve-rooms:N.STEWARD.AS1" />
          </p>
        )
      )}
    </div>
  );
}
