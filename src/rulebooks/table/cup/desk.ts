/** What only the organisers need: people, who must not meet, the whole standings, what stands in the way. */
import { breaksOf } from './seats.js';
import { sharedPlaces } from './standings.js';
import { type CupState, nextRound, rulingOf, seatedIn } from './state.js';
import type { CupView, Row } from './view.js';

type Desk = NonNullable<CupView['desk']>;
type Block = Desk['blocks'][number];

export function desk(cup: CupState, whole: Row[]): Desk {
  const breaks = plannedBreaks(cup);
  const shared = sharedPlaces(whole);
  return {
    persons: [
      ...cup.players.flatMap(({ id, person }) => (person ? [{ id, kind: 'player' as const, person }] : [])),
      ...cup.judges.flatMap(({ id, person }) => (person ? [{ id, kind: 'judge' as const, person }] : [])),
    ],
    withdrawals: cup.players.flatMap(({ id, absences }) =>
      absences.map((absence) => ({ player: id, ...absence })),
    ),
    removedJudges: cup.judges.flatMap(({ id, name, removed }) =>
      removed === null ? [] : [{ id, name, reason: removed }],
    ),
    conflicts: cup.conflicts,
    pairs: cup.pairs,
    teamsApart: cup.teamsApart,
    standings: whole,
    empty: emptySeats(cup),
    breaks,
    shared,
    blocks: blocksOf(cup, breaks, shared),
  };
}

function plannedBreaks(cup: CupState): Desk['breaks'] {
  return cup.rounds.flatMap((round, r) => {
    if (round.status !== 'planned') return [];
    const seated = seatedIn(round);
    return round.tables.flatMap((table, t) =>
      breaksOf(cup, table, seated).map((each) => ({ round: r + 1, table: t + 1, ...each })),
    );
  });
}

/** The round that plays, or else the next one. */
function currentRound(cup: CupState): number {
  const playing = cup.rounds.findLastIndex(({ status }) => status === 'playing');
  return playing === -1 ? nextRound(cup) : playing + 1;
}

function emptySeats(cup: CupState): Desk['empty'] {
  const round = currentRound(cup);
  return (cup.rounds[round - 1]?.tables ?? []).flatMap(({ seats, entered }, t) =>
    seats.flatMap((seat, s) => (seat === null && !entered ? [{ round, table: t + 1, seat: s + 1 }] : [])),
  );
}

/** Before a round begins, while it plays, and at the end of the cup. */
function blocksOf(cup: CupState, breaks: Desk['breaks'], shared: string[][]): Block[] {
  if (cup.finished) return [];
  const { plan } = cup;
  if (!plan) return [{ kind: 'noPlan', round: null, table: null }];
  const playing = cup.rounds.flatMap(({ status, tables }, r) =>
    status !== 'playing'
      ? []
      : tables.flatMap(({ entered, annulled }, t): Block[] =>
          entered === null && annulled === null ? [{ kind: 'noResult', round: r + 1, table: t + 1 }] : [],
        ),
  );
  const next = nextRound(cup);
  return [...playing, ...(next <= plan.rounds ? beforeRound(cup, next, breaks) : atTheEnd(cup, shared))];
}

function beforeRound(cup: CupState, n: number, breaks: Desk['breaks']): Block[] {
  const round = cup.rounds[n - 1];
  if (!round) return [{ kind: 'noSeating', round: n, table: null }];
  return round.tables.flatMap(({ seats, judges }, t): Block[] => {
    const at = { round: n, table: t + 1 };
    return [
      ...(judges.length < cup.plan!.judges ? [{ kind: 'noJudge' as const, ...at }] : []),
      ...(seats.includes(null) && rulingOf(cup, 'seat.empty') === 'substitute'
        ? [{ kind: 'emptySeat' as const, ...at }]
        : []),
      ...(breaks.some(({ round: r, table }) => r === n && table === t + 1)
        ? [{ kind: 'broken' as const, ...at }]
        : []),
    ];
  });
}

function atTheEnd(cup: CupState, shared: string[][]): Block[] {
  const unverified = cup.rounds.flatMap(({ tables }, r) =>
    tables.flatMap(({ entered, annulled }, t): Block[] =>
      entered?.pending && annulled === null ? [{ kind: 'unverified', round: r + 1, table: t + 1 }] : [],
    ),
  );
  const protests = cup.protests.flatMap(({ decision, round, table }): Block[] =>
    decision === null ? [{ kind: 'protest', round, table }] : [],
  );
  const places = rulingOf(cup, 'places.shared') === 'lot' ? shared : [];
  return [
    ...unverified,
    ...protests,
    ...places.map((): Block => ({ kind: 'sharedPlace', round: null, table: null })),
  ];
}
