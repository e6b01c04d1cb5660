/** 6.1: the only way out. Built from nothing for one viewer: an organiser, a judge, a player, the public. */
import type { Viewer } from '../../../engine/contract.js';
import { desk } from './desk.js';
import { type Eye, eyeOf, knowsTable, leads, mayVerify, resultsHidden, seesSeats } from './knowledge.js';
import { firstVictimOf, hitsOf } from './result.js';
import { type RulingId, rulings } from './rulings.js';
import { everything, publicScope, standings } from './standings.js';
import { byesOf, type CupState, type CupTable, countedOf, rulingOf } from './state.js';
import { statistics } from './statistics.js';
import type { CupView, Row } from './view.js';

type TableView = CupView['rounds'][number]['tables'][number];

export function view(cup: CupState, viewer: Viewer): CupView {
  const { setup } = cup;
  const eye = eyeOf(cup, viewer);
  const open = standings(cup, publicScope(cup));
  const whole = cup.hiding ? everything(cup) : open;
  // A share of first deaths counts games of other rounds: whoever may not count those gets the points without them.
  const rounds = roundsOf(cup, eye, eye.organiser ? whole : open);
  return {
    title: setup.pack.title,
    pack: setup.pack.id,
    zone: setup.pack.zone,
    viewer: eye.organiser ? 'organiser' : eye.judge ? 'judge' : eye.player ? 'player' : 'public',
    finished: cup.finished,
    table: setup.pack.table,
    rulings: Object.fromEntries(Object.keys(rulings).map((id) => [id, rulingOf(cup, id as RulingId)])),
    plan: cup.plan,
    players: cup.players.map(({ id, nick, team, from, absences, replaces, replacedBy }) => ({
      id,
      nick,
      team,
      from,
      absences: absences.map((absence) => ({ from: absence.from, to: absence.to })),
      replaces,
      replacedBy,
    })),
    judges: cup.judges.filter(({ removed }) => removed === null).map(({ id, name }) => ({ id, name })),
    seating: cup.seating,
    rounds,
    standings: {
      upTo: countedUpTo(cup),
      frozenFrom: cup.hiding?.from ?? null,
      rows: open,
    },
    formulas: cup.formulas,
    lots: eye.organiser ? cup.lots : cup.lots.slice(0, cup.hiding?.lots),
    adjustments: adjustmentsOf(cup, eye),
    protests: protestsOf(cup, eye),
    hiding: cup.hiding && { from: cup.hiding.from, what: cup.hiding.what },
    rulingChanges: cup.rulingChanges,
    statistics: statisticsOf(cup, eye),
    me: meOf(cup, eye),
    toVerify: places(cup, (table) => mayVerify(cup, eye, table)).map(({ round, n }) => ({ round, table: n })),
    desk: eye.organiser ? desk(cup, whole) : null,
  };
}

/** Every table of the cup with its place, filtered. */
function places(
  cup: CupState,
  is: (table: CupTable, round: number) => boolean,
): { round: number; n: number; table: CupTable }[] {
  return cup.rounds.flatMap(({ tables }, r) =>
    tables.flatMap((table, t) => (is(table, r + 1) ? [{ round: r + 1, n: t + 1, table }] : [])),
  );
}

/** The last round of which something counts. */
function countedUpTo(cup: CupState): number | null {
  const scope = publicScope(cup);
  const counted = places(cup, (table, round) => scope.round(round) && countedOf(table) !== null);
  return counted.at(-1)?.round ?? null;
}

function roundsOf(cup: CupState, eye: Eye, rows: readonly Row[]): CupView['rounds'] {
  const planned = Math.max(cup.plan?.rounds ?? 0, cup.rounds.length);
  return Array.from({ length: planned }, (_, index) => {
    const n = index + 1;
    const round = cup.rounds[index];
    const seen = round !== undefined && seesSeats(cup, eye, n);
    return {
      n,
      status: round?.status ?? 'planned',
      startsAt: cup.plan?.starts[index] ?? null,
      seatsHidden: round !== undefined && !seen,
      hidden: resultsHidden(cup, n),
      tables: seen ? round.tables.map((table, t) => tableView(cup, eye, n, t + 1, table, rows)) : [],
      byes: seen ? byesOf(cup, n) : [],
    };
  });
}

function tableView(
  cup: CupState,
  eye: Eye,
  round: number,
  n: number,
  table: CupTable,
  rows: readonly Row[],
): TableView {
  const knows = knowsTable(cup, eye, round, table);
  const { status } = cup.rounds[round - 1]!;
  const entered = knows && table.annulled === null ? table.entered : null;
  const works = eye.organiser || leads(eye, table) || mayVerify(cup, eye, table);
  // Which game is played there does not depend on what came of it.
  const open = works || !resultsHidden(cup, round);
  const outcome = entered ? (entered.pending ? 'entered' : 'counted') : 'playing';
  return {
    n,
    status: status === 'planned' ? 'planned' : knows && table.annulled !== null ? 'annulled' : outcome,
    seats: table.seats.map((player, seat) => ({ n: seat + 1, player })),
    judges: table.judges,
    place: cup.plan?.places[n - 1] ?? '',
    game: open ? table.game : null,
    replays: open ? table.replays : 0,
    result: entered?.result ?? null,
    facts: entered && { firstVictim: firstVictimOf(entered.result), hits: hitsOf(entered.result) },
    points: entered && !entered.pending ? pointsOf(rows, round, n, table) : [],
    reopened: works && table.withdrawn !== null && table.withdrawn.game === table.game,
    entry:
      works && entered
        ? {
            by: nameOfWho(cup, entered.by),
            at: entered.at,
            verifiedBy: entered.verifiedBy && nameOfWho(cup, entered.verifiedBy),
            game: entered.game,
          }
        : null,
  };
}

/** What each seat got in this game, out of the lines of the standings. */
function pointsOf(
  rows: readonly Row[],
  round: number,
  table: number,
  { seats }: CupTable,
): TableView['points'] {
  return seats.flatMap((player, index) => {
    const lines = rows.find((row) => row.player === player)?.lines ?? [];
    const own = lines.filter((line) => line.round === round && line.table === table);
    if (player === null || own.length === 0) return [];
    return [{ n: index + 1, player, points: own.reduce((sum, { points }) => sum + points, 0) }];
  });
}

/** `judge:j1`, `player:p1`, `organiser` or `table` in place of a person. */
function nameOfWho(cup: CupState, who: string): string {
  const [kind = '', ...rest] = who.split(':');
  if (kind !== 'person') return kind;
  const person = rest.join(':');
  const judge = cup.judges.find((each) => each.person === person);
  if (judge) return `judge:${judge.id}`;
  const player = cup.players.find((each) => each.person === person);
  return player ? `player:${player.id}` : 'person';
}

/** 6.2: what the public does not count yet it does not read either. */
function adjustmentsOf(cup: CupState, eye: Eye): CupView['adjustments'] {
  const scope = publicScope(cup);
  return cup.adjustments.filter(
    ({ round }, index) => eye.organiser || (round === null ? index < scope.adjustments : scope.round(round)),
  );
}

/** 5.2, ruling protest.public. */
function protestsOf(cup: CupState, eye: Eye): CupView['protests'] {
  const decidedForAll = rulingOf(cup, 'protest.public') === 'decided';
  const own = [eye.judge?.person, eye.player?.person].flatMap((person) =>
    person ? [`person:${person}`] : [],
  );
  return cup.protests.flatMap(({ protest, round, table, text, at, by, decision }) => {
    const found = cup.rounds[round - 1]?.tables[table - 1];
    const mine = own.includes(by);
    const party = eye.organiser || mine || (found !== undefined && leads(eye, found));
    const open = decidedForAll && decision !== null && publicScope(cup).round(round);
    if (!party && !open) return [];
    return [
      {
        ...{ protest, round, table, text, at },
        by: party ? nameOfWho(cup, by) : null,
        mine,
        decision,
      },
    ];
  });
}

function statisticsOf(cup: CupState, eye: Eye): CupView['statistics'] {
  const scope = publicScope(cup);
  const counted = places(
    cup,
    (table, round) => countedOf(table) !== null && (eye.organiser || scope.round(round)),
  );
  const seen = places(cup, (_, round) => seesSeats(cup, eye, round));
  return statistics(
    cup,
    counted.map(({ table }) => countedOf(table)!),
    {
      assigned: seen.flatMap(({ table }) => table.judges),
      led: counted.flatMap(({ table }) => table.judges),
    },
  );
}

function meOf(cup: CupState, eye: Eye): CupView['me'] {
  const { player, judge } = eye;
  if (!player && !judge) return null;
  const seen = places(cup, (_, round) => seesSeats(cup, eye, round));
  return {
    player: player?.id ?? null,
    judge: judge?.id ?? null,
    seats: player
      ? seen.flatMap(({ round, n, table }) => {
          const seat = table.seats.indexOf(player.id) + 1;
          return seat > 0 ? [{ round, table: n, seat }] : [];
        })
      : [],
    byes: player
      ? cup.rounds.flatMap((_, index) =>
          seesSeats(cup, eye, index + 1) && byesOf(cup, index + 1).includes(player.id) ? [index + 1] : [],
        )
      : [],
    // A judge knows beforehand where he works, even where seats are not shown yet.
    tables: places(cup, (table) => leads(eye, table)).map(({ round, n, table }) => {
      const waits =
        cup.rounds[round - 1]!.status === 'playing' && table.entered === null && table.annulled === null;
      return {
        round,
        table: n,
        place: cup.plan?.places[n - 1] ?? '',
        startsAt: cup.plan?.starts[round - 1] ?? null,
        todo: waits ? (table.game === null ? ('enter' as const) : ('linked' as const)) : null,
      };
    }),
  };
}
