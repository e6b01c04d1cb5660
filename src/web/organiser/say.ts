import { useSeason } from '../app/game.js';
import { useSay } from '../app/prefs.js';
import { texts } from './texts.js';

/** Says the organiser's texts. */
export const useOrg = () => useSay(texts);

export type OrgSay = ReturnType<typeof useOrg>;

/** Addresses of the organiser's screens. */
export function useManagePath(): (rest: string) => string {
  const { id } = useSeason();
  return (rest) => `/g/${encodeURIComponent(id)}/manage${rest}`;
}
