/** 3.5, 6.1, 6.2: who may know what. Everything a view shows asks here. */
import type { Viewer } from '../../../engine/contract.js';
import { type CupState, type CupTable, type Judge, type Player, rulingOf } from './state.js';

/** Whoever looks, as the cup knows him. */
export interface Eye {
  organiser: boolean;
  judge: Judge | null;
  player: Player | null;
}

export function eyeOf(cup: CupState, viewer: Viewer): Eye {
  if (viewer.kind !== 'person') return { organiser: viewer.kind === 'organiser', judge: null, player: null };
  const { person } = viewer;
  return {
    organiser: false,
    judge: cup.judges.find((judge) => judge.person === person && judge.removed === null) ?? null,
    player: cup.players.find((player) => player.person === person) ?? null,
  };
}

/** 6.2: the results of the round are hidden from the public. */
export function resultsHidden({ hiding }: CupState, round: number): boolean {
  return hiding?.what === 'results' && round >= hiding.from;
}

export function leads({ judge }: Eye, table: CupTable): boolean {
  return judge !== null && table.judges.includes(judge.id);
}

/** 3.5: a judge who may have to verify it sees a result that waits. */
export function mayVerify(eye: Eye, table: CupTable): boolean {
  const { entered, annulled, seats } = table;
  if (!entered?.pending || annulled !== null) return false;
  if (eye.organiser) return true;
  const { judge, player } = eye;
  if (!judge || entered.by === `person:${judge.person}`) return false;
  if (player && seats.includes(player.id)) return false;
  return entered.by !== 'table' || !table.judges.includes(judge.id);
}

/** Whether somebody may know what came of a table. */
export function knowsTable(cup: CupState, eye: Eye, round: number, table: CupTable): boolean {
  if (eye.organiser || leads(eye, table) || mayVerify(eye, table)) return true;
  if (resultsHidden(cup, round)) return false;
  return !table.entered?.pending || table.annulled !== null;
}

/** 6.1, ruling seating.public. */
export function seesSeats(cup: CupState, eye: Eye, round: number): boolean {
  if (eye.organiser || rulingOf(cup, 'seating.public') === 'all') return true;
  return cup.rounds[round - 1]?.status !== 'planned';
}

/**
 * For whoever serves the game of a table: whether this viewer may see how it ended. Until then the public of the game must
 * be kept at what it saw before the end.
 */
export function mayKnowEnd(cup: CupState, viewer: Viewer, round: number, table: number): boolean {
  const found = cup.rounds[round - 1]?.tables[table - 1];
  return found !== undefined && found.entered !== null && knowsTable(cup, eyeOf(cup, viewer), round, found);
}
