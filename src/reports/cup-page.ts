/** A cup on paper: A4, black on white, styles inside, nothing fetched from anywhere. */
import type { Lang } from '../engine/contract.js';
import { pointsText } from '../rulebooks/table/cup/describe.js';
import type { CupView } from '../rulebooks/table/cup/view.js';
import { spellMoment } from '../texts/moments.js';
import type { CupPaper } from './cup-papers.js';
import { Callers, cupChanges, placeOf, roundBlocks } from './cup-report.js';
import { words } from './cup-words.js';
import type { Document } from './document.js';
import type { RevisionBook } from './revisions.js';
import { escapeHtml, writeHtml } from './writers/html.js';

const STYLE = `
@page { size: A4; margin: 13mm; }
* { box-sizing: border-box; }
body { font: 10pt/1.35 "PT Sans", "Segoe UI", Arial, sans-serif; color: #000; background: #fff; max-width: 184mm; margin: 0 auto; padding: 4mm; overflow-wrap: anywhere; }
section + section { break-before: page; }
h1 { font-size: 16pt; line-height: 1.15; margin: 0 0 3mm; }
h2 { font-size: 12pt; margin: 4mm 0 1.5mm; break-after: avoid; }
p { margin: 0 0 1.5mm; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { border: 0.2mm solid #555; padding: 0.8mm 1.6mm; text-align: left; vertical-align: top; font-variant-numeric: tabular-nums; }
thead th { background: #eee; }
thead th::first-letter { text-transform: uppercase; }
tbody th { font-weight: bold; }
.round { display: grid; grid-template-columns: repeat(auto-fill, minmax(56mm, 1fr)); gap: 5mm; }
.round article { break-inside: avoid; border: 0.3mm solid #000; padding: 2.5mm 3.5mm; }
.round h2 { margin: 0; }
.round small { font-size: 9pt; }
.round ol { margin: 1.5mm 0 0; padding-left: 7mm; font-size: 12pt; line-height: 1.5; }
.signature { display: flex; gap: 4mm; align-items: end; margin-top: 12mm; break-inside: avoid; }
.signature i { flex: 1; border-bottom: 0.3mm solid #000; }
@media print { body { padding: 0; max-width: none; } }
`;

/** A whole HTML page. */
export function cupPage(
  view: CupView,
  paper: CupPaper,
  lang: Lang,
  book: RevisionBook | null = null,
): string {
  const body = { standings, results, seating, players }[paper](view, lang, book);
  const title = `${view.title[lang]}`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

function standings(view: CupView, lang: Lang, book: RevisionBook | null): string {
  const callers = new Callers(view);
  const { rows, upTo, frozenFrom } = view.standings;
  const teams = new Map(view.players.map(({ id, team }) => [id, team]));
  const rounds = [...new Set(rows.flatMap(({ byRound }) => byRound.map(({ round }) => round)))].sort(
    (a, b) => a - b,
  );
  const withTeams = view.players.some(({ team }) => team !== null);
  const head = [
    words('place', lang),
    words('player', lang),
    ...(withTeams ? [words('team', lang)] : []),
    ...rounds.map(String),
    words('gamesHead', lang),
    words('winsHead', lang),
    words('pointsHead', lang),
  ];
  const title = view.finished ? 'finalTitle' : 'standingsTitle';
  const document: Document = [
    { kind: 'title', text: words(title, lang, { cup: view.title[lang] }) },
    ...(upTo === null || view.finished
      ? []
      : [{ kind: 'paragraph' as const, line: [words('after', lang, { round: upTo })] }]),
    ...(frozenFrom === null
      ? []
      : [{ kind: 'paragraph' as const, line: [words('frozen', lang, { round: frozenFrom })] }]),
    ...cupChanges(book?.of(0).changes ?? null, view, lang),
    {
      kind: 'table',
      head,
      rows: rows.map((row) => [
        placeOf(row),
        callers.nick(row.player),
        ...(withTeams ? [teams.get(row.player) ?? '—'] : []),
        ...rounds.map((round) => {
          const found = row.byRound.find((one) => one.round === round);
          return found ? pointsText(found.points, lang) : '—';
        }),
        String(row.measures.games),
        String(row.measures.wins),
        pointsText(row.points, lang),
      ]),
    },
  ];
  const signature = escapeHtml(words('signature', lang));
  return `<section>${writeHtml(document)}<div class="signature"><span>${signature}</span><i></i></div></section>`;
}

function results(view: CupView, lang: Lang, book: RevisionBook | null): string {
  return view.rounds
    .filter(({ status }) => status !== 'planned')
    .map((round) => {
      const title = words('roundTitle', lang, { cup: view.title[lang], round: round.n });
      const document: Document = [
        { kind: 'title', text: title },
        ...cupChanges(book?.of(round.n).changes ?? null, view, lang),
        ...roundBlocks(view, round, lang),
      ];
      return `<section>${writeHtml(document)}</section>`;
    })
    .join('\n');
}

function seating(view: CupView, lang: Lang): string {
  const callers = new Callers(view);
  return view.rounds
    .filter(({ tables }) => tables.length > 0)
    .map((round) => {
      const title = words('roundTitle', lang, { cup: view.title[lang], round: round.n });
      const when = round.startsAt ? `<p>${escapeHtml(spellMoment(round.startsAt, view.zone, lang))}</p>` : '';
      const byes = round.byes.map((id) => callers.nick(id)).join(', ');
      const out = byes === '' ? '' : `<p>${escapeHtml(words('byes', lang, { players: byes }))}</p>`;
      const tables = round.tables.map((table) => {
        const about = [table.place, callers.judges(table.judges)].filter((text) => text !== '').join(' · ');
        const seats = table.seats.map(({ player }) =>
          escapeHtml(player === null ? words('empty', lang) : callers.nick(player)),
        );
        return `<article><h2>${escapeHtml(words('table', lang, { n: table.n }))}</h2><small>${escapeHtml(about)}</small><ol>${seats.map((name) => `<li>${name}</li>`).join('')}</ol></article>`;
      });
      return `<section><h1>${escapeHtml(title)}</h1>${when}<div class="round">${tables.join('')}</div>${out}</section>`;
    })
    .join('\n');
}

function players(view: CupView, lang: Lang): string {
  const rounds = view.rounds.filter(({ tables }) => tables.length > 0);
  const rows = [...view.players]
    .sort((a, b) => (a.nick < b.nick ? -1 : 1))
    .map(({ id, nick }) => [
      nick,
      ...rounds.map(({ tables }) => {
        const table = tables.find(({ seats }) => seats.some(({ player }) => player === id));
        const seat = table?.seats.find(({ player }) => player === id);
        return table && seat ? `${table.n}–${seat.n}` : words('sitsOut', lang);
      }),
    ]);
  const document: Document = [
    { kind: 'title', text: words('playersTitle', lang, { cup: view.title[lang] }) },
    {
      kind: 'paragraph',
      line: [`${words('tableHead', lang)}–${words('seatHead', lang)}`],
    },
    {
      kind: 'table',
      head: [words('player', lang), ...rounds.map(({ n }) => words('round', lang, { n }))],
      rows,
    },
  ];
  return `<section>${writeHtml(document)}</section>`;
}
