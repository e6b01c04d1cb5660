/** A.6 Голосование (G.1, G.2, G.4, G.5): ballots, sums, who sits, who is warned for a missing vote. */
import type { Results } from '../shapes.js';
import type { PlayerState } from '../state.js';
import { cite } from '../turn.js';
import { out, store } from './leaving.js';
import { immune, keeps, leavesByWord, sparedClause } from './protection.js';
import { type Ballot, change, type Draft, type Resolution } from './resolution.js';
import { type Place, type Sitting, whoSits } from './sitting.js';

export function vote(r: Resolution): void {
  const ballots = r.state.players.filter(({ inGame }) => inGame).flatMap((player) => ballotOf(r, player));
  const totals = totalsOf(r, ballots);
  const sitting = whoSits(r, placesOf(totals));
  if ('question' in sitting) {
    r.question = sitting.question;
    return;
  }
  r.count = { ballots, totals, acquitted: sitting.acquitted };
  seat(r, sitting);
  const voters = r.order.filter((id) => r.move(id).vote === undefined);
  for (const id of r.state.players.map((player) => player.id).filter((id) => voters.includes(id)))
    miss(r, id);
}

function ballotOf(r: Resolution, player: PlayerState): Ballot[] {
  const { id } = player;
  const own = r.move(id).vote;
  const line = r.draft('vote', id, ['A.6']);
  let cast = own;
  const told = r.dictated.get(id);
  if (told !== undefined) {
    line.clauses.push('N.STEWARD.AS1');
    if (own === undefined) line.rulings.push('dictated.absent');
    if (own !== undefined || r.ruling('dictated.absent') === 'counts') cast = told;
  }
  if (cast === undefined) {
    r.write({ ...line, outcome: 'failed', why: 'noVote', clauses: [...line.clauses, 'G.1'] });
    return [];
  }
  const invalid =
    cast === 'acquit' ? r.number !== 1 : !r.state.players.some((each) => each.id === cast && each.inGame);
  const against = invalid ? id : cast;
  const counts = !r.silenced.has(r.startRoom.get(id)!);
  const weight = player.weight + (r.extraVotes.get(id) ?? 0);
  if (invalid) line.clauses.push('G.2');
  if (against === 'acquit') line.clauses.push('G.4');
  else line.targets.push(against);
  line.clauses.push('M.4');
  if (counts) line.changes.push(change('counted', { player: id, to: weight }));
  r.write(
    counts
      ? line
      : { ...line, outcome: 'failed', why: 'silenced', clauses: [...line.clauses, 'N.STEWARD.AS2'] },
  );
  return [
    {
      voter: id,
      vote: cast,
      against,
      dictated: told !== undefined && cast === told,
      invalid,
      weight,
      counts,
    },
  ];
}

/** Sums, the largest first, equal ones in the order of sign-up with «не судить» last; B.2 halves, rounding down. */
function totalsOf(r: Resolution, ballots: readonly Ballot[]): { vote: string; sum: number }[] {
  const sumOf = (id: string): number =>
    ballots
      .filter(({ against, counts }) => counts && against === id)
      .reduce((sum, { weight }) => sum + weight, 0);
  const totals = r.state.players.map(({ id, halved }) => {
    const sum = sumOf(id);
    return { vote: id, sum: halved ? Math.floor(sum / 2) : sum };
  });
  totals.push({ vote: 'acquit', sum: sumOf('acquit') });
  for (const { vote: id, sum } of totals) {
    const halved = id !== 'acquit' && r.player(id).halved && sumOf(id) > 0;
    if (halved)
      r.write(
        r.draft('halved', null, ['A.6', 'B.2'], {
          outcome: 'note',
          targets: [id],
          changes: [change('counted', { player: id, from: sumOf(id), to: sum })],
        }),
      );
  }
  return totals.filter(({ sum }) => sum > 0).sort((a, b) => b.sum - a.sum);
}

function placesOf(totals: readonly { vote: string; sum: number }[]): Place[] {
  const places: Place[] = [];
  for (const { vote: id, sum } of totals) {
    let place = places.at(-1);
    if (!place || place.sum !== sum) {
      place = { sum, players: [], acquit: false };
      places.push(place);
    }
    if (id === 'acquit') place.acquit = true;
    else place.players.push(id);
  }
  return places;
}

function seat(r: Resolution, sitting: Sitting): void {
  const word = r.state.turn!.overrides.findLast((effect) => effect.kind === 'sitting');
  const { rulings } = sitting;
  for (const id of sitting.immune) {
    r.write(
      r.draft('sits', null, ['A.6', 'B.1'], { targets: [id], outcome: 'failed', why: 'immune', rulings }),
    );
  }
  for (const id of sitting.spared) {
    const clause = sparedClause(r.player(id));
    r.emit({
      type: 'ProtectionUsed',
      turn: r.number,
      player: id,
      audience: 'master',
      clauses: cite('A.6', clause),
      ...(rulings.length > 0 ? { rulings } : {}),
    });
    r.write(
      r.draft('sits', null, ['A.6', clause], {
        targets: [id],
        outcome: 'failed',
        why: 'protected',
        rulings,
        changes: [change('protection', { player: id, to: 'off' })],
      }),
    );
  }
  if (sitting.acquitted) r.write(r.draft('acquit', null, ['A.6', 'G.4'], { outcome: 'note' }));
  const sits = word?.kind === 'sitting' ? word.players : sitting.sits;
  for (const id of r.state.players.map((player) => player.id).filter((each) => sits.includes(each))) {
    const line = r.draft('sits', null, word ? ['A.6', 'G.9'] : ['A.6', 'G.5'], { targets: [id], rulings });
    sit(r, id, line);
    r.write(line);
  }
}

/** R.SAFE: whoever sits inside the Safe room sits when he leaves it. */
function sit(r: Resolution, id: string, line: Draft): void {
  const player = r.player(id);
  if (!player.inGame) return;
  const kept = keeps(r, player, 'vote');
  if (kept) {
    line.outcome = 'failed';
    line.why = kept.why;
    line.clauses.push(kept.clause);
  } else if (r.kind(player.room) === 'safe') {
    store(r, id, { cause: 'vote', by: null, turn: r.number }, line);
  } else {
    line.changes.push(change('sits', { player: id }));
    out(r, id, 'vote', null, null, ['A.6', 'G.5'], line);
    r.sat.push(id);
  }
}

/** G.1, G.2: the first missing vote is a warning for good, the second puts out. */
function miss(r: Resolution, id: string): void {
  const player = r.player(id);
  if (!player.inGame) return;
  const line = r.draft('absence', id, ['G.1', 'G.2']);
  if (r.state.turn!.forgiven.includes(id)) {
    r.write({ ...line, outcome: 'failed', why: 'forgiven' });
    return;
  }
  const count = player.absences.length + 1;
  r.emit({
    type: 'Warned',
    turn: r.number,
    player: id,
    count,
    audience: 'public',
    clauses: cite('G.1', 'G.2'),
  });
  line.changes.push(change('warning', { player: id, to: count }));
  r.warned.push(id);
  if (count > 1) remove(r, player, line);
  r.write(line);
}

function remove(r: Resolution, player: PlayerState, line: Draft): void {
  if (leavesByWord(r, player.id) === false) {
    line.why = 'override';
    line.clauses.push('G.9');
    return;
  }
  if (immune(r, player)) {
    line.clauses.push('B.1');
    line.rulings.push('immunity.absence');
    if (r.ruling('immunity.absence') === 'protects') {
      line.why = 'immune';
      return;
    }
  }
  out(r, player.id, 'absence', null, null, ['G.1', 'G.2'], line);
}

/** What the results show of the vote. */
export function voteResults(r: Resolution): Results['vote'] {
  const { ballots, totals, acquitted } = r.count;
  const shown = r.ruling('votes.shown');
  return {
    lines:
      shown === 'totals'
        ? null
        : ballots.map(({ voter, vote: cast, dictated, invalid, weight }) => ({
            voter,
            vote: cast,
            dictated,
            invalid,
            weight: shown === 'full' ? weight : null,
          })),
    dictated: ballots.filter(({ dictated }) => dictated).map(({ voter }) => voter),
    totals,
    acquitted,
    sat: r.sat,
  };
}
