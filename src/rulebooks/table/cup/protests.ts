/** 5: protests and what is decided. */
import type { Numbers, Refusal } from '../../../engine/contract.js';
import { judgeBehind, organiserOnly, playerBehind, running, somePlayer, someTable, whoIs } from './access.js';
import type { CommandOf, CupCommand } from './commands.js';
import type { CupEvent } from './events.js';
import { annul, playAgain, resultByDecision } from './results.js';
import { type RulingId, rulings } from './rulings.js';
import { cite, refuse, type Turn } from './turn.js';

type Outcome = Refusal | undefined;

/** 5.1 */
export function fileProtest(turn: Turn, command: CommandOf<'fileProtest'>): Outcome {
  const { round, table, text } = command;
  const { author, cup } = turn;
  const refusal = running(turn);
  if (refusal) return refusal;
  const found = someTable(turn, command, '5.1');
  if ('refusal' in found) return found.refusal;
  if (author.kind !== 'organiser') {
    const player = playerBehind(cup, author);
    const judge = judgeBehind(cup, author);
    const party =
      (player && found.table.seats.includes(player.id)) || (judge && found.table.judges.includes(judge.id));
    if (!party) return refuse('not-a-party', ['5.1'], { field: 'table', params: { round, table } });
  }
  if (cup.rounds[round - 1]!.status === 'planned')
    return refuse('round-not-begun', ['5.1'], { field: 'round', params: { round } });
  const next = cup.rounds[round];
  if (turn.ruling('protest.until') === 'round' && next && next.status !== 'planned')
    return refuse('protest-late', ['5.1'], { field: 'round', params: { round } });
  turn.emit({
    type: 'ProtestFiled',
    protest: cup.protests.length + 1,
    ...{ round, table, text },
    by: whoIs(author),
    clauses: cite('5.1'),
    rulings: ['protest.until'],
  });
}

/** What a decision goes by. */
export const numbers: Numbers<CupCommand, CupEvent> = {
  fields: { decideProtest: { field: 'protest', kind: 'protest' } },
  given: (event) => (event.type === 'ProtestFiled' ? event.protest : null),
  gone: (command) => {
    const params = { protest: (command as CommandOf<'decideProtest'>).protest };
    return refuse('no-such-protest', ['5.2'], { field: 'protest', params });
  },
};

/** 5.2 */
export function decideProtest(turn: Turn, command: CommandOf<'decideProtest'>): Outcome {
  const { protest: n, verdict, text, points, game, result } = command;
  const refusal = organiserOnly(turn, '5.2');
  if (refusal) return refusal;
  const protest = turn.cup.protests[n - 1];
  if (!protest) return refuse('no-such-protest', ['5.2'], { field: 'protest', params: { protest: n } });
  if (protest.decision) return refuse('decided', ['5.2'], { field: 'protest', params: { protest: n } });
  if (verdict === 'rejected' && (points.length > 0 || game || result))
    return refuse('rejected-changes-nothing', ['5.2'], { field: 'verdict' });
  if (game && result) return refuse('one-consequence', ['5.2'], { field: 'game' });
  const place = { round: protest.round, table: protest.table };
  for (const [index, each] of points.entries()) {
    const fault = somePlayer(turn, each.player, `points.${index}.player`, '5.2', '4.10');
    if (fault) return fault;
  }
  if (game === 'annul' && turn.cup.rounds[place.round - 1]?.tables[place.table - 1]?.annulled !== null)
    return refuse('annulled', ['5.2', '3.6'], { field: 'game', params: place });
  turn.emit({ type: 'ProtestDecided', protest: n, verdict, text, clauses: cite('5.2') });
  // The result is asked about last: a refusal leaves the cup as it was, whatever the turn has noted.
  const fault = result && resultByDecision(turn, place, result, text);
  if (fault) return fault;
  for (const each of points) {
    turn.emit({
      type: 'PointsAdjusted',
      ...{ player: each.player, points: each.points, round: place.round, reason: text, protest: n },
      clauses: cite('5.2', '4.10'),
    });
  }
  if (game === 'annul') annul(turn, place, text);
  if (game === 'replay') playAgain(turn, place, text);
}

/** 5.3 */
export function setRuling(turn: Turn, { ruling, value, reason }: CommandOf<'setRuling'>): Outcome {
  const refusal = organiserOnly(turn, '5.3');
  if (refusal) return refusal;
  const known = Object.hasOwn(rulings, ruling) ? rulings[ruling as RulingId] : undefined;
  if (!known) return refuse('no-such-ruling', ['5.3'], { field: 'ruling', params: { ruling } });
  if (!Object.hasOwn(known.values, value)) {
    const values = Object.keys(known.values).join(', ');
    return refuse('no-such-value', ['5.3'], { field: 'value', params: { ruling, values } });
  }
  turn.emit({
    type: 'RulingSet',
    ...{ ruling, value, reason },
    clauses: [...cite('5.3'), ...known.clauses],
    rulings: [ruling as RulingId],
  });
}
