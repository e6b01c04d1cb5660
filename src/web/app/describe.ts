/** Sentences of events, fetched with the first journal. */
import type * as Sentences from '../../rulebooks/race/describe.js';
import { loadWords, type Words, type WordsOf } from '../words.js';

export type Describing = Pick<typeof Sentences, 'describe' | 'namesOf'> & Words;

const loaded = new Map<WordsOf, Promise<Describing>>();

/** For `use()`. */
export function loadDescribe(rulebook: WordsOf): Promise<Describing> {
  let sentences = loaded.get(rulebook);
  if (!sentences) {
    sentences = Promise.all([import('../../rulebooks/race/describe.js'), loadWords(rulebook)]).then(
      ([{ describe, namesOf }, words]) => ({ describe, namesOf, ...words }),
    );
    loaded.set(rulebook, sentences);
  }
  return sentences;
}
