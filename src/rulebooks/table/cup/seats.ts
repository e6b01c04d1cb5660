/** 1.5, 1.6: who must not sit, or lead, at one table. */
import type { Refusal } from '../../../engine/contract.js';
import { type CupState, judgeOf, type Player, playerOf } from './state.js';
import { refuse } from './turn.js';

interface Seated {
  seats: readonly (string | null)[];
  judges: readonly string[];
}

/** A rule a table goes against: two players, or a judge and a player. */
export interface Break {
  kind: 'pair' | 'team' | 'conflict' | 'judgePlays';
  a: string;
  b: string;
}

const CLAUSES = { pair: '1.6', team: '1.6', conflict: '1.5', judgePlays: '1.5' } as const;

/** What two players at one table break, or null. */
export function breakOfPair(cup: CupState, a: Player, b: Player): Break | null {
  const apart = cup.pairs.some(
    (pair) =>
      pair.rule === 'separate' &&
      ((pair.a === a.id && pair.b === b.id) || (pair.a === b.id && pair.b === a.id)),
  );
  if (apart) return { kind: 'pair', a: a.id, b: b.id };
  return cup.teamsApart && a.team !== null && a.team === b.team ? { kind: 'team', a: a.id, b: b.id } : null;
}

/** What a judge leading a table with this player breaks, or null. */
export function breakOfJudge(cup: CupState, judge: string, player: string): Break | null {
  const conflict = cup.conflicts.some((each) => each.judge === judge && each.player === player);
  return conflict ? { kind: 'conflict', a: judge, b: player } : null;
}

/** A judge who is a player too does not judge while he plays: `seated` are all players of the round. */
export function playsHimself(cup: CupState, judge: string, seated: readonly string[]): string | null {
  const person = judgeOf(cup, judge)?.person ?? null;
  if (person === null) return null;
  return seated.find((id) => playerOf(cup, id)?.person === person) ?? null;
}

export function breaksOf(
  cup: CupState,
  { seats, judges }: Seated,
  seatedInRound: readonly string[],
): Break[] {
  const players = seats.flatMap((id) => (id === null ? [] : (playerOf(cup, id) ?? [])));
  return [
    ...players.flatMap((a, i) => players.slice(i + 1).flatMap((b) => breakOfPair(cup, a, b) ?? [])),
    ...judges.flatMap((judge) => players.flatMap(({ id }) => breakOfJudge(cup, judge, id) ?? [])),
    ...judges.flatMap((judge): Break[] => {
      const player = playsHimself(cup, judge, seatedInRound);
      return player === null ? [] : [{ kind: 'judgePlays', a: judge, b: player }];
    }),
  ];
}

/** The first rule a table would go against, as a refusal. `field` names the place of a seat or of the judges. */
export function faultOfTable(
  cup: CupState,
  table: Seated,
  { round, table: n }: { round: number; table: number },
  field: (seat: number | null) => string,
  seatedInRound: readonly string[] = table.seats.filter((seat) => seat !== null),
): Refusal | undefined {
  const [broken] = breaksOf(cup, table, seatedInRound);
  if (!broken) return undefined;
  const { kind, a, b } = broken;
  const ofJudge = kind === 'conflict' || kind === 'judgePlays';
  const names = {
    a: (ofJudge ? judgeOf(cup, a)?.name : playerOf(cup, a)?.nick) ?? a,
    b: playerOf(cup, b)?.nick ?? b,
  };
  const at = ofJudge ? null : table.seats.indexOf(b) + 1;
  return refuse(`breaks-${kind}`, [CLAUSES[kind]], {
    field: field(at),
    params: { ...names, round, table: n },
  });
}
