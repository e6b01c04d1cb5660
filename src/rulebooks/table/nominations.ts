/** 4.2 – 4.4: nominations in one's own minute. */
import type { Refusal } from '../../engine/contract.js';
import { inCourse, livingSeat } from './access.js';
import type { CommandOf } from './commands.js';
import { nominees } from './state.js';
import { cite, type Outcome, refuse, type Turn } from './turn.js';

/** 4.2: only whoever speaks now, whatever his minute has shrunk to. */
function speaks(turn: Turn, by: number | undefined): { speaker: number } | { refusal: Refusal } {
  const refusal = inCourse(turn, ['speeches'], '4.2');
  if (refusal) return { refusal };
  const speaker = turn.table.speaker!;
  if (by === undefined || by === speaker) return { speaker };
  return { refusal: refuse('not-speaking', ['4.2'], { field: 'by', params: { seat: speaker } }) };
}

export function nominate(turn: Turn, { seat, by }: CommandOf<'nominate'>): Outcome {
  const found = speaks(turn, by);
  if ('refusal' in found) return found.refusal;
  const { speaker } = found;
  const fault = livingSeat(turn, seat, 'seat', '4.2');
  if (fault) return fault;
  if (seat === speaker && turn.ruling('nominate.self') === 'no') {
    return refuse('not-oneself', ['4.2'], { field: 'seat' });
  }
  const { table } = turn;
  const own = table.nominations.find((each) => each.by === speaker && !each.withdrawn);
  const replaces = own !== undefined && turn.ruling('withdraw') === 'auto';
  if (table.spent.includes(speaker) && !replaces) {
    return refuse('nominated-already', ['4.3', '4.4'], { field: 'seat', params: { seat: speaker } });
  }
  if (nominees(table).includes(seat)) {
    const spent = turn.ruling('nominate.duplicate') === 'spends';
    turn.emit({
      type: 'NominationRefused',
      seat,
      by: speaker,
      spent,
      clauses: cite('4.2', '4.3'),
      rulings: ['nominate.duplicate'],
    });
    return;
  }
  if (replaces) retract(turn, own.seat, speaker);
  turn.emit({
    type: 'Nominated',
    seat,
    by: speaker,
    clauses: cite('4.2', '4.3', '4.4'),
    rulings: seat === speaker ? ['nominate.self'] : [],
  });
}

/** 4.3 forbids it; clubs that allow it have a ruling. */
export function withdraw(turn: Turn, { by }: CommandOf<'withdraw'>): Outcome {
  const found = speaks(turn, by);
  if ('refusal' in found) return found.refusal;
  if (turn.ruling('withdraw') === 'no') return refuse('no-withdrawal', ['4.3']);
  const own = turn.table.nominations.find((each) => each.by === found.speaker && !each.withdrawn);
  if (!own) return refuse('nothing-to-withdraw', ['4.3']);
  retract(turn, own.seat, found.speaker);
}

function retract(turn: Turn, seat: number, by: number): void {
  turn.emit({ type: 'NominationWithdrawn', seat, by, clauses: cite('4.3'), rulings: ['withdraw'] });
}
