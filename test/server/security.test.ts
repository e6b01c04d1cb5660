import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Browser,
  newGame,
  organiser,
  type TestServer,
  temporaryFolder,
  testServer,
} from '../support/test-server.js';

let folder: string;
let server: TestServer;
let olga: Browser;

const PAGE = `<!doctype html><title>Регламент</title>${'<p>'.repeat(400)}`;

beforeAll(async () => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'index-C0ffee12.js'), 'export const a = 1;\n'.repeat(200));
  server = await testServer({ webDir: folder });
  olga = await organiser(server);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('the screens', () => {
  it.each(['/', '/g/g-1/board', '/l/token'])('%s is the page, never kept', async (url) => {
    const answer = await olga.get(url);
    expect(answer.text).toBe(PAGE);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('hashed files are kept for good, and come compressed', async () => {
    const url = '/assets/index-C0ffee12.js';
    const plain = await server.app.inject({ url });
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const br = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gz = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
  });

  it.each(['/assets/no.js', '/../package.json', '/%2e%2e/package.json', '/api/none', '/api/games/x/y/z'])(
    '%s is not there',
    async (url) => {
      const answer = await olga.get(url);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    },
  );
});

describe('headers', () => {
  it.each(['/', '/api/me', '/api', '/api/none', '/icon.svg'])(
    '%s allows nothing from elsewhere',
    async (url) => {
      const { headers } = await olga.get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("style-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
    },
  );

  it('answers of the API are not kept anywhere', async () => {
    expect((await olga.get('/api/me')).headers['cache-control']).toBe('no-store');
  });

  it('long answers of the API come compressed', async () => {
    const url = '/api/openapi.json';
    const answer = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).openapi).toBe('3.1.0');
  });
});

describe('requests from other sites', () => {
  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ] as Record<string, string>[])('%o are refused', async (headers) => {
    const game = await newGame(olga);
    const answer = await olga.post(
      `/api/games/${game}/commands`,
      { command: { type: 'add', by: 1 } },
      { 'idempotency-key': 'k', ...headers },
    );
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('cross-site');
  });

  it('our own pages and programs without a browser pass', async () => {
    const game = await newGame(olga);
    for (const [i, headers] of [
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80', host: 'localhost:80' },
      {},
    ].entries()) {
      const answer = await olga.post(
        `/api/games/${game}/commands`,
        { command: { type: 'add', by: 1 } },
        { 'idempotency-key': `k${i}`, ...(headers as Record<string, string>) },
      );
      expect(answer.status, answer.text).toBe(200);
    }
  });

  it('a form of another site cannot even be parsed', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { 'content-type': 'text/plain' },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().code).toBe('media-type');
  });
});

describe('problems', () => {
  it('name the field that is wrong, in both languages', async () => {
    const answer = await olga.post('/api/links/consume', { token: 5 });
    expect(answer.body).toMatchObject({
      type: '/api#malformed-request',
      status: 400,
      code: 'malformed-request',
      field: 'token',
    });
    expect(answer.body.text).toEqual({
      ru: expect.stringContaining('«token»'),
      en: expect.stringContaining('“token”'),
    });
  });

  it('an address that cannot be read is told like any other error', async () => {
    const answer = await server.app.inject({ url: '/api/games/%' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'malformed-request', text: { en: expect.any(String) } });
  });

  it('a body that is not JSON, and one that is too large', async () => {
    const broken = await server.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(broken.json()).toMatchObject({ status: 400, code: 'malformed-request' });
    const large = await olga.post('/api/links/consume', { token: 'x'.repeat(300_000) });
    expect(large.body).toMatchObject({ status: 413, code: 'too-large' });
  });
});
