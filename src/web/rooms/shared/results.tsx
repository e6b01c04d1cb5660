/** The public results of a turn: who sat and why, who left, and what the rooms told. */
import type { Results } from '../../../rulebooks/twelve-rooms/shapes.js';
import { usePick } from '../../app/prefs.js';
import { roomsStampOf } from '../../revisions/stamp.js';
import { WhatChanged } from '../../revisions/what-changed.js';
import { Clause, Clauses } from '../../ui/clause.js';
import { Moment } from '../../ui/countdown.js';
import { usePrizeText } from './prize.js';
import { ResultsRooms } from './results-rooms.js';
import { ResultsVote } from './results-vote.js';
import { useNames, useNick, useR, useRooms } from './use-rooms.js';
import { CAUSE_WORDS, ROLE_WORDS, ROOM_WORDS, TEAM_WORDS } from './words.js';

export function ResultsCard({ results, at }: { results: Results; at: string }) {
  const { view } = useRooms();
  const r = useR();
  const pick = usePick();
  const names = useNames();
  const { warned, contest, winner } = results;
  return (
    <article className="results" id={`results-${results.turn}`}>
      <header className="results-head">
        <h2>{r('results.title', { n: results.turn })}</h2>
        <p className="quiet small">
          <Moment at={at} zone={view.zone} />
        </p>
      </header>
      {winner && (
        <p className="results-winner">
          {r('results.winner', { team: pick(TEAM_WORDS[winner]) })}{' '}
          <Clauses ids={['twelve-rooms:W', 'twelve-rooms:G.6']} />
        </p>
      )}
      <WhatChanged report={results.turn} stamp={roomsStampOf(view)} />
      <ResultsVote results={results} />
      <Departures results={results} />
      {warned.length > 0 && (
        <p>
          {r('results.warned')}: <b>{names(warned)}</b> <Clause id="twelve-rooms:G.1" />
        </p>
      )}
      <ResultsRooms results={results} />
      {contest && <ContestLine contest={contest} />}
    </article>
  );
}

function Departures({ results }: { results: Results }) {
  const r = useR();
  const nick = useNick();
  const pick = usePick();
  const { departures, roles } = results;
  if (departures.length === 0) return <p className="quiet">{r('results.departuresNone')}</p>;
  return (
    <div>
      <h3>{r('results.departures')}</h3>
      <ul className="lines">
        {departures.map(({ player, cause, room }) => {
          const role = roles?.find((each) => each.player === player)?.role;
          const about = CAUSE_WORDS[cause];
          return (
            <li key={player}>
              <span>
                <b>{nick(player)}</b> — {pick(about.name)}
                {room && `, ${pick(ROOM_WORDS[room].name)}`}
                {role && ` (${r('results.role', { role: pick(ROLE_WORDS[role]) })})`}
              </span>
              <Clauses ids={room ? [about.clause, 'twelve-rooms:M.10'] : [about.clause]} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function ContestLine({ contest }: { contest: NonNullable<Results['contest']> }) {
  const r = useR();
  const names = useNames();
  const prize = usePrizeText();
  return (
    <p>
      {r('results.contest', { title: contest.title })}:{' '}
      <b>
        {contest.winners.length > 0 ? r('results.winners', { names: names(contest.winners) }) : r('nobody')}
      </b>{' '}
      — {prize(contest.prize)} <Clause id="twelve-rooms:B.3" />
    </p>
  );
}

/** The first report: cameras and detector after the regrouping. */
export function StartCard() {
  const { view } = useRooms();
  const r = useR();
  if (!view.start) return null;
  const { at, cameras, detector } = view.start;
  return (
    <article className="results">
      <header className="results-head">
        <h2>{r('results.start')}</h2>
        <p className="quiet small">
          <Moment at={at} zone={view.zone} />
        </p>
      </header>
      <p>
        {r('results.startText')} <Clause id="twelve-rooms:S" />
      </p>
      <ResultsRooms results={{ cameras, detector, loudspeaker: null, crowded: [], transformed: [] }} />
    </article>
  );
}
