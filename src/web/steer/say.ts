import { useSeason } from '../app/game.js';
import { useSay } from '../app/prefs.js';
import { texts } from './texts.js';

/** Says the texts of steering. */
export const useSteer = () => useSay(texts);

/** Addresses of the screens that steer a game. */
export function useManagePath(): (rest: string) => string {
  const { id } = useSeason();
  return (rest) => `/g/${encodeURIComponent(id)}/manage${rest}`;
}
