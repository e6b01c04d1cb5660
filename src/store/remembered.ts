/**
 * A store of one process with a memory before it: who is signed in, what he may, the head of a game, are asked at every request
 * and change seldom. An answer is kept until anything is written through this store, and dropped when another process has
 * written to the file. Nothing is answered from memory while a write is under way: nobody reads old after new.
 */
import type { Store, StoredGame } from './store.js';

/** What is remembered. Everything else is asked anew each time. */
const REMEMBERED = [
  'game',
  'account',
  'staff',
  'person',
  'persons',
  'grants',
  'removal',
  'preference',
] as const;
type Remembered = (typeof REMEMBERED)[number];

/** Writes nothing, or nothing of what is remembered. Whatever is not named here is taken for a write of anything. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...REMEMBERED,
  ...['games', 'gamesOf', 'records', 'marks', 'recordByKey', 'snapshot', 'timers', 'nextTimers', 'image'],
  ...['accounts', 'staffOf', 'link', 'links', 'signIns', 'handovers', 'removals', 'dump', 'ready', 'close'],
  // Sessions are remembered by what they may, not by when they were used.
  ...['saveSnapshot', 'addImage', 'noteSession'],
  // Looked after one by one: it changes one game.
  'append',
]);

/** Answers of a kind kept at most; the oldest goes. */
const MOST = 10_000;
/** The same of what takes up to some 100 kB each, a game with its setup or its people: as many as there are games in memory. */
const MOST_LARGE = 1000;
const LARGE: ReadonlySet<Remembered> = new Set(['game', 'persons']);

interface Kept {
  answer: Promise<unknown>;
  /** It is here. */
  value?: unknown;
}

/**
 * @param store not shared: `others` is null
 * @param edition another number when another process has written to the same file
 */
export function rememberedStore(store: Store, edition: () => number): Store {
  const kept = Object.fromEntries(REMEMBERED.map((name) => [name, new Map<string, Kept>()])) as Record<
    Remembered,
    Map<string, Kept>
  >;
  let known = edition();
  let writes = 0;
  /** Games with appends under way, and how many. */
  const appending = new Map<string, number>();

  const clear = (): void => {
    for (const name of REMEMBERED) kept[name].clear();
  };

  const ask = (name: Remembered, args: readonly string[]): Promise<unknown> => {
    const read = store[name] as (...args: readonly string[]) => Promise<unknown>;
    try {
      const now = edition();
      if (now !== known) clear();
      known = now;
    } catch {
      // The file does not answer: the question itself will say why.
      return read(...args);
    }
    if (writes > 0 || (appending.has(args[0]!) && (name === 'game' || name === 'preference')))
      return read(...args);
    const answers = kept[name];
    const key = keyOf(args);
    const old = answers.get(key);
    if (old) return old.answer;
    const answer = read(...args).then(
      (value) => {
        // Unknown sessions and games are made up by strangers, without end.
        if (value === null && (name === 'grants' || name === 'game')) drop(answers, key, mine);
        mine.value = frozen(value);
        return value;
      },
      (error) => {
        drop(answers, key, mine);
        throw error;
      },
    );
    const mine: Kept = { answer };
    answers.set(key, mine);
    const oldest = answers.keys().next();
    if (answers.size > (LARGE.has(name) ? MOST_LARGE : MOST) && !oldest.done) answers.delete(oldest.value);
    return answer;
  };

  const append: Store['append'] = async (game, expectedSeq, change) => {
    const { game: heads, preference } = kept;
    const key = keyOf([game]);
    if (change.beside) preference.delete(keyOf([game, change.beside.key]));
    appending.set(game, (appending.get(game) ?? 0) + 1);
    try {
      const answer = await store.append(game, expectedSeq, change);
      const head = heads.get(key)?.value as StoredGame | undefined;
      const seq = expectedSeq + change.records.length;
      if (!answer.stored || !head) heads.delete(key);
      // Unless it is of a later append already.
      else if (head.seq < seq) {
        const next = frozen({ ...head, seq, ended: change.ended });
        heads.set(key, { answer: Promise.resolve(next), value: next });
      }
      return answer;
    } catch (error) {
      heads.delete(key);
      throw error;
    } finally {
      const left = appending.get(game)! - 1;
      if (left > 0) appending.set(game, left);
      else appending.delete(game);
    }
  };

  const written =
    (act: (...args: unknown[]) => Promise<unknown>) =>
    async (...args: unknown[]): Promise<unknown> => {
      writes += 1;
      clear();
      try {
        return await act(...args);
      } finally {
        writes -= 1;
      }
    };

  return {
    ...(Object.fromEntries(
      Object.entries(store).map(([name, act]) => [
        name,
        typeof act !== 'function' || HARMLESS.has(name) ? act : written(act),
      ]),
    ) as unknown as Store),
    ...(Object.fromEntries(REMEMBERED.map((name) => [name, (...args: string[]) => ask(name, args)])) as Pick<
      Store,
      Remembered
    >),
    append,
  };
}

function drop(answers: Map<string, Kept>, key: string, mine: Kept): void {
  if (answers.get(key) === mine) answers.delete(key);
}

/** Ids are any text: two of them are told apart by the length of the first. */
function keyOf([first, second]: readonly string[]): string {
  return second === undefined ? first! : `${first!.length} ${first}${second}`;
}

/** Everybody gets the same answer, so nobody may change it. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}
