import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { quietLog, type ServerOptions, startServer } from '../../src/server/start.js';
import { openSqliteStore } from '../../src/store/sqlite.js';
import { counterRulebooks } from '../support/counter-rulebook.js';
import { temporaryFolder } from '../support/test-server.js';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

async function start(options: Partial<ServerOptions> = {}) {
  return startServer({
    store: await openSqliteStore(join(folder, 'store.db')),
    rulebooks: counterRulebooks,
    packs: {},
    webDir: null,
    port: 0,
    host: '127.0.0.1',
    version: '0.0.0',
    log: quietLog(join(folder, 'server.log')),
    ...options,
  });
}

const consume = (url: string, link: string) =>
  fetch(`${url}/api/links/consume`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: link.split('/l/')[1] }),
  });

it('gives a link to the organiser on the first start, and later when asked', async () => {
  const first = await start();
  expect(first.firstLink).toMatch(new RegExp(`^${first.url}/l/[\\w-]{43}$`));
  expect((await consume(first.url, first.firstLink!)).status).toBe(200);
  expect((await consume(first.url, first.firstLink!)).status).toBe(404);
  await first.close();

  const second = await start();
  expect(second.firstLink).toBeNull();
  await second.close();

  const third = await start({ newLink: true, publicUrl: 'https://club.example/' });
  expect(third.url).toBe('https://club.example');
  expect(third.firstLink).toMatch(/^https:\/\/club\.example\/l\//);
  await third.close();
});

it('marks cookies as secure behind a proxy that speaks https', async () => {
  const server = await start({ trustProxy: true });
  const response = await fetch(`${server.url}/api/links/consume`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
    body: JSON.stringify({ token: server.firstLink!.split('/l/')[1] }),
  });
  expect(response.headers.get('set-cookie')).toContain('Secure');
  expect(response.headers.get('strict-transport-security')).toContain('max-age');
  await server.close();
});

it('counts attempts by the address its proxy has seen, whatever was written before it', async () => {
  const server = await start({ trustProxy: true, linkAttempts: 2 });
  const attempt = async (from: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const body = JSON.stringify({ token: 'x'.repeat(43) });
    return (await fetch(`${server.url}/api/links/consume`, { method: 'POST', headers, body })).status;
  };
  const one = ['1.1.1.1, 10.0.0.1', '2.2.2.2, 10.0.0.1', '10.0.0.1'];
  expect([await attempt(one[0]!), await attempt(one[1]!), await attempt(one[2]!)]).toEqual([404, 404, 429]);
  expect(await attempt('10.0.0.1, 10.0.0.2')).toBe(404);
  await server.close();
});

it('answers when asked for its health, and writes no token to its log', async () => {
  const server = await start();
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true });
  await fetch(server.firstLink!);
  await fetch(`${server.url}/api/calendar.ics?key=secret-key`);
  await server.close();
  const log = readFileSync(join(folder, 'server.log'), 'utf8');
  expect(log).not.toContain('secret-key');
  expect(log).not.toContain(server.firstLink!.split('/l/')[1]);
});

it('stops at once while browsers listen, and after the commands in progress', async () => {
  const server = await start();
  const cookie = (await consume(server.url, server.firstLink!)).headers.get('set-cookie')!.split(';')[0]!;
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': 'k' };
  const made = await fetch(`${server.url}/api/games`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ rulebook: 'counter', setup: { limit: 9 } }),
  });
  const { id } = (await made.json()) as { id: string };
  const feed = await fetch(`${server.url}/api/games/${id}/feed`);
  const command = fetch(`${server.url}/api/games/${id}/commands`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ command: { type: 'add', by: 1 } }),
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const began = Date.now();
  await server.close();
  expect(Date.now() - began).toBeLessThan(2000);
  expect((await command).status).toBe(200);
  expect(await feed.text()).toContain('"seq":1');
});
