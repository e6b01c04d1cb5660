import { webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { newKey } from '../../src/web/app/key.js';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** What a browser gives to a page on plain http from another machine. */
const overHttp = {
  getRandomValues: <T extends ArrayBufferView | null>(array: T): T =>
    webcrypto.getRandomValues(array as unknown as Uint8Array) as unknown as T,
};

test('a key is a UUID v4, with and without randomUUID', () => {
  expect(newKey()).toMatch(UUID_V4);
  for (let i = 0; i < 200; i++) expect(newKey(overHttp)).toMatch(UUID_V4);
  expect(newKey(overHttp)).not.toBe(newKey(overHttp));
});

test('every byte is used', () => {
  const fixed = {
    getRandomValues: <T extends ArrayBufferView | null>(array: T): T => {
      (array as unknown as Uint8Array).set([0, 1, 2, 3, 4, 5, 0xf6, 7, 0xf8, 9, 10, 11, 12, 13, 14, 15]);
      return array;
    },
  };
  expect(newKey(fixed)).toBe('00010203-0405-4607-b809-0a0b0c0d0e0f');
});
