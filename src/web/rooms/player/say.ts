import { useSay } from '../../app/prefs.js';
import { playerTexts } from './texts.js';

/** Texts of a player's screens. */
export const useP = () => useSay(playerTexts);
