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
  return cup.players.find((player) => player.person === person && seated.includes(player.id))?.id ?? null;
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
  place: { round: number; table: number },
  field: (seat: number | null) => string,
  seatedInRound: readonly string[],
): Refusal | undefined {
  const [broken] = breaksOf(cup, table, seatedInRound);
  return broken && refusalOf(cup, broken, table, place, field);
}

/**
 * The first rule that a change of a round newly goes against. What the round broke before (the rule came after the seating)
 * is no fault of the change: the desk names it, and the round does not begin with it.
 * @param after the changed tables by number
 */
export function faultOfChange(
  cup: CupState,
  round: number,
  after: ReadonlyMap<number, Seated>,
  field: (table: number, seat: number | null) => string,
): Refusal | undefined {
  const before: readonly Seated[] = cup.rounds[round - 1]!.tables;
  const then = before.map((table, t) => after.get(t + 1) ?? table);
  for (const [t, table] of then.entries()) {
    const old = breaksOf(cup, before[t]!, seatedAt(before));
    const fresh = breaksOf(cup, table, seatedAt(then)).find((each) => !old.some((was) => same(was, each)));
    if (fresh) return refusalOf(cup, fresh, table, { round, table: t + 1 }, (seat) => field(t + 1, seat));
  }
  return undefined;
}

/** All rules a round goes against, named in one refusal. */
export function faultOfRound(cup: CupState, round: number): Refusal | undefined {
  const { tables } = cup.rounds[round - 1]!;
  const all = tables.flatMap((table, t) =>
    breaksOf(cup, table, seatedAt(tables)).map((broken) => ({ broken, table, n: t + 1 })),
  );
  const [first, ...more] = all;
  if (!first) return undefined;
  if (more.length === 0)
    return refusalOf(cup, first.broken, first.table, { round, table: first.n }, () => 'round');
  const list = (word: string): string =>
    all
      .map(({ broken, n }) => {
        const { a, b } = namesOf(cup, broken);
        return `${word} ${n} — ${a}, ${b}`;
      })
      .join('; ');
  return refuse('breaks-many', ['1.5', '1.6'], {
    field: 'round',
    params: { round, count: all.length, ru: list('стол'), en: list('table') },
  });
}

function seatedAt(tables: readonly Seated[]): string[] {
  return tables.flatMap(({ seats }) => seats.filter((seat) => seat !== null));
}

/** The seats decide in which order two players are named. */
function same(x: Break, y: Break): boolean {
  return x.kind === y.kind && ((x.a === y.a && x.b === y.b) || (x.a === y.b && x.b === y.a));
}

function ofJudge({ kind }: Break): boolean {
  return kind === 'conflict' || kind === 'judgePlays';
}

function namesOf(cup: CupState, broken: Break): { a: string; b: string } {
  const { a, b } = broken;
  return {
    a: (ofJudge(broken) ? judgeOf(cup, a)?.name : playerOf(cup, a)?.nick) ?? a,
    b: playerOf(cup, b)?.nick ?? b,
  };
}

function refusalOf(
  cup: CupState,
  broken: Break,
  { seats }: Seated,
  { round, table }: { round: number; table: number },
  field: (seat: number | null) => string,
): Refusal {
  const { kind, b } = broken;
  return refuse(`breaks-${kind}`, [CLAUSES[kind]], {
    field: field(ofJudge(broken) ? null : seats.indexOf(b) + 1),
    params: { ...namesOf(cup, broken), round, table },
  });
}
