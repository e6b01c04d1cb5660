/** After the last step: the master's last word on departures, notices, the contest, the end, results and reports. */
import type { Prize } from '../commands.js';
import type { Report, Results } from '../shapes.js';
import { camerasShow, detectorShows } from '../sight.js';
import { nextPrizeId, roleOf } from '../state.js';
import { cite } from '../turn.js';
import { voteResults } from './06-vote.js';
import { ending } from './ending.js';
import { out } from './leaving.js';
import { crowdedRooms, transformRooms, visitors } from './notices.js';
import type { Question, Resolution } from './resolution.js';

export interface Ending {
  results: Results;
  reports: Report[];
}

export function conclude(r: Resolution): { question: Question } | Ending {
  departByWord(r);
  const verdict = ending(r);
  if (verdict && 'question' in verdict) return verdict;
  const contest = drawContest(r);
  const cameras = camerasShow(r.state, (room) => visitors(r, room));
  const detector = detectorShows(r.state, r.number, (room) => visitors(r, room));
  const crowded = crowdedRooms(r);
  const transformed = transformRooms(r);
  const ids = r.state.players.map(({ id }) => id);
  const left = r.state.players.filter(({ id, left: gone }) => gone?.turn === r.number && r.startRoom.has(id));
  const results: Results = {
    turn: r.number,
    vote: { ...voteResults(r), sat: ids.filter((id) => r.sat.includes(id)) },
    warned: ids.filter((id) => r.warned.includes(id)),
    departures: left
      .filter(({ id }) => !r.sat.includes(id))
      .map(({ id, left: gone }) => ({ player: id, cause: gone!.cause, room: gone!.room })),
    roles:
      r.ruling('departure.role') === 'shown'
        ? left.map((player) => ({ player: player.id, role: roleOf(player) }))
        : null,
    cameras,
    detector,
    loudspeaker: ids.filter((id) => r.loud.has(id)),
    crowded,
    transformed,
    contest,
    winner: verdict?.winner ?? null,
  };
  const reports = r.state.players
    .filter(({ inGame }) => inGame)
    .map((player) => ({
      turn: r.number,
      player: player.id,
      room: player.room,
      weight: player.weight,
      role: roleOf(player),
      findings: r.findings.get(player.id) ?? [],
      prize: contest?.winners.includes(player.id) ? contest.prize : null,
    }));
  for (const report of reports) {
    r.emit({
      type: 'ReportIssued',
      turn: r.number,
      player: report.player,
      report,
      audience: { players: [report.player] },
      clauses: cite('G.7'),
    });
  }
  r.close('end', 'W');
  r.emit({
    type: 'ResultsPublished',
    turn: r.number,
    results,
    audience: 'public',
    clauses: cite('A.6', 'M.5', 'M.10', 'M.12', 'R.CAMERAS', 'R.DETECTOR', 'R.LOUDSPEAKER'),
    rulings: ['votes.shown', 'room.visitors', 'detector.names', 'loudspeaker.failed', 'departure.role'],
  });
  if (verdict) {
    r.emit({
      type: 'GameEnded',
      turn: r.number,
      winner: verdict.winner,
      how: verdict.how,
      reason: null,
      audience: 'public',
      clauses: verdict.how === 'aim' ? cite('W') : cite('W', 'G.6'),
      ...(verdict.how === 'priority' ? { rulings: ['twoLeft'] as const satisfies string[] } : {}),
    });
  }
  return { results, reports };
}

/** G.9: whom the master makes leave. */
function departByWord(r: Resolution): void {
  for (const effect of r.state.turn!.overrides) {
    if (effect.kind !== 'departure' || !effect.leaves || !r.player(effect.player).inGame) continue;
    const line = r.draft('departure', null, ['G.9'], { targets: [effect.player] });
    out(r, effect.player, 'decree', null, null, ['G.9'], line);
    r.write(line);
  }
}

/** B.3: among the first whole moves of those still in the game. */
function drawContest(r: Resolution): Results['contest'] {
  const { contest } = r.state.turn!;
  if (!contest) return null;
  const early = r.whole.slice(0, contest.among).filter((id) => r.player(id).inGame);
  const label = `B.3 ${r.number}`;
  const drawn = r.turn.draws.sample(label, early, contest.winners);
  const winners = r.state.players.map(({ id }) => id).filter((id) => drawn.includes(id));
  const prize: Prize = contest.prize;
  const turn = r.number + 1;
  for (const player of winners) {
    r.emit({
      type: 'PrizeWon',
      turn,
      player,
      prize: nextPrizeId(r.state, player),
      what: prize,
      audience: { players: [player] },
      clauses: cite('B.3'),
      draws: [label],
    });
  }
  r.write(r.draft('contest', null, ['B.3'], { targets: winners }));
  return { title: contest.title, winners, prize, turn };
}
