/** What a first visit costs: everything that comes over the wire until the page is at rest. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seen } from '../support-browser/hand.js';
import { organiserOf, WEEK } from '../support-browser/season.js';
import { openSite, type Site } from '../support-browser/site.js';

const LIMIT = 250 * 1024;

let site: Site;
let demo: string;
beforeAll(async () => {
  site = await openSite(WEEK.before);
  const organiser = await organiserOf(site);
  demo = (await organiser.call<{ id: string }>('POST', '/api/demo', {})).id;
});
afterAll(() => site.close());

interface Weight {
  bytes: number;
  files: number;
  heaviest: string;
}

async function firstLoad(path: string): Promise<Weight> {
  const page = await site.visit({ phone: true });
  const devtools = await page.context().newCDPSession(page);
  const names = new Map<string, string>();
  const sizes: { name: string; bytes: number }[] = [];
  devtools.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.push({ name: new URL(names.get(requestId) ?? site.url).pathname, bytes: encodedDataLength });
  });
  await devtools.send('Network.enable');
  await page.goto(path);
  await seen(page.getByRole('main').getByRole('heading', { level: 1 }));
  // The feed never ends, so rest is when nothing has come for a while.
  await expect
    .poll(
      async () => {
        const before = sizes.length;
        await page.waitForTimeout(700);
        return sizes.length - before;
      },
      { timeout: 20_000, interval: 1 },
    )
    .toBe(0);
  await page.context().close();
  sizes.sort((a, b) => b.bytes - a.bytes);
  const heaviest = sizes.slice(0, 4).map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`);
  return {
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    files: sizes.length,
    heaviest: heaviest.join(', '),
  };
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

test('a first load stays under 250 KB', async () => {
  const pages = { '/': '/', '/g/:id': `/g/${demo}`, '/g/:id/clan': `/g/${demo}/clan` };
  for (const [name, path] of Object.entries(pages)) {
    const { bytes, files, heaviest } = await firstLoad(path);
    console.info(`first load of ${name}: ${kilobytes(bytes)} in ${files} files; ${heaviest}`);
    expect(bytes, name).toBeLessThan(LIMIT);
    expect(bytes, name).toBeGreaterThan(20 * 1024);
  }
  expect(site.faults).toEqual([]);
});
