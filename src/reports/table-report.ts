/** A game of a table as a text for a post: who played what, how it went, who won. */
import type { Lang } from '../engine/contract.js';
import { spellDate } from '../texts/moments.js';
import type { Block, Document, Item } from './document.js';
import { type ReportFormat, writeParts } from './formats.js';
import { Cells } from './table-cells.js';
import type { TableProtocol } from './table-protocol.js';
import { words } from './table-words.js';

/** In parts that the network accepts one by one. */
export function tableReportParts(protocol: TableProtocol, format: ReportFormat, lang: Lang): string[] {
  return writeParts(documentOf(protocol, lang), format);
}

function documentOf(protocol: TableProtocol, lang: Lang): Document {
  const cells = new Cells(protocol, lang);
  const { game } = protocol;
  const about = [game.date && spellDate(game.date, lang), cells.place(), game.packTitle[lang]].filter(
    Boolean,
  );
  return [
    { kind: 'title', text: game.title },
    { kind: 'paragraph', line: [about.join('. ')] },
    {
      kind: 'paragraph',
      line: [`${words('result', lang)}: `, { strong: cells.winner() }, `${cells.winnerClauses()}.`],
    },
    ...section('seats', lang, seatItems(cells)),
    ...section('days', lang, dayItems(cells)),
    ...section('nights', lang, nightItems(cells)),
    ...section('bestMove', lang, cells.bestMove().map(plain)),
    ...section('colours', lang, cells.colours().map(plain)),
    ...section('decisions', lang, cells.decisions().map(plain)),
  ];
}

type Title = 'seats' | 'days' | 'nights' | 'bestMove' | 'colours' | 'decisions';

function section(title: Title, lang: Lang, items: Item[]): Block[] {
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: words(title, lang) },
    { kind: 'list', ordered: false, items },
  ];
}

const plain = (text: string): Item => ({ line: [text] });

function seatItems(cells: Cells): Item[] {
  const { protocol, lang } = cells;
  return protocol.seats.map((seat) => {
    const name = seat.name === String(seat.n) ? `№${seat.n}` : `№${seat.n} ${seat.name}`;
    const left = cells.left(seat.n);
    const facts = [cells.role(seat), left === '' ? '' : `${words('left', lang)}: ${left}`];
    if (seat.points !== 0) facts.push(`${words('extra', lang)}: ${cells.points(seat.points)}`);
    const fouls = cells.fouls(seat.n);
    return {
      line: [{ strong: name }, ` — ${facts.filter((text) => text !== '').join('; ')}`],
      ...(fouls.length > 0 ? { notes: [[`${words('fouls', lang)}: ${fouls.join(', ')}`]] } : {}),
    };
  });
}

function dayItems(cells: Cells): Item[] {
  const { protocol, lang } = cells;
  return protocol.days.map((day) => {
    const named = cells.nominations(day);
    const notes = [
      ...(named.length > 0 ? [`${words('nominated', lang)}: ${named.join(', ')}`] : []),
      ...cells.votes(day),
    ];
    return {
      line: [{ strong: words('ofDay', lang, { n: day.day }) }, ` — ${cells.dayOutcome(day).join('; ')}`],
      notes: notes.map((text) => [text]),
    };
  });
}

function nightItems(cells: Cells): Item[] {
  const { protocol, lang } = cells;
  return protocol.nights.map((night) => {
    const acted: [keyof typeof words.messages & ('doctor' | 'don' | 'sheriff'), string][] = [
      ['doctor', cells.doctor(night)],
      ['don', cells.check(night.don)],
      ['sheriff', cells.check(night.sheriff)],
    ];
    const said = acted
      .filter(([, text]) => text !== '—')
      .map(([who, text]) => `${words(who, lang)}: ${text}`);
    const shots = `${words('shots', lang)}: ${cells.shots(night).join(', ')}`;
    return {
      line: [{ strong: words('ofNight', lang, { n: night.night }) }, ` — ${cells.morning(night).join('; ')}`],
      notes: [[[shots, ...said].join('; ')]],
    };
  });
}
