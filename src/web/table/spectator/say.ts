import { useSay } from '../../app/prefs.js';
import { texts } from './texts.js';

/** Says the texts of those who watch. */
export const useW = () => useSay(texts);
