import { useSay } from '../../app/prefs.js';
import { spectatorTexts } from './texts.js';

/** Texts of the public screens. */
export const useV = () => useSay(spectatorTexts);
