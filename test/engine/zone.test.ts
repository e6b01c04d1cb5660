import { expect, it } from 'vitest';
import { packs, rulebooks } from '../../src/rulebooks/index.js';

it.each(Object.keys(rulebooks))('%s takes a pack with a time zone that exists, and no other', (id) => {
  const { setupSchema } = rulebooks[id]!;
  const pack = Object.values(packs).find(
    (each) => setupSchema.safeParse({ pack: each, rulings: {} }).success,
  );
  expect(pack).toBeDefined();
  const zoned = (zone: string) =>
    setupSchema.safeParse({ pack: { ...(pack as object), zone }, rulings: {} }).success;
  expect(zoned('Asia/Vladivostok')).toBe(true);
  for (const zone of ['No/Such', '__proto__', '', 'Москва', 'x'.repeat(100)]) expect(zoned(zone)).toBe(false);
});
