/** Opening, pausing and closing of turns; results. */
import { roleOf } from '../state.js';
import type { Handlers } from './handlers.js';

export const turns: Handlers<
  | 'TurnsPlanned'
  | 'TurnOpened'
  | 'ContestAnnounced'
  | 'TurnExtended'
  | 'TurnPaused'
  | 'TurnResumed'
  | 'TurnClosed'
  | 'DryRunMade'
  | 'StepTaken'
  | 'ReportIssued'
  | 'ResultsPublished'
  | 'GameEnded'
> = {
  TurnsPlanned(state, { dates }) {
    state.planned = dates;
  },
  TurnOpened(state, { turn, date, deadline, contest, at }) {
    state.planned = state.planned.filter((each) => each > date);
    state.turn = {
      number: turn,
      stage: 'open',
      date,
      openedAt: at,
      deadline,
      contest,
      moves: {},
      seq: 0,
      anonymous: [],
      batches: [],
      forgiven: [],
      overrides: [],
      before: null,
      trace: [],
      reports: [],
    };
  },
  ContestAnnounced(state, { contest }) {
    state.turn!.contest = contest;
  },
  TurnExtended(state, { turn, deadline, reason, at }) {
    state.turn!.deadline = deadline;
    state.decisions.push({ at, what: `extend ${turn} ${deadline}`, reason });
  },
  TurnPaused(state, { turn, reason, at }) {
    state.turn!.stage = 'paused';
    state.decisions.push({ at, what: `pause ${turn}`, reason });
  },
  TurnResumed(state, { turn, deadline, reason, at }) {
    state.turn!.stage = 'open';
    state.turn!.deadline = deadline;
    state.decisions.push({ at, what: `resume ${turn} ${deadline}`, reason });
  },
  TurnClosed(state) {
    state.turn!.stage = 'closed';
  },
  DryRunMade(state, { at, turn, trace, results, reports }) {
    state.dryRun = { at, turn, trace, results, reports };
  },
  StepTaken(state, { trace }) {
    const turn = state.turn!;
    if (turn.before === null) {
      turn.before = {
        rooms: [...state.rooms],
        players: state.players
          .filter((player) => player.inGame)
          .map((player) => ({ player: player.id, room: player.room, role: roleOf(player) })),
      };
    }
    turn.trace.push(trace);
  },
  ReportIssued(state, { player, report }) {
    state.turn!.reports.push(report);
    state.players.find((each) => each.id === player)!.reports.push(report);
  },
  ResultsPublished(state, { turn, at, results }) {
    const { trace, reports, before, moves } = state.turn!;
    state.past.push({ turn, at, results, trace, reports, before: before!, moves });
    state.turn!.stage = 'resolved';
    state.turn!.trace = [];
    state.turn!.reports = [];
  },
  GameEnded(state, { turn, winner, how, reason, at }) {
    state.phase = 'ended';
    state.winner = { team: winner, how, turn };
    state.asks = [];
    if (reason !== null) state.decisions.push({ at, what: 'end', reason });
  },
};
