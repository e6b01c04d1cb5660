/**
 * Messages in two languages, written in ICU MessageFormat, with typed keys and parameters: the parameters are read off the
 * messages themselves, so a missing translation, key or parameter does not compile.
 *
 * One convention keeps the types simple: a branch of a `plural` or `select` is never one bare English word (`{# cell}`
 * and `{two words}` are fine, `{cell}` would be taken for a parameter).
 */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Lang, Text } from '../engine/contract.js';

type Letter =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm')
  | ('n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z');

/** The name before the first comma, or all of it; `never` when that is text and not a name. */
type NameOf<Head extends string> = Head extends `${infer Name},${string}` ? WordOf<Name> : WordOf<Head>;
type WordOf<Name extends string> = Name extends `${string}${' ' | '#' | '{'}${string}`
  ? never
  : Name extends `${Letter}${string}`
    ? Name
    : never;
type ValueOf<Head extends string> = Head extends `${string}, plural,${string}`
  ? number
  : Head extends `${string}, select,${string}`
    ? string
    : string | number;

/** Union of one-parameter objects of a message: `{ clan: … } | { n: number }`. */
type Parts<Message extends string> = Message extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Head}}${string}` ? { [Name in NameOf<Head>]: ValueOf<Head> } : never) | Parts<Rest>
  : never;

/** Intersection of a union's members. A parameter that is counted somewhere is a number everywhere. */
type All<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer Result) => void
  ? Result
  : never;

type Flat<T> = { [Key in keyof T]: T[Key] };

/** Parameters of a text, those of both languages together. */
export type ParamsOf<T extends Text> = Flat<All<Parts<T['ru']> | Parts<T['en']>>>;

/** The arguments after key and language: nothing, or the parameters. */
type Rest<T extends Text> = [Parts<T['ru']> | Parts<T['en']>] extends [never] ? [] : [params: ParamsOf<T>];

export interface Speaker<M extends Record<string, Text>> {
  <Key extends keyof M & string>(key: Key, lang: Lang, ...rest: Rest<M[Key]>): string;
  /** The messages themselves, for the checks of all texts. */
  messages: M;
}

/** A function that says the messages of a catalogue. */
export function speaker<const M extends Record<string, Text>>(messages: M): Speaker<M> {
  const compiled: Record<Lang, Map<string, IntlMessageFormat>> = { ru: new Map(), en: new Map() };
  const say = (key: string, lang: Lang, params?: Record<string, string | number>): string => {
    let message = compiled[lang].get(key);
    if (!message) {
      message = new IntlMessageFormat(messages[key]![lang], lang, undefined, { ignoreTag: true });
      compiled[lang].set(key, message);
    }
    return String(message.format(params));
  };
  return Object.assign(say, { messages }) as Speaker<M>;
}
