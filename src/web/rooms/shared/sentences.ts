/** Sentences of the trace and of moves, fetched when somebody first reads them. */
import type * as Describe from '../../../rulebooks/twelve-rooms/describe.js';

export type Sentences = Pick<typeof Describe, 'lineText' | 'stepTitle' | 'sentTexts' | 'namesOf'>;

let loaded: Promise<Sentences> | null = null;

/** For `use()`. */
export function loadSentences(): Promise<Sentences> {
  loaded ??= import('../../../rulebooks/twelve-rooms/describe.js').then(
    ({ lineText, stepTitle, sentTexts, namesOf }) => ({ lineText, stepTitle, sentTexts, namesOf }),
  );
  return loaded;
}
