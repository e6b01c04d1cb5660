/** The sections of a report about what has happened: since the last report, and on the game day, step by step. */

import { dealTexts, orderTexts } from '../rulebooks/race/describe.js';
import type { EventOf, SeasonEvent } from '../rulebooks/race/events.js';
import type { JournalEntry } from '../rulebooks/race/view.js';
import { points, quoted } from '../texts/numbers.js';
import type { Block, Document, Item } from './document.js';
import { cited, ofStep, ofType, type Scope, said } from './scope.js';
import { words } from './season-words.js';

export function dayDocument(scope: Scope): Document {
  const { game } = scope;
  const items = (entries: readonly JournalEntry[]): Item[] => entries.map((entry) => said(scope, entry));
  const fights = items(ofStep(game, 'fights'));
  return [
    ...winner(scope),
    ...section(scope, 'asks', items(openAsks(scope))),
    ...section(scope, 'since', items(sinceLast(scope))),
    ...section(scope, 'teams', teams(scope)),
    ...order(scope),
    ...section(
      scope,
      'dice',
      ofStep(game, 'dice').map((entry) => diceItem(scope, entry)),
    ),
    ...section(scope, 'intrigues', items(ofStep(game, 'intrigues'))),
    ...section(scope, 'walks', items(ofStep(game, 'walks'))),
    ...section(
      scope,
      'fights',
      fights.length > 0 || game.stage !== 'resolved' || !scope.has('fights')
        ? fights
        : [{ line: [words('noFights', scope.lang)] }],
    ),
    ...section(scope, 'marks', items(ofStep(game, 'marks'))),
    ...section(scope, 'zeroing', items(ofStep(game, 'zeroing'))),
  ];
}

type SectionKey =
  | 'intrigues'
  | 'asks'
  | 'since'
  | 'teams'
  | 'dice'
  | 'walks'
  | 'fights'
  | 'marks'
  | 'zeroing';

function section(scope: Scope, key: SectionKey, items: Item[]): Block[] {
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: words(key, scope.lang, scope.forms) },
    { kind: 'list', ordered: false, items },
  ];
}

function winner(scope: Scope): Block[] {
  return ofType(ofStep(scope.game, 'report'), 'SeasonEnded').map((entry) => {
    const { line, by } = said(scope, entry);
    return { kind: 'paragraph', line: line.map((span) => ({ strong: String(span) })), ...(by ? { by } : {}) };
  });
}

/** Questions at which the day has stopped. */
function openAsks({ view, game }: Scope): JournalEntry[] {
  const open = new Set(view.asks.map(({ id }) => id));
  return ofType(ofStep(game, 'import'), 'AskRaised').filter(({ event }) => open.has(String(event.ask)));
}

function teams(scope: Scope): Item[] {
  const { names, lang } = scope;
  return ofType(
    ofStep(scope.game, 'import'),
    ...(['ResultsEntered', 'TeamsDealt', 'EmigrantsArrived', 'ControlLost', 'AskAnswered'] as const),
    ...(['MercenaryJoined', 'TeamDeserted', 'TeamReturned'] as const),
  ).map((entry) => {
    if (entry.event.type !== 'TeamsDealt') return said(scope, entry);
    const notes = dealTexts(entry.event as unknown as EventOf<'TeamsDealt'>, names, lang);
    return {
      ...cited(scope, words('dealt', lang, scope.forms), { clauses: entry.event.clauses }),
      id: entry.event.type,
      notes: notes.map((note) => [note]),
    };
  });
}

function order(scope: Scope): Block[] {
  const [entry] = ofStep(scope.game, 'order');
  if (!entry) return [];
  const { names, lang } = scope;
  const event = entry.event as unknown as EventOf<'OrderSet'>;
  const by = { clauses: event.clauses };
  const clans = orderTexts(event, names, lang).map((text): Item => ({ line: [text], by }));
  return [
    { kind: 'heading', text: words('order', lang) },
    { kind: 'paragraph', line: cited(scope, words('bestPlace', lang, scope.forms), event).line },
    { kind: 'list', ordered: true, items: clans },
  ];
}

/** What came between the last report and this one: paint, lots, offers, the council and decrees, as they happened. */
function sinceLast(scope: Scope): JournalEntry[] {
  const { view, game, before } = scope;
  // The day's own dealing stands with its teams.
  const own = new Set(ofStep(game, 'import'));
  const all = [...view.journal, ...view.games.flatMap(({ journal }) => journal)].filter(
    (entry) => !own.has(entry),
  );
  const from = before ? endOf(before) : '';
  const to = endOf(game);
  return all
    .filter((entry) => TOLD.has(entry.event.type) && entry.at > from && entry.at <= to)
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : numberOf(a) - numberOf(b)));
}

/** Entries of one moment in the order of the log: `e12` comes after `e9`. */
function numberOf({ id }: JournalEntry): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0);
}

/** A report tells everything up to its hour, or up to the resolution where that came later. */
function endOf(game: Scope['game']): string {
  const resolved = ofType(game.journal, 'DayResolved').at(-1)?.at ?? '';
  return resolved > game.reportAt ? resolved : game.reportAt;
}

const TOLD = new Set<string>([
  'Decreed',
  'RulingSet',
  'Rescheduled',
  'Painted',
  'PaintingClosed',
  'LotClosed',
  'OfferAnswered',
  'OfferSettled',
  'OfferRewarded',
  'EmigrantsSurrendered',
  'CaptiveNamed',
  'CaptiveSold',
  'CaptiveCellsChosen',
  'CaptivePointsMoved',
  'CountHandedOver',
  'ChoiceMade',
  'ChoiceLapsed',
  'TeamsDealt',
  'VoteClosed',
  'JuryAnswered',
] satisfies SeasonEvent['type'][]);

/** A throw with the results it was made from. */
function diceItem(scope: Scope, entry: JournalEntry): Item {
  const item = said(scope, entry);
  const { lang } = scope;
  const { teams, mainSum, cupSum } = entry.event as unknown as EventOf<'DiceThrown'>;
  if (!scope.details) return item;
  const sum = (of: 'main' | 'cup', total: number): string =>
    teams.length === 0
      ? words('nobody', lang, scope.forms)
      : `${teams.map((row) => `${quoted(row.team, lang)} ${points(row[of], lang)}`).join(' + ')} = ${points(total, lang)}`;
  return {
    ...item,
    notes: [
      [words('mainOf', lang, { sum: sum('main', mainSum) })],
      [words('cupOf', lang, { sum: sum('cup', cupSum) })],
    ],
  };
}
