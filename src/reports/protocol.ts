/** The protocol of one game day for print: A4, styles inside, nothing fetched from anywhere. */
import type { Lang } from '../engine/contract.js';
import type { EventOf } from '../rulebooks/race/events.js';
import type { SeasonView } from '../rulebooks/race/view.js';
import { spellDate } from '../texts/moments.js';
import { points } from '../texts/numbers.js';
import type { Document } from './document.js';
import { ofStep, ofType, type ReportOptions, type Scope, scopeOf } from './scope.js';
import { seasonDocument } from './season.js';
import { words } from './season-words.js';
import { escapeHtml, writeHtml } from './writers/html.js';

const STYLE = `
@page { size: A4; margin: 16mm 14mm 18mm; }
* { box-sizing: border-box; }
body { font: 10pt/1.4 "PT Sans", "Segoe UI", Arial, sans-serif; color: #000; background: #fff; max-width: 182mm; margin: 0 auto; padding: 4mm; overflow-wrap: anywhere; }
h1 { font-size: 16pt; line-height: 1.2; margin: 0 0 3mm; }
h2 { font-size: 12pt; margin: 5mm 0 1.5mm; padding-bottom: 0.5mm; border-bottom: 0.3mm solid #000; break-after: avoid; }
p { margin: 0 0 2mm; }
ul, ol { margin: 0; padding-left: 6mm; }
li { margin: 0 0 1mm; break-inside: avoid; }
small { font-size: 8.5pt; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { border: 0.2mm solid #555; padding: 0.6mm 1.5mm; text-align: left; vertical-align: top; }
td { font-variant-numeric: tabular-nums; }
thead th { background: #eee; }
thead th::first-letter { text-transform: uppercase; }
table + p { margin-top: 2mm; }
tbody th { font-weight: normal; }
.signature { display: flex; gap: 4mm; align-items: end; margin-top: 12mm; break-inside: avoid; }
.signature i { flex: 1; border-bottom: 0.3mm solid #000; }
@media print { body { padding: 0; max-width: none; } }
`;

/** A whole HTML page: the report's sections, the quiz table and a line to sign on. */
export function seasonProtocol(
  view: SeasonView,
  game: number,
  lang: Lang,
  options: ReportOptions = {},
): string {
  const scope = scopeOf(view, game, lang, options);
  const title = words('protocolTitle', lang, { season: view.title[lang], game });
  const [, ...sections] = seasonDocument(scope);
  const document: Document = [{ kind: 'title', text: title }, ...sections, ...quizTable(scope)];
  const signature = [words('signature', lang), words('signed', lang)].map(escapeHtml);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title}, ${spellDate(scope.game.date, lang)}`)}</title>
<style>${STYLE}</style>
</head>
<body>
${writeHtml(document)}
<div class="signature"><span>${signature[0]}</span><i></i><small>${signature[1]}</small></div>
</body>
</html>
`;
}

/** The quiz table as it was accepted, each team with the clan that got its points. */
function quizTable(scope: Scope): Document {
  const { game, lang, names } = scope;
  const entry = ofType(ofStep(game, 'import'), 'ResultsEntered').at(-1);
  if (!entry) return [];
  const { teams } = entry.event as unknown as EventOf<'ResultsEntered'>;
  const clans = new Map<string, number>();
  for (const { event } of ofStep(game, 'dice')) {
    const dice = event as unknown as EventOf<'DiceThrown'>;
    for (const { team } of dice.teams) clans.set(team, dice.clan);
  }
  const of = (team: string): string => {
    const clan = clans.get(team) ?? scope.view.teams.find((each) => each.team === team)?.clan ?? null;
    return clan === null ? words('freeEmigrant', lang) : names.clan(clan);
  };
  const rows = teams.map(({ team, place, main, cup }) => [
    team,
    place === null ? words('outside', lang) : points(place, lang),
    points(main, lang),
    points(cup, lang),
    place === null ? '—' : of(team),
  ]);
  const head = (['team', 'place', 'mainPoints', 'cupPoints', 'ofClan'] as const).map((key) =>
    words(key, lang, scope.forms),
  );
  return [
    { kind: 'heading', text: words('quizTable', lang) },
    { kind: 'table', head, rows },
  ];
}
