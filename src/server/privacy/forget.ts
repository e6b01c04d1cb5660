/**
 * Erasure by pseudonym. Names of people stand beside the log; nicknames, and names among the words of texts, stand in it. All
 * of them give way to one pseudonym, in a game and in the tables of a cup at once. Ids stay, so every game replays.
 */
import { createHash } from 'node:crypto';
import type { LogRecord } from '../../engine/game.js';
import type { Store, StoredGame, StoredPerson } from '../../store/store.js';
import type { FeedHub } from '../feed-hub.js';
import type { GameHost } from '../game-host.js';
import type { ForgottenList } from './ledger.js';
import { countNamed, type ForgetOrder, namesBeside, renamer, textsIn, type Whom } from './rewrite.js';

export interface ForgetTools {
  store: Store;
  host: Pick<GameHost, 'apart'>;
  hub: Pick<FeedHub, 'closeSessions' | 'notice'>;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Remembers who was forgotten, for a copy of the data that does not know yet. */
  ledger: ForgottenList | null;
}

/** What an erasure would touch, for a second look. */
export interface ForgetPreview {
  /** Every spelling that will be looked for. */
  names: string[];
  pseudonym: string;
  /** Places where a name stands alone, and mentions among words. */
  named: number;
  mentions: number;
  /** Texts he wrote himself, and pictures in them. */
  texts: number;
  images: number;
  links: number;
  signIns: number;
  /** How many games it goes through: tables of a cup are games of their own. */
  games: number;
}

/** `участник 3f2a1c`: one for a person of a game, whoever asks and however often. */
export function pseudonymOf(game: string, order: Pick<ForgetOrder, 'person' | 'names'>): string {
  const who = order.person ?? (order.names[0] ?? '').trim().toLowerCase();
  return `участник ${createHash('sha256').update(`${game}\0${who}`).digest('hex').slice(0, 6)}`;
}

/** A game and the tables of a cup. */
async function treeOf(store: Store, game: StoredGame): Promise<StoredGame[]> {
  return [game, ...(await store.gamesOf(game.id))];
}

/** Names are told apart by the rules of cups and forum games; at a table of its own two may be called alike. */
const isUnique = ({ parent, rulebook }: StoredGame): boolean =>
  parent !== null || rulebook !== 'vavt-cup-2017';

interface Found {
  whom: Whom;
  person: StoredPerson | null;
  parts: { game: StoredGame; records: LogRecord[]; ownWords: Set<string>; images: string[] }[];
}

async function find(store: Store, game: StoredGame, order: ForgetOrder): Promise<Found> {
  const person = order.person === null ? null : await store.person(game.id, order.person);
  const names = new Set(order.names.map((name) => name.trim()).filter((name) => name !== ''));
  if (person && person.erasedAt == null) names.add(person.name.trim());
  const read = await Promise.all(
    (await treeOf(store, game)).map(async (each) => ({ game: each, records: await store.records(each.id) })),
  );
  if (order.person !== null) {
    for (const { game: each, records } of read) {
      const stored = { setup: each.setup, records };
      for (const name of namesBeside(stored, order.person, each.rulebook)) names.add(name);
    }
  }
  names.delete(pseudonymOf(game.id, order));
  return {
    whom: { person: order.person, names: [...names] },
    person,
    parts: read.map((part) => ({ ...part, ...ownOf(part.records, order.person) })),
  };
}

/** What somebody wrote and showed himself, by the commands he gave. */
function ownOf(
  records: readonly LogRecord[],
  person: string | null,
): { ownWords: Set<string>; images: string[] } {
  const ownWords = new Set<string>();
  const images = new Set<string>();
  if (person === null) return { ownWords, images: [] };
  for (const { entries } of records) {
    for (const { author, command } of entries) {
      if (author.kind === 'system' || author.person !== person) continue;
      for (const text of textsIn(command)) ownWords.add(text);
      if (Array.isArray(command.images)) for (const image of command.images) images.add(String(image));
    }
  }
  return { ownWords, images: [...images] };
}

export async function previewForget(
  store: Store,
  game: StoredGame,
  order: ForgetOrder,
): Promise<ForgetPreview> {
  const { whom, parts } = await find(store, game, order);
  const counts = parts.map(({ game: each, records }) =>
    countNamed({ setup: each.setup, records }, { ...whom, unique: isUnique(each) }, each.rulebook),
  );
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const links = (await store.links(game.id)).filter((link) => link.person === order.person && link.person);
  const signIns = (await store.signIns({ game: game.id })).filter((each) => each.person === order.person);
  return {
    names: [...whom.names],
    pseudonym: pseudonymOf(game.id, order),
    named: sum(counts.map((count) => count.names)),
    mentions: sum(counts.map((count) => count.texts)),
    texts: sum(parts.map(({ ownWords }) => ownWords.size)),
    images: sum(parts.map(({ images }) => images.length)),
    links: links.length,
    signIns: new Set(signIns.map(({ session }) => session)).size,
    games: parts.length,
  };
}

/** Carries it out; asked twice, the second time finds nothing. Answers the pseudonym. */
export async function forget(tools: ForgetTools, game: StoredGame, order: ForgetOrder): Promise<string> {
  const { store, host, hub, clock, ledger } = tools;
  const pseudonym = pseudonymOf(game.id, order);
  const { whom, person, parts } = await find(store, game, order);
  const at = new Date(clock()).toISOString();
  // Before anything is changed: whoever puts an older copy back must learn of it.
  await ledger?.add({ game: game.id, person: order.person, names: [...whom.names], words: order.words, at });
  for (const { game: each, ownWords, images } of parts) {
    const words = order.words ? ownWords : new Set<string>();
    await host.apart(each.id, async () => {
      await store.rewrite(
        each.id,
        renamer({ ...whom, unique: isUnique(each) }, pseudonym, each.rulebook, words),
      );
      if (order.words) await store.removeImages(each.id, images);
    });
  }
  if (person) {
    await store.renamePerson(game.id, person.id, pseudonym, at);
    hub.closeSessions(await store.scrub(game.id, person.id));
  }
  for (const { game: each } of parts) hub.notice(each.id);
  return pseudonym;
}
