/** Random ids, tokens and seeds. Tokens are kept as hashes only. */
import { createHash, randomBytes } from 'node:crypto';

/** An opaque id that says nothing about its bearer: `p-4f0c2a9d81b3`. */
export function randomId(prefix: string): string {
  return `${prefix}-${randomBytes(6).toString('hex')}`;
}

/** 256 random bits, fit for an address. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The id of a picture: 128 random bits, hex. */
export function randomImageId(): string {
  return randomBytes(16).toString('hex');
}

/** The secret seed of a game's draws. */
export function randomSeed(): string {
  return randomBytes(32).toString('hex');
}

/** What is stored of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
