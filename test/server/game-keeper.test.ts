/** Games in memory are the stored ones, whatever happens while they are read. */
import { expect, it, vi } from 'vitest';
import { newGame, organiser, testServer } from '../support/test-server.js';

it('keeps nothing that was read before the game was to be read anew', async () => {
  let held = false;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = await testServer({
    store: (store) => ({
      ...store,
      async records(...args) {
        const records = await store.records(...args);
        if (held) {
          held = false;
          await released;
        }
        return records;
      },
    }),
  });
  const olga = await organiser(server);
  const game = await newGame(olga);
  const title = async (): Promise<unknown> => (await olga.get(`/api/games/${game}`)).body.meta;
  // Not in memory yet: its first reader is still at it when it is called otherwise.
  held = true;
  const first = title();
  await vi.waitUntil(() => !held);
  await olga.request('PATCH', `/api/games/${game}`, { title: 'Иначе' });
  release();
  await first;
  expect(await title()).toMatchObject({ title: 'Иначе' });
  await server.close();
});
