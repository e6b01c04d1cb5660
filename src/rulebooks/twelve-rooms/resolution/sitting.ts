/** Who sits by the sums of a vote (G.4, G.5, N.STEWARD.PS, P.OBSERVER.PS, B.1). */
import type { RulingId } from '../rulings.js';
import { immune, sparedOnce } from './protection.js';
import type { Question, Resolution } from './resolution.js';

/** Those who share one sum. */
export interface Place {
  sum: number;
  players: string[];
  acquit: boolean;
}

export interface Sitting {
  sits: string[];
  spared: string[];
  immune: string[];
  acquitted: boolean;
  rulings: RulingId[];
}

/** @param places best first; nobody without votes is in them */
export function whoSits(r: Resolution, places: readonly Place[]): Sitting | { question: Question } {
  const result: Sitting = { sits: [], spared: [], immune: [], acquitted: false, rulings: [] };
  const lead = places[0];
  if (!lead) return result;
  if (lead.players.length === 0) return { ...result, acquitted: true };
  const untouchable = lead.players.filter((id) => immune(r, r.player(id)));
  const rest = lead.players.filter((id) => !untouchable.includes(id));
  const guarded = rest.filter((id) => sparedOnce(r.player(id)));
  const open = rest.filter((id) => !guarded.includes(id));
  result.immune.push(...untouchable);

  if (guarded.length > 1) {
    const ask = `protected:${r.number}`;
    const answer = r.answer(ask);
    if (answer === null) {
      return {
        question: {
          ask,
          topic: 'protected',
          players: guarded,
          choices: ['next', 'all', 'nobody'],
          clauses: ['N.STEWARD.PS', 'P.OBSERVER.PS', 'A.6'],
        },
      };
    }
    if (answer === 'all') {
      result.sits.push(...rest);
      return result;
    }
    result.spared.push(...guarded);
    result.sits.push(...open);
    if (answer === 'next' && open.length === 0 && untouchable.length === 0 && !lead.acquit) {
      seatNext(r, places, 1, result);
    }
    return result;
  }

  result.sits.push(...open);
  result.spared.push(...guarded);
  const alone = open.length === 0 && untouchable.length === 0 && !lead.acquit;
  if (guarded.length === 1) {
    if (alone) seatNext(r, places, 1, result);
    else {
      result.rulings.push('protected.tie');
      if (r.ruling('protected.tie') === 'next') seatNext(r, places, 1, result);
    }
  } else if (untouchable.length > 0) {
    result.rulings.push('immunity.vote');
    const nobodyElse = open.length === 0 && !lead.acquit;
    if (nobodyElse && r.ruling('immunity.vote') === 'next') seatNext(r, places, 1, result);
  }
  return result;
}

/** «Второй по голосам»: everybody who shares the place; on turn 1 it may be «не судить», then nobody. */
function seatNext(r: Resolution, places: readonly Place[], index: number, result: Sitting): void {
  const place = places[index];
  if (!place) return;
  const untouchable = place.players.filter((id) => immune(r, r.player(id)));
  const members = place.players.filter((id) => !untouchable.includes(id));
  const guarded = members.filter((id) => sparedOnce(r.player(id)));
  result.immune.push(...untouchable);
  if (guarded.length === 0) {
    result.sits.push(...members);
    return;
  }
  result.rulings.push('protected.second');
  if (r.ruling('protected.second') === 'sits') {
    result.sits.push(...members);
    return;
  }
  const open = members.filter((id) => !guarded.includes(id));
  result.spared.push(...guarded);
  result.sits.push(...open);
  if (open.length === 0 && untouchable.length === 0 && !place.acquit) seatNext(r, places, index + 1, result);
}
