/** What the rooms themselves told everybody: cameras, detector, loudspeaker, crowds, new Passages. */
import type { ReactNode } from 'react';
import type { ClauseId } from '../../../rulebooks/twelve-rooms/clauses.js';
import type { RoomKind } from '../../../rulebooks/twelve-rooms/rooms.js';
import type { Results } from '../../../rulebooks/twelve-rooms/shapes.js';
import { Clause } from '../../ui/clause.js';
import { Emblem } from './emblem.js';
import { useNames, useNick, useR } from './use-rooms.js';

interface ResultsRoomsProps {
  results: Pick<Results, 'cameras' | 'detector' | 'crowded' | 'transformed'> & {
    /** Null where there is none yet: in the first report. */
    loudspeaker: Results['loudspeaker'] | null;
  };
}

export function ResultsRooms({ results }: ResultsRoomsProps) {
  const r = useR();
  const names = useNames();
  const { cameras, detector, loudspeaker, crowded, transformed } = results;
  const numbers = (rooms: readonly number[]) => rooms.map((n) => r('room.number', { n })).join(', ');
  return (
    <ul className="notices">
      <Line kind="cameras" title={r('results.cameras')} clause="twelve-rooms:R.CAMERAS">
        {cameras.length > 0 ? names(cameras) : r('results.camerasNone')}
      </Line>
      <Line kind="detector" title={r('results.detector')} clause="twelve-rooms:R.DETECTOR">
        <Statuses detector={detector} />
      </Line>
      {loudspeaker && (
        <Line kind="loudspeaker" title={r('results.loudspeaker')} clause="twelve-rooms:R.LOUDSPEAKER">
          {loudspeaker.length > 0 ? names(loudspeaker) : r('results.loudspeakerNone')}
        </Line>
      )}
      {crowded.length > 0 && (
        <Line kind={null} title={r('results.crowded')} clause="twelve-rooms:M.5">
          {numbers(crowded)}
        </Line>
      )}
      {transformed.length > 0 && (
        <Line kind="passage" title={r('results.transformed')} clause="twelve-rooms:M.12">
          {numbers(transformed)}
        </Line>
      )}
    </ul>
  );
}

function Statuses({ detector }: { detector: Results['detector'] }) {
  const r = useR();
  const nick = useNick();
  if (detector.positive + detector.negative === 0) return r('results.camerasNone');
  if (detector.names) {
    return detector.names
      .map(
        ({ player, status }) =>
          `${nick(player)} — ${r(status === 'positive' ? 'status.isPositive' : 'status.isNegative')}`,
      )
      .join(', ');
  }
  return `${r('status.positive', { n: detector.positive })}, ${r('status.negative', { n: detector.negative })}`;
}

interface LineProps {
  kind: RoomKind | null;
  title: string;
  clause: ClauseId;
  children: ReactNode;
}

function Line({ kind, title, clause, children }: LineProps) {
  return (
    <li className="notice-line">
      <span className="notice-mark">{kind && <Emblem kind={kind} />}</span>
      <span>
        <span className="quiet">{title}:</span> <b>{children}</b>
      </span>
      <Clause id={clause} />
    </li>
  );
}
