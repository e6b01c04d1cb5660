import { useSay } from '../app/prefs.js';
import { clanTexts } from './clan-texts.js';
import { screenTexts } from './texts.js';

/** Texts of the spectators' screens. */
export const useS = () => useSay(screenTexts);
/** Texts of the clan's screens. */
export const useC = () => useSay(clanTexts);
