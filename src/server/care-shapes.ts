/** Shapes of the API for people in trouble and for those who want to be forgotten. The web imports the types. */
import { z } from 'zod';

export const deviceShape = z.object({
  /** Names the sign-in for this game; it opens nothing. */
  device: z.string(),
  /** Whose it is: a person of the game or an organiser's account. */
  person: z.string(),
  /** The browser and the system. */
  label: z.string().nullable(),
  since: z.string(),
  /** Last used, to the hour. */
  seen: z.string().nullable(),
  /** The one that asks. */
  mine: z.boolean(),
});

export const careShape = z.object({
  staff: z.array(
    z.object({
      account: z.string(),
      name: z.string(),
      role: z.enum(['organiser', 'co-organiser']),
      me: z.boolean(),
    }),
  ),
  /** An invitation to take the game over that nobody has accepted yet. */
  handover: z.object({ since: z.string(), stays: z.boolean() }).nullable(),
  devices: z.array(deviceShape),
  retention: z.object({
    /** Days after the end; null: names are kept. */
    days: z.int().nullable(),
    dueAt: z.string().nullable(),
    doneAt: z.string().nullable(),
  }),
  /** The game was taken away. */
  removal: z.object({ at: z.string(), reason: z.string(), until: z.string() }).nullable(),
  /** Whether the visitor may hand it over, remove it and set the days. */
  head: z.boolean(),
});
export type Care = z.infer<typeof careShape>;

export const handoverBody = z.object({
  /** Whether the one who hands over stays as a co-organiser. */
  stays: z.boolean(),
});
export const handoverShape = z.object({ url: z.string() });

export const retentionBody = z.object({ days: z.int().min(0).max(3650).nullable() });

export const removeGameBody = z.object({
  reason: z.string().trim().min(1).max(500),
  /** The title once more, so that no other game is meant. */
  title: z.string().max(200),
});

export const removedListShape = z.array(
  z.object({
    game: z.string(),
    title: z.string(),
    at: z.string(),
    reason: z.string(),
    /** It can be brought back until then. */
    until: z.string(),
    purgedAt: z.string().nullable(),
  }),
);
export type RemovedGame = z.infer<typeof removedListShape>[number];

export const replacePersonBody = z.object({ name: z.string().trim().min(1).max(80) });

export const samePersonBody = z.object({ mine: z.boolean() });

export const eraseBody = z.object({
  /** A person of the game; null for somebody who was only written down. */
  person: z.string().max(80).nullable(),
  /** More spellings of the name. */
  names: z.array(z.string().trim().min(1).max(80)).max(20).default([]),
  /** His own texts and pictures go too. */
  words: z.boolean().default(false),
});
export const erasePreviewShape = z.object({
  names: z.array(z.string()),
  pseudonym: z.string(),
  named: z.int(),
  mentions: z.int(),
  texts: z.int(),
  images: z.int(),
  links: z.int(),
  signIns: z.int(),
  games: z.int(),
});
export type ErasePreview = z.infer<typeof erasePreviewShape>;
export const erasedShape = z.object({ pseudonym: z.string() });

export const dataQuery = z.object({ format: z.enum(['html', 'json']).default('html') });

export const mineShape = z.object({
  /** The person of this visitor in the game. */
  person: z.string(),
  name: z.string(),
  askedAt: z.string().nullable(),
  /** Days after the end; null: names are kept. */
  retention: z.int().nullable(),
  organisers: z.array(z.string()),
  devices: z.array(deviceShape),
});
export type Mine = z.infer<typeof mineShape>;
