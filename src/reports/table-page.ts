/**
 * The protocol of a table for print: one A4 page of a usual game, black on white, with places for signatures. Styles stand
 * inside, nothing is fetched from anywhere. Sides are told by words and by weight, never by colour.
 */
import type { Lang } from '../engine/contract.js';
import { spellDate } from '../texts/moments.js';
import { Cells } from './table-cells.js';
import type { TableProtocol } from './table-protocol.js';
import { words } from './table-words.js';
import { escapeHtml } from './writers/html.js';

const STYLE = `
@page { size: A4; margin: 10mm 11mm 11mm; }
* { box-sizing: border-box; }
body { font: 8.6pt/1.28 "PT Sans", "Segoe UI", Arial, sans-serif; color: #000; background: #fff; max-width: 188mm; margin: 0 auto; padding: 6mm 4mm; overflow-wrap: anywhere; }
header { display: flex; gap: 6mm; align-items: start; justify-content: space-between; margin-bottom: 2mm; }
h1 { font-size: 15pt; line-height: 1.15; margin: 0; }
h2 { font-size: 9.5pt; margin: 2.6mm 0 0.8mm; break-after: avoid; }
p { margin: 0 0 0.8mm; }
.result { border: 0.6mm solid #000; padding: 1.2mm 3mm; font-size: 11pt; font-weight: bold; text-align: center; min-width: 46mm; }
.result small { display: block; font-size: 7.5pt; font-weight: normal; }
.result::first-letter { text-transform: uppercase; }
dl { display: flex; flex-wrap: wrap; gap: 0.6mm 6mm; margin: 1mm 0 0; }
dl div { display: flex; gap: 1.5mm; }
dt { color: #333; }
dt::after { content: ":"; }
dd { margin: 0; font-weight: bold; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { border: 0.2mm solid #444; padding: 0.5mm 1.2mm; text-align: left; vertical-align: top; }
td { font-variant-numeric: tabular-nums; }
td p { margin: 0; }
thead th { background: #eee; font-size: 7.8pt; }
thead th::first-letter { text-transform: uppercase; }
tbody th { font-weight: bold; text-align: center; width: 11mm; }
tr.black td.role { font-weight: bold; text-decoration: underline; }
tr.gone td.player { font-style: italic; }
.seats td { height: 6.2mm; }
.seats .player { width: 36mm; font-weight: bold; }
.seats .role { width: 18mm; }
.seats .points { width: 12mm; text-align: right; }
.seats .sign { width: 27mm; }
.days .opened { width: 18mm; text-align: center; }
.days .nominated { width: 34mm; }
.days .outcome { width: 50mm; }
.nights .shots { width: 42mm; }
ul { margin: 0; padding-left: 4mm; }
li { break-inside: avoid; }
footer { margin-top: 3mm; break-inside: avoid; }
.signature { display: flex; gap: 4mm; align-items: end; margin-top: 7mm; }
.signature i { flex: 1; border-bottom: 0.3mm solid #000; }
.proof { margin-top: 2.5mm; font-size: 6.6pt; line-height: 1.25; color: #222; overflow-wrap: anywhere; }
article + article { break-before: page; }
@media print { body { padding: 0; max-width: none; } }
@media screen and (max-width: 600px) { header { flex-direction: column; } .scroll { overflow-x: auto; } .scroll table { min-width: 620px; } }
`;

/** A whole HTML page. */
export function tablePage(protocol: TableProtocol, lang: Lang): string {
  return tablePages([protocol], `${words('title', lang)}: ${protocol.game.title}`, lang);
}

/** Several protocols in one go, each on a sheet of its own. */
export function tablePages(protocols: readonly TableProtocol[], title: string, lang: Lang): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${protocols.map((protocol) => sheet(protocol, lang)).join('\n')}
</body>
</html>
`;
}

function sheet(protocol: TableProtocol, lang: Lang): string {
  const cells = new Cells(protocol, lang);
  const { game } = protocol;
  return `<article>
<header>
<div><h1>${escapeHtml(game.title)}</h1>${facts(cells)}</div>
<div class="result">${escapeHtml(cells.winner())}<small>${escapeHtml(cells.winnerClauses())}</small></div>
</header>
${seatTable(cells)}
${dayTable(cells)}
${nightTable(cells)}
${notes(cells)}
<footer>
<div class="signature"><span>${escapeHtml(words('signJudge', lang))}</span><i></i></div>
<p class="proof">${escapeHtml(proof(protocol, lang))}</p>
</footer>
</article>`;
}

function facts(cells: Cells): string {
  const { protocol, lang } = cells;
  const { date, judge, packTitle } = protocol.game;
  const rows: [string, string | null][] = [
    [words('date', lang), date && spellDate(date, lang)],
    [words('time', lang), cells.hours()],
    [words('place', lang), cells.place()],
    [words('judge', lang), judge],
    [words('rules', lang), packTitle[lang]],
  ];
  const said = rows.filter(([, value]) => value);
  return `<dl>${said
    .map(([term, value]) => `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value!)}</dd></div>`)
    .join('')}</dl>`;
}

interface Cell {
  kind?: string;
  lines: readonly string[];
}

const cell = ({ kind, lines }: Cell): string =>
  `<td${kind ? ` class="${kind}"` : ''}>${lines.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</td>`;

interface Row {
  /** Stands first, as the head of the row. */
  n: number;
  kind?: string;
  cells: Cell[];
}

function table(kind: string, title: string, heads: readonly string[], rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map(
    (row) =>
      `<tr${row.kind ? ` class="${row.kind}"` : ''}><th scope="row">${row.n}</th>${row.cells.map(cell).join('')}</tr>`,
  );
  return `<h2>${escapeHtml(title)}</h2>
<div class="scroll"><table class="${kind}">
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table></div>`;
}

function seatTable(cells: Cells): string {
  const { protocol, lang } = cells;
  const heads = ['seat', 'player', 'role', 'fouls', 'left', 'extra', 'signature'] as const;
  const rows = protocol.seats.map((seat): Row => {
    const gone = seat.left === null ? '' : ' gone';
    return {
      n: seat.n,
      kind: `${seat.side ?? ''}${gone}`.trim(),
      cells: [
        { kind: 'player', lines: [seat.name === String(seat.n) ? '' : seat.name] },
        { kind: 'role', lines: [cells.role(seat)] },
        { kind: 'fouls', lines: cells.fouls(seat.n) },
        { kind: 'left', lines: [cells.left(seat.n)] },
        { kind: 'points', lines: [cells.points(seat.points)] },
        { kind: 'sign', lines: [] },
      ],
    };
  });
  const said = heads.map((key) => words(key, lang));
  return table('seats', words('seats', lang), said, rows);
}

function dayTable(cells: Cells): string {
  const { protocol, lang } = cells;
  const heads = ['day', 'opened', 'nominated', 'votes', 'outcome'] as const;
  const rows = protocol.days.map(
    (day): Row => ({
      n: day.day,
      cells: [
        { kind: 'opened', lines: [`№${day.first}`] },
        { kind: 'nominated', lines: [cells.nominations(day).join(', ')] },
        { kind: 'votes', lines: cells.votes(day) },
        { kind: 'outcome', lines: cells.dayOutcome(day) },
      ],
    }),
  );
  const said = heads.map((key) => words(key, lang));
  return table('days', words('days', lang), said, rows);
}

function nightTable(cells: Cells): string {
  const { protocol, lang } = cells;
  // A card that is not in the deck has no column.
  const doctor = protocol.seats.some(({ role }) => role === 'doctor');
  const heads = (['night', 'shots', 'doctor', 'don', 'sheriff', 'morning'] as const).filter(
    (key) => doctor || key !== 'doctor',
  );
  const rows = protocol.nights.map(
    (night): Row => ({
      n: night.night,
      cells: [
        { kind: 'shots', lines: [cells.shots(night).join(', ')] },
        ...(doctor ? [{ lines: [cells.doctor(night)] }] : []),
        { lines: [cells.check(night.don)] },
        { lines: [cells.check(night.sheriff)] },
        { lines: cells.morning(night) },
      ],
    }),
  );
  const said = heads.map((key) => words(key, lang));
  return table('nights', words('nights', lang), said, rows);
}

function notes(cells: Cells): string {
  const { lang, protocol } = cells;
  const sections: [string, string[]][] = [
    [words('bestMove', lang), cells.bestMove()],
    [words('colours', lang), cells.colours()],
    [words('decisions', lang), cells.decisions()],
    [words('rulings', lang), cells.rulings()],
  ];
  const written = sections
    .filter(([, lines]) => lines.length > 0)
    .map(
      ([title, lines]) =>
        `<h2>${escapeHtml(title)}</h2>\n<ul>${lines.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`,
    );
  if (protocol.paper) written.push(`<p>${escapeHtml(words('paper', lang))}</p>`);
  return written.join('\n');
}

function proof({ game }: TableProtocol, lang: Lang): string {
  const parts = [
    words('gameId', lang, { id: game.id }),
    `${words('proof', lang)}: ${words('commitment', lang, { value: game.commitment })}`,
  ];
  if (game.seed !== null) parts.push(words('seed', lang, { value: game.seed }));
  return parts.join('. ');
}
