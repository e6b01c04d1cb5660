/** Sentences of events, fetched with the first journal. */
import type * as Sentences from '../../rulebooks/race/describe.js';
import { loadWords, type Words } from '../words.js';

export type Describing = Pick<typeof Sentences, 'describe' | 'namesOf'> & Words;

let loaded: Promise<Describing> | null = null;

/** For `use()`. */
export function loadDescribe(): Promise<Describing> {
  loaded ??= Promise.all([import('../../rulebooks/race/describe.js'), loadWords()]).then(
    ([{ describe, namesOf }, words]) => ({ describe, namesOf, ...words }),
  );
  return loaded;
}
