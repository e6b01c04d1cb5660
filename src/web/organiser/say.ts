import { useSay } from '../app/prefs.js';
import { texts } from './texts.js';

/** Says the organiser's texts. */
export const useOrg = () => useSay(texts);

export type OrgSay = ReturnType<typeof useOrg>;

export { useManagePath } from '../steer/say.js';
