/** Sentences of events, fetched with the first journal. */
import type { Lang } from '../../engine/contract.js';
import type { SeasonView } from '../../rulebooks/mafia-2018/view.js';

export type Describe = (
  event: { type: string; clauses: string[] },
  view: SeasonView,
  people: Record<string, string>,
  lang: Lang,
) => string;

let loaded: Promise<Describe> | null = null;

export function loadDescribe(): Promise<Describe> {
  loaded ??= Promise.resolve((event) => event.type);
  return loaded;
}
