import { useSay } from '../../app/prefs.js';
import { texts } from './texts.js';

/** Says the texts of the desk. */
export const useDesk = () => useSay(texts);

export type DeskSay = ReturnType<typeof useDesk>;
