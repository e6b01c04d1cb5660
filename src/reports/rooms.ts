/**
 * The reports of «12 комнат», made of nothing but a view: the public results of a turn as the forum expects them, and the
 * private report of the one player whose view it is.
 */
import type { Lang } from '../engine/contract.js';
import {
  claimLine,
  clauseNames,
  contestText,
  guessLine,
  label,
  mateLines,
  type Names,
  namesOf,
  type ResultSection,
  reportLines,
  resultSections,
  type Said,
  type SectionKey,
  startLines,
  winnerText,
} from '../rulebooks/twelve-rooms/describe.js';
import { rulings } from '../rulebooks/twelve-rooms/rulings.js';
import type { Report } from '../rulebooks/twelve-rooms/shapes.js';
import type { FinaleView, GameView } from '../rulebooks/twelve-rooms/view.js';
import { spellDate, spellMoment } from '../texts/moments.js';
import { listOf } from '../texts/numbers.js';
import { type Changes, changesBlocks } from './changes.js';
import { Citations } from './citations.js';
import type { Block, Cited, Document, Item } from './document.js';
import { type ReportFormat, write, writeParts } from './formats.js';
import { words } from './rooms-words.js';

export type { ReportFormat } from './formats.js';

/** The results of a turn; turn 0 is the first report, of cameras and detector before turn 1. */
export function roomsReport(view: GameView, turn: number, format: ReportFormat, lang: Lang): string {
  return write(roomsDocument(view, turn, lang), format);
}

/** The same in parts that the network accepts one by one. */
export function roomsReportParts(
  view: GameView,
  turn: number,
  format: ReportFormat,
  lang: Lang,
  changes: Changes | null = null,
): string[] {
  return writeParts(roomsDocument(view, turn, lang, changes), format);
}

/** Turns whose results are out in this view, 0 for the first report. */
export function roomsReportsOut({ start, results }: GameView): number[] {
  return [...(start ? [0] : []), ...results.map(({ results: { turn } }) => turn)];
}

/** What two revisions of a turn's results are compared by; null when they are not out. */
export function roomsFacts(view: GameView, turn: number, lang: Lang): Document | null {
  const scope = scopeOf(view, lang, true);
  if (turn === 0) return view.start && [list(scope, startLines(view.start, scope.names, lang))];
  return view.results.some(({ results }) => results.turn === turn) ? resultsOf(scope, turn).blocks : null;
}

/** What a turn told the player whose view this is; a text that says so when it told him nothing (G.7). */
export function privateReport(view: GameView, turn: number, format: ReportFormat, lang: Lang): string {
  return write(privateDocument(view, turn, lang), format);
}

export function privateReportParts(view: GameView, turn: number, format: ReportFormat, lang: Lang): string[] {
  return writeParts(privateDocument(view, turn, lang), format);
}

/** The open end: who was who, who went where, the map; null while the game goes on. */
export function finalReport(view: GameView, format: ReportFormat, lang: Lang): string | null {
  return view.finale && write(finalDocument(scopeOf(view, lang), view.finale), format);
}

/** The results of the master's dry run as they would come out, or null when there is none. */
export function dryRunReport(view: GameView, format: ReportFormat, lang: Lang): string | null {
  const run = view.master?.dryRun;
  if (!run) return null;
  const scope = scopeOf(view, lang);
  return write(
    [
      resultsTitle(view, run.turn, lang),
      { kind: 'paragraph', line: [{ strong: words('dryRun', lang) }] },
      ...resultBlocks(scope, resultSections(run.results, scope.names, lang)),
      ...rulingBlocks(scope),
    ],
    format,
  );
}

/** A private report of the master's dry run, or null when that player gets none. */
export function dryRunPrivateReport(
  view: GameView,
  player: string,
  format: ReportFormat,
  lang: Lang,
): string | null {
  const report = view.master?.dryRun?.reports.find((each) => each.player === player);
  if (!report) return null;
  const scope = scopeOf(view, lang);
  return write(
    [
      privateTitle(view, report.turn, scope.names.player(player), lang),
      { kind: 'paragraph', line: [{ strong: words('dryRun', lang) }] },
      reportBlock(scope, report),
    ],
    format,
  );
}

/** What all sections work with. */
interface Scope {
  view: GameView;
  lang: Lang;
  names: Names;
  citations: Citations;
}

function scopeOf(view: GameView, lang: Lang, bare = false): Scope {
  const citations = new Citations({ rulings, values: view.rulings, clauseNames }, lang, bare);
  return { view, lang, names: namesOf(view, lang, { rulings }), citations };
}

/** The report before it takes a format. */
export function roomsDocument(
  view: GameView,
  turn: number,
  lang: Lang,
  changes: Changes | null = null,
): Document {
  const scope = scopeOf(view, lang);
  if (turn === 0) return startDocument(scope, roomsChanges(view, lang, changes, scope));
  const { at, blocks } = resultsOf(scope, turn);
  return [
    resultsTitle(view, turn, lang),
    ...roomsChanges(view, lang, changes, scope),
    ...blocks,
    ...anonymous(scope, turn, at),
    ...nextTurn(scope, turn),
    ...inGame(scope, turn),
    ...rulingBlocks(scope),
  ];
}

/** While the game goes on, neither when nor why something was corrected is told: both can tell of a role. */
export function roomsSealed({ finale }: GameView): boolean {
  return finale === null;
}

function roomsChanges(
  view: GameView,
  lang: Lang,
  changes: Changes | null,
  { citations } = scopeOf(view, lang),
): Block[] {
  const when = (at: string): string => spellMoment(at, view.zone, lang);
  return changesBlocks(changes, { lang, citations, when, sealed: roomsSealed(view) });
}

/** How the game ended, where it ended with this turn, and what the turn came to. */
function resultsOf(scope: Scope, turn: number): { at: string; blocks: Block[] } {
  const { view, names, lang } = scope;
  const entry = view.results.find(({ results }) => results.turn === turn);
  if (!entry) throw new RangeError(`no results of turn ${turn}`);
  // How the game ended is said at the top, in full.
  const ended = endOf(view, turn);
  const sections = resultSections(entry.results, names, lang).filter(({ key }) => !ended || key !== 'winner');
  const end = ended ? [strongLine(scope, winnerText(ended, lang))] : [];
  return { at: entry.at, blocks: [...end, ...resultBlocks(scope, sections)] };
}

/** The end that belongs to the results of a turn: one that came with them, or the master's after the last ones. */
function endOf({ winner, results }: GameView, turn: number): GameView['winner'] {
  const last = results.at(-1)?.results.turn === turn;
  return winner && (winner.turn === turn || (last && winner.turn > turn)) ? winner : null;
}

function finalDocument(scope: Scope, finale: FinaleView): Document {
  const { view, lang, names } = scope;
  const players = finale.players.map(({ id, role, originalRole, route }) => [
    names.player(id),
    role === originalRole
      ? label('role', role, lang)
      : words('swapped', lang, {
          role: label('role', role, lang),
          original: label('role', originalRole, lang),
        }),
    route.join(' → '),
  ]);
  const rooms = finale.originalMap.map((kind, index) =>
    words('roomOf', lang, { n: index + 1, room: label('room', kind, lang) }),
  );
  const authors = authorsOf(view, finale, names, lang);
  return [
    { kind: 'title', text: words('finalTitle', lang, { game: view.title[lang] }) },
    ...(view.winner ? [strongLine(scope, winnerText(view.winner, lang))] : []),
    { kind: 'heading', text: words('roles', lang) },
    {
      kind: 'table',
      head: [words('player', lang), words('role', lang), words('route', lang)],
      rows: players,
    },
    { kind: 'heading', text: words('map', lang) },
    { kind: 'list', ordered: false, items: rooms.map((room) => ({ line: [room] })) },
    ...authors,
  ];
}

/** Authors of anonymous messages, when the ruling opens them. */
function authorsOf(view: GameView, finale: FinaleView, names: Names, lang: Lang): Block[] {
  const items = (finale.anonymousAuthors ?? []).flatMap(({ post, author }): Item[] => {
    const found = view.thread.find(({ id, hidden }) => id === post && !hidden);
    return found ? [{ line: [{ strong: names.player(author) }, `: ${found.text.trim() || '🖼'}`] }] : [];
  });
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: words('authors', lang) },
    { kind: 'list', ordered: false, items },
  ];
}

function startDocument(scope: Scope, changed: Block[]): Document {
  const { view, lang, names } = scope;
  if (!view.start) throw new RangeError('no first report');
  return [
    { kind: 'title', text: words('startTitle', lang, { game: view.title[lang] }) },
    ...changed,
    { kind: 'paragraph', line: [words('placed', lang)] },
    list(scope, startLines(view.start, names, lang)),
    ...nextTurn(scope, 0),
    ...rulingBlocks(scope),
  ];
}

/** Sections of the results under fewer headings. */
const GROUPS: readonly { heading: 'vote' | 'totals' | 'left' | 'rooms' | 'contest'; keys: SectionKey[] }[] = [
  { heading: 'vote', keys: ['vote'] },
  { heading: 'totals', keys: ['totals'] },
  { heading: 'left', keys: ['warned', 'departures', 'roles'] },
  { heading: 'rooms', keys: ['cameras', 'detector', 'loudspeaker', 'crowded', 'transformed'] },
  { heading: 'contest', keys: ['contest'] },
];

function resultBlocks(scope: Scope, sections: readonly ResultSection[]): Block[] {
  const { citations, lang } = scope;
  const of = (keys: readonly SectionKey[]): ResultSection[] =>
    sections.filter(({ key }) => keys.includes(key));
  const linesOf = (keys: readonly SectionKey[]): Said[] => of(keys).flatMap(({ lines }) => lines);
  const blocks: Block[] = linesOf(['winner']).map((line) => strongLine(scope, line));
  for (const { heading, keys } of GROUPS) {
    const lines = linesOf(keys);
    const sat = heading === 'totals' ? linesOf(['sat']) : [];
    if (lines.length === 0 && sat.length === 0) continue;
    const behind = of(keys);
    const by = {
      clauses: behind.flatMap(({ clauses }) => clauses),
      rulings: behind.flatMap((each) => each.rulings),
    };
    const citation = citations.cite(by);
    blocks.push({ kind: 'heading', text: words(heading, lang) + citation });
    if (lines.length > 0) blocks.push(list(scope, lines, heading === 'totals', by));
    blocks.push(...sat.map((line) => strongLine(scope, line)));
  }
  return blocks;
}

/** Messages that came out with these results: not those of a noon, not those taken down. */
function anonymous({ view, lang }: Scope, turn: number, at: string): Block[] {
  const posts = view.thread.filter(
    (post) => post.kind === 'anonymous' && post.turn === turn && post.at === at && !post.hidden,
  );
  if (posts.length === 0) return [];
  return [
    { kind: 'heading', text: words('anonymous', lang) },
    ...posts.map(({ text, images }): Block => {
      const pictures = images.length > 0 ? words('images', lang, { n: images.length }) : '';
      return { kind: 'quote', text: [text.trim(), pictures].filter((line) => line !== '').join('\n') };
    }),
  ];
}

/** The turn that follows, as far as it is known: its deadline and its contest. */
function nextTurn(scope: Scope, after: number): Block[] {
  const { view, lang, names } = scope;
  const lines = nextLines(scope, after, names);
  if (lines.length === 0 || view.phase === 'ended') return [];
  return [{ kind: 'heading', text: words('next', lang) }, list(scope, lines)];
}

function nextLines({ view, lang }: Scope, after: number, names: Names): Said[] {
  const { turn, planned } = view;
  if (turn?.number === after + 1) {
    const clock = view.zone === 'Europe/Moscow' ? 'deadlineMoscow' : 'deadline';
    const when =
      turn.stage === 'paused'
        ? words('paused', lang, { turn: turn.number })
        : words(clock, lang, { turn: turn.number, until: names.until(turn.deadline) });
    const lines: Said[] = [{ text: when, clauses: ['twelve-rooms:G.1'], rulings: [] }];
    if (turn.contest)
      lines.push({ text: contestText(turn.contest, lang), clauses: ['twelve-rooms:B.3'], rulings: [] });
    return lines;
  }
  const date = (turn?.number ?? 0) === after ? planned[0] : undefined;
  if (date === undefined) return [];
  return [{ text: words('planned', lang, { date: spellDate(date, lang) }), clauses: [], rulings: [] }];
}

/** Who was in the game after the turn. */
function inGame({ view, lang }: Scope, turn: number): Block[] {
  const latest = view.results.at(-1)?.results.turn === turn;
  const left = view.players.filter((player) =>
    latest ? player.inGame : player.left === null || player.left.turn > turn,
  );
  const players = listOf(
    left.map(({ nick }) => nick),
    lang,
  );
  const text =
    left.length > 0 ? words('players', lang, { n: left.length, players }) : words('nobodyLeft', lang);
  return [
    { kind: 'heading', text: words('inGame', lang) },
    { kind: 'paragraph', line: [text] },
  ];
}

function privateDocument(view: GameView, turn: number, lang: Lang): Document {
  const { me } = view;
  const report = me?.reports.find((each) => each.turn === turn);
  const head = privateTitle(view, turn, me?.nick ?? null, lang);
  const scope = scopeOf(view, lang);
  if (!me || !report) {
    const none: Said = {
      text: words('noReport', lang),
      clauses: me && !me.inGame ? ['twelve-rooms:G.7'] : [],
      rulings: [],
    };
    return [head, { kind: 'paragraph', line: [scope.citations.sentence(none.text, none)] }];
  }
  const answers = [
    ...me.guesses.filter((guess) => guess.turn === turn).map((guess) => guessLine(guess, lang)),
    ...me.claims.filter((claim) => claim.turn === turn).map((claim) => claimLine(claim, lang)),
  ];
  // Where the mafia stands is a matter of now: it belongs to the last report only.
  const latest = view.results.at(-1)?.results.turn === turn && me.inGame;
  const mates = latest && view.mafia ? mateLines(view.mafia, scope.names, lang) : [];
  return [
    head,
    reportBlock(scope, report),
    ...section(scope, 'guesses', answers),
    ...section(scope, 'mafia', mates),
    ...nextTurn(scope, turn),
  ];
}

function reportBlock(scope: Scope, report: Report): Block {
  return list(scope, reportLines(report, scope.names, scope.lang));
}

function section(scope: Scope, key: 'guesses' | 'mafia', lines: readonly Said[]): Block[] {
  if (lines.length === 0) return [];
  return [{ kind: 'heading', text: words(key, scope.lang) }, list(scope, lines)];
}

/** Last, when every citation has its number. */
function rulingBlocks({ citations, lang }: Scope): Block[] {
  const items = citations.items();
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: words('rulings', lang) },
    { kind: 'list', ordered: true, items },
  ];
}

function resultsTitle(view: GameView, turn: number, lang: Lang): Block {
  return { kind: 'title', text: words('resultsTitle', lang, { game: view.title[lang], turn }) };
}

function privateTitle(view: GameView, turn: number, player: string | null, lang: Lang): Block {
  const game = view.title[lang];
  const text =
    player === null
      ? words('privateTitleNobody', lang, { game, turn })
      : words('privateTitle', lang, { game, turn, player });
  return { kind: 'title', text };
}

/** @param heading what the lines rest on that do not say it themselves */
function list(scope: Scope, lines: readonly Said[], ordered = false, heading?: Cited): Block {
  const items = lines.map((line): Item => {
    const by = line.clauses.length > 0 ? line : heading;
    return { line: [sentence(scope, line)], ...(by ? { by } : {}) };
  });
  return { kind: 'list', ordered, items };
}

function strongLine(scope: Scope, line: Said): Block {
  return { kind: 'paragraph', line: [{ strong: sentence(scope, line) }], by: line };
}

function sentence({ citations }: Scope, line: Said): string {
  return citations.sentence(line.text, line);
}
