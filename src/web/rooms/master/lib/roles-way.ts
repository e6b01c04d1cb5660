/** How the master meant to deal the roles when he made the game. Remembered by this browser, binding nobody. */
export const ROLES_WAYS = ['usual', 'composition', 'hand'] as const;
export type RolesWay = (typeof ROLES_WAYS)[number];

const keyOf = (game: string) => `roles:${game}`;

export function keepRolesWay(game: string, way: RolesWay): void {
  try {
    localStorage.setItem(keyOf(game), way);
  } catch {
    // The master chooses again, nothing is lost.
  }
}

export function keptRolesWay(game: string): RolesWay {
  try {
    const kept = localStorage.getItem(keyOf(game));
    return ROLES_WAYS.find((way) => way === kept) ?? 'usual';
  } catch {
    return 'usual';
  }
}
