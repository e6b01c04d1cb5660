/** 3.5, 6.1, 6.2: who may know what. Everything a view shows asks here. */
import type { Viewer } from '../../../engine/contract.js';
import { type CupState, type CupTable, type Judge, type Player, rulingOf } from './state.js';

/** Whoever looks, as the cup knows him. */
export interface Eye {
  organiser: boolean;
  /** Who it is; null when nobody knows. */
  person: string | null;
  judge: Judge | null;
  player: Player | null;
}

export function eyeOf(cup: CupState, viewer: Viewer): Eye {
  if (viewer.kind === 'organiser')
    return { organiser: true, person: viewer.person ?? null, judge: null, player: null };
  if (viewer.kind !== 'person') return { organiser: false, person: null, judge: null, player: null };
  const { person } = viewer;
  return {
    organiser: false,
    person,
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

/**
 * 3.5: why somebody is not the second person of a result that waits, or null. It goes by the human: whoever is an organiser
 * and a judge or a player as well is no other person for it. `person` null: the organiser nobody knows by name.
 */
export function unfitToVerify(
  cup: CupState,
  person: string | null,
  { entered, judges, seats }: CupTable,
): 'second-person' | 'played-there' | null {
  if (!entered) return null;
  const { by, led } = entered;
  if (person === null) return by === 'organiser' ? 'second-person' : null;
  if (by === `organiser:${person}` || by === `person:${person}` || led.includes(person))
    return 'second-person';
  const judge = cup.judges.find((each) => each.person === person && each.removed === null);
  if (by === 'table' && judge && judges.includes(judge.id)) return 'second-person';
  const player = cup.players.find((each) => each.person === person);
  return player && seats.includes(player.id) ? 'played-there' : null;
}

/** 3.5: an organiser or a judge who may have to verify it sees a result that waits. */
export function mayVerify(cup: CupState, eye: Eye, table: CupTable): boolean {
  if (!table.entered?.pending || table.annulled !== null) return false;
  return (eye.organiser || eye.judge !== null) && unfitToVerify(cup, eye.person, table) === null;
}

/** Whether somebody may know what came of a table. */
export function knowsTable(cup: CupState, eye: Eye, round: number, table: CupTable): boolean {
  if (eye.organiser || leads(eye, table) || mayVerify(cup, eye, table)) return true;
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
