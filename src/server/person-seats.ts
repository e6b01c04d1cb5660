/** Seats as the rulebook sees them: a command or a correction may have moved people. */
import { z } from 'zod';
import { type LiveGame, viewOf } from './live-game.js';

const ROLES = ['boss', 'consigliere', 'member'] as const;

interface Seat {
  role: (typeof ROLES)[number];
  clan: number;
  /** The team it represents in a council of teams. */
  team?: string | null;
}

const seatedShape = z.object({
  clans: z.array(
    z.object({
      id: z.number(),
      seats: z.array(
        z.object({ person: z.string(), role: z.enum(ROLES), team: z.string().nullable().optional() }),
      ),
    }),
  ),
});

export function seatsByPerson(live: LiveGame): Map<string, Seat> {
  const view = seatedShape.safeParse(viewOf(live, { kind: 'organiser' }));
  const clans = view.success ? view.data.clans : [];
  return new Map(
    clans.flatMap((clan) =>
      clan.seats.map(({ person, role, team }) => [person, { role, clan: clan.id, team }] as const),
    ),
  );
}
