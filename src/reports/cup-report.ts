/** A cup as texts for posts: the standings with the clauses behind each sum, the results of a round. Made of one view. */
import type { Lang } from '../engine/contract.js';
import { lineName, measureName, pointsText } from '../rulebooks/table/cup/describe.js';
import { rulings } from '../rulebooks/table/cup/rulings.js';
import type { CupView, Line, Row } from '../rulebooks/table/cup/view.js';
import { roleName, winnerName } from '../rulebooks/table/texts.js';
import { spellMoment } from '../texts/moments.js';
import { type Changes, changesBlocks, type Saying } from './changes.js';
import { Citations } from './citations.js';
import { words } from './cup-words.js';
import type { Block, Document, Item } from './document.js';
import { type ReportFormat, writeParts } from './formats.js';

type Round = CupView['rounds'][number];
type Table = Round['tables'][number];

/**
 * In parts that the network accepts one by one; null when there is no such round or it has not begun.
 * @param round 0: the standings
 */
export function cupReportParts(
  view: CupView,
  round: number,
  format: ReportFormat,
  lang: Lang,
  changes: Changes | null = null,
): string[] | null {
  const document = cupDocument(view, round, lang, changes);
  return document && writeParts(document, format);
}

/** The report before it takes a format. */
export function cupDocument(
  view: CupView,
  round: number,
  lang: Lang,
  changes: Changes | null = null,
): Document | null {
  return round === 0 ? standingsDocument(view, lang, changes) : roundDocument(view, round, lang, changes);
}

/** Reports that are out in this view: of each round that is closed, and 0, the standings after them. */
export function cupReportsOut({ rounds }: CupView): number[] {
  const closed = rounds.filter(({ status }) => status === 'closed').map(({ n }) => n);
  return closed.length > 0 ? [0, ...closed] : [];
}

/** What two revisions of a report are compared by: the standings as a table, or the results of a round. */
export function cupFacts(view: CupView, number: number, lang: Lang): Document | null {
  const round = view.rounds.find(({ n }) => n === number);
  if (round) return roundBlocks(view, round, lang);
  if (number !== 0) return null;
  const callers = new Callers(view);
  const head = [
    words('player', lang),
    words('place', lang),
    words('pointsHead', lang),
    words('gamesHead', lang),
    words('winsHead', lang),
  ];
  const rows = view.standings.rows.map((row) => [
    callers.nick(row.player),
    placeOf(row),
    pointsText(row.points, lang),
    String(row.measures.games),
    String(row.measures.wins),
  ]);
  return [{ kind: 'table', head, rows, by: STANDINGS }];
}

/** Points are added up, equal ones parted. */
const STANDINGS = { clauses: ['mafia-cup:4.7', 'mafia-cup:4.8'] };

/** What has changed since an earlier revision, in the words of a cup. */
export function cupChanges(
  changes: Changes | null,
  view: CupView,
  lang: Lang,
  citations = citationsOf(view, lang),
): Block[] {
  const saying: Saying = { lang, citations, when: (at) => spellMoment(at, view.zone, lang) };
  return changesBlocks(changes, saying);
}

function citationsOf(view: CupView, lang: Lang): Citations {
  const values = Object.entries(view.rulings).map(([id, value]) => ({ id, value }));
  return new Citations({ rulings, values }, lang);
}

/** How a report calls people. */
export class Callers {
  private readonly nicks: ReadonlyMap<string, string>;
  private readonly names: ReadonlyMap<string, string>;

  constructor({ players, judges }: CupView) {
    this.nicks = new Map(players.map(({ id, nick }) => [id, nick]));
    this.names = new Map(judges.map(({ id, name }) => [id, name]));
  }

  nick(id: string): string {
    return this.nicks.get(id) ?? id;
  }

  judges(ids: readonly string[]): string {
    return ids.map((id) => this.names.get(id) ?? id).join(', ');
  }
}

/** `3`, `3–4` when shared, a dash outside. */
export function placeOf({ place, placeTo }: Row): string {
  if (place === null) return '—';
  return placeTo !== null && placeTo !== place ? `${place}–${placeTo}` : String(place);
}

function standingsDocument(view: CupView, lang: Lang, changes: Changes | null): Document {
  const { standings, finished } = view;
  const title = words(finished ? 'finalTitle' : 'standingsTitle', lang, { cup: view.title[lang] });
  const citations = citationsOf(view, lang);
  const callers = new Callers(view);
  const changed = cupChanges(changes, view, lang, citations);
  const item = (row: Row): Item => standingsItem(row, callers, citations, lang);
  const inside = standings.rows.filter(({ place }) => place !== null);
  const outside = standings.rows.filter(({ place }) => place === null);
  const items = inside.map(item);
  const others = outside.map(item);
  const cited = citations.items();
  return [
    { kind: 'title', text: title },
    ...paragraphs([
      standings.upTo === null || finished ? null : words('after', lang, { round: standings.upTo }),
      standings.frozenFrom === null ? null : words('frozen', lang, { round: standings.frozenFrom }),
      standings.rows.every(({ measures }) => measures.games === 0) ? words('nothing', lang) : null,
    ]),
    ...changed,
    ...list(null, items),
    ...list(words('outside', lang), others),
    ...list(words('tables', lang), cited),
  ];
}

function standingsItem(row: Row, callers: Callers, citations: Citations, lang: Lang): Item {
  const { measures, tie } = row;
  const parts = kindsOf(row.lines).map(
    ({ kind, points, clauses, rulings: ids }) =>
      `${lineName(kind)[lang]} ${pointsText(points, lang, true)}${citations.cite({ clauses, rulings: ids })}`,
  );
  const games = words('games', lang, { n: measures.games, wins: measures.wins });
  const said = [words('row', lang, { points: pointsText(row.points, lang), games }), ...parts].join('; ');
  const place = row.place === null ? '' : `${placeOf(row)}. `;
  const why = tie && tieText(tie, callers, lang) + citations.cite({ clauses: ['mafia-cup:4.8'] });
  return {
    line: [{ strong: `${place}${callers.nick(row.player)}` }, ` — ${said}`],
    ...(why ? { notes: [[why]] } : {}),
  };
}

function tieText(tie: NonNullable<Row['tie']>, callers: Callers, lang: Lang): string {
  const player = callers.nick(tie.with);
  if (tie.by === null) return words('shared', lang, { player });
  if (tie.by === 'lot' || tie.mine === null || tie.theirs === null) return words('tieLot', lang, { player });
  const inPoints = tie.by === 'plain' || tie.by === 'extra' || tie.by === 'headToHead';
  const number = (value: number): string => (inPoints ? pointsText(value, lang) : String(value));
  return words('tie', lang, {
    player,
    measure: measureName(tie.by)[lang],
    mine: number(tie.mine),
    theirs: number(tie.theirs),
  });
}

type Kind = Pick<Line, 'kind' | 'points' | 'clauses' | 'rulings'>;

/** The lines of a row added up by what they are for; a kind that comes to nothing is left out. */
function kindsOf(lines: readonly Line[]): Kind[] {
  const kinds = new Map<Line['kind'], Kind>();
  for (const line of lines) {
    const known = kinds.get(line.kind);
    kinds.set(line.kind, {
      kind: line.kind,
      points: (known?.points ?? 0) + line.points,
      clauses: [...new Set([...(known?.clauses ?? []), ...line.clauses])],
      rulings: [...new Set([...(known?.rulings ?? []), ...line.rulings])],
    });
  }
  return [...kinds.values()].filter(({ points }) => points !== 0);
}

function roundDocument(view: CupView, number: number, lang: Lang, changes: Changes | null): Document | null {
  const round = view.rounds.find(({ n }) => n === number);
  if (!round || round.status === 'planned') return null;
  const title = words('roundTitle', lang, { cup: view.title[lang], round: number });
  return [
    { kind: 'title', text: title },
    ...cupChanges(changes, view, lang),
    ...roundBlocks(view, round, lang),
  ];
}

/** The results of a round, table by table. */
export function roundBlocks(view: CupView, round: Round, lang: Lang): Block[] {
  const callers = new Callers(view);
  const byes = round.byes.map((id) => callers.nick(id)).join(', ');
  return [
    ...round.tables.flatMap((table) => tableBlocks(table, callers, lang)),
    ...paragraphs([byes === '' ? null : words('byes', lang, { players: byes })]),
  ];
}

/** A result of the table, and the points it brings. */
const RESULT = { clauses: ['mafia-cup:3.3', 'mafia-cup:4.1'] };

function tableBlocks(table: Table, callers: Callers, lang: Lang): Block[] {
  const { n, result, facts, points } = table;
  const judges = callers.judges(table.judges);
  const heading: Block = {
    kind: 'heading',
    text: judges === '' ? words('table', lang, { n }) : words('tableOf', lang, { n, judges }),
  };
  if (table.status === 'annulled') return [heading, ...paragraphs([words('annulled', lang)])];
  if (!result) return [heading, ...paragraphs([words('waits', lang)])];
  const nameAt = (seat: number): string =>
    callers.nick(result.seats.find((one) => one.n === seat)?.player ?? '');
  const { bestMove } = result;
  const rows = result.seats.map((seat) => {
    const got = points.find((one) => one.n === seat.n);
    return [
      `${seat.n}. ${callers.nick(seat.player)}`,
      roleName(seat.role)[lang],
      got ? pointsText(got.points, lang, true) : '—',
    ];
  });
  return [
    heading,
    { kind: 'paragraph', line: [{ strong: capital(winnerName(result.winner)[lang]) }], by: RESULT },
    {
      kind: 'table',
      head: [words('player', lang), words('roleHead', lang), words('pointsHead', lang)],
      rows,
      by: RESULT,
    },
    ...paragraphs([
      facts?.firstVictim == null ? null : words('firstVictim', lang, { player: nameAt(facts.firstVictim) }),
      bestMove &&
        words('bestMove', lang, {
          player: nameAt(bestMove.seat),
          named: bestMove.named.join(', '),
          hits: facts?.hits ?? 0,
        }),
    ]),
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function paragraphs(texts: readonly (string | null)[]): Block[] {
  return texts.flatMap((text) => (text === null ? [] : [{ kind: 'paragraph' as const, line: [text] }]));
}

function list(heading: string | null, items: Item[]): Block[] {
  if (items.length === 0) return [];
  return [
    ...(heading === null ? [] : [{ kind: 'heading' as const, text: heading }]),
    { kind: 'list', ordered: false, items },
  ];
}
