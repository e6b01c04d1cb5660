/** How the sentences of events call clans, offers, lots and people: taken from a view, so nobody is named who is not seen. */
import type { Instant, Lang, Ruling, Text } from '../../../engine/contract.js';
import { spellEnd } from '../../../texts/moments.js';
import type { SeasonEvent } from '../events.js';
import { type Vocabulary, type Words, wordsOf } from '../texts/words.js';
import type { JournalEntry, SeasonView } from '../view.js';

export interface Names {
  /** How this season calls its sides and their people. */
  words: Words;
  vocabulary: Vocabulary;
  clan(id: number): string;
  /** Title of an offer by its id; null when unknown. */
  offer(id: string): string | null;
  /** Team of a lot; null when unknown. */
  lot(id: string): string | null;
  person(id: string): string;
  question(id: string): string | null;
  /** A choice of a vote by its number. */
  choice(question: string, choice: number): string | null;
  /** What an ask was about; null when unknown. */
  ask(id: string): { topic: string; game: number } | null;
  /** Title and values of a ruling; null when they are not at hand. */
  ruling(id: string): Pick<Ruling, 'title' | 'values'> | null;
  /** A deadline in words, as it stands after «до». */
  until(at: Instant): string;
}

/** What a view does not carry. The rulings' texts are handed in because screens load them only when they need them. */
export interface MoreNames {
  person?: (id: string) => string;
  rulings?: Readonly<Record<string, Pick<Ruling, 'title' | 'values'>>>;
}

export function namesOf(view: SeasonView, lang: Lang, more: MoreNames = {}): Names {
  const texts = <T>(items: readonly T[], id: (item: T) => string, text: (item: T) => string) =>
    new Map(items.map((item) => [id(item), text(item)]));
  const said = (text: Text) => text[lang];
  const clans = new Map(view.clans.map((clan) => [clan.id, said(clan.name)]));
  const offers = texts(
    view.offers,
    ({ id }) => id,
    ({ title }) => said(title),
  );
  const kinds = texts(
    view.offerTexts,
    ({ kind }) => kind,
    ({ title }) => said(title),
  );
  const lots = texts(
    view.games.flatMap((game) => game.auction?.lots ?? []),
    ({ id }) => id,
    ({ team }) => team,
  );
  const questions = new Map(view.questions.map((question) => [question.id, question]));
  const asks = new Map<string, { topic: string; game: number }>();
  for (const ask of view.asks) asks.set(ask.id, ask);
  for (const { event } of [...view.games.flatMap(({ journal }) => journal), ...view.journal]) {
    const known = eventOf(event);
    if (known?.type === 'AskRaised') asks.set(known.ask, known);
  }
  return {
    words: wordsOf(view.vocabulary ?? 'clans', lang),
    vocabulary: view.vocabulary ?? 'clans',
    clan: (id) => clans.get(id) ?? `№ ${id}`,
    // A clan on its own offer is paid without being bound: such an id, `174-humour-2`, still tells the kind.
    offer: (id) => offers.get(id) ?? kinds.get(id.split('-')[1] ?? '') ?? null,
    lot: (id) => lots.get(id) ?? null,
    person: more.person ?? ((id) => id),
    question: (id) => questions.get(id)?.text ?? null,
    choice: (id, choice) => questions.get(id)?.choices[choice] ?? null,
    ask: (id) => asks.get(id) ?? null,
    ruling: (id) => (more.rulings && Object.hasOwn(more.rulings, id) ? more.rulings[id]! : null),
    until: (at) => spellEnd(at, view.zone, lang),
  };
}

/** The events of a journal are the rulebook's own; a view only carries them loosely typed. */
function eventOf(event: JournalEntry['event']): SeasonEvent {
  return event as unknown as SeasonEvent;
}
