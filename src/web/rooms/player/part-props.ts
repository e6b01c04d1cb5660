import type { FormView } from '../../../rulebooks/twelve-rooms/view.js';
import type { Draft } from './draft.js';

/** What each part of the move form works on. */
export interface PartProps {
  form: FormView;
  draft: Draft;
  onChange(draft: Draft): void;
}
