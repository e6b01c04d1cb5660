import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Description } from '../../src/server/docs-page.js';
import { problemKinds } from '../../src/server/problems.js';
import { Browser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let document: Description & { openapi: string };

beforeAll(async () => {
  server = await testServer();
  const answer = await new Browser(server.app).get<typeof document>('/api/openapi.json');
  expect(answer.status).toBe(200);
  document = answer.body;
});
afterAll(() => server.close());

/** Addresses of the description itself and of the screens are not part of it. */
const OUTSIDE = ['/*', '/api', '/api/openapi.json', '/api/docs.css'];

it('is OpenAPI 3.1 and describes every route', () => {
  expect(document.openapi).toBe('3.1.0');
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const routes = server.routes
    .filter(({ url }) => !OUTSIDE.includes(url))
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.sort()).toEqual(routes.sort());
});

it('says of every route what it is for, what comes back, and how errors look', () => {
  const tags = new Set(document.tags?.map(({ name }) => name));
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const route = `${method} ${path}`;
      expect(operation.summary, route).toBeTruthy();
      expect(
        operation.tags?.every((tag) => tags.has(tag)),
        route,
      ).toBe(true);
      const success = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
      expect(success.length, route).toBeGreaterThan(0);
      for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
        expect(
          operation.parameters?.some((p) => p.in === 'path' && p.name === name),
          route,
        ).toBe(true);
      }
      if (path === '/healthz') continue;
      expect(operation.responses.default?.content?.['application/problem+json'], route).toBeDefined();
    }
  }
});

it('has no reference that leads nowhere', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((found) => found[1]!.split('/'));
  for (const path of references) {
    const target = path.reduce<unknown>(
      (node, step) => (node as Record<string, unknown> | undefined)?.[step],
      document,
    );
    expect(target, path.join('/')).toBeDefined();
  }
});

it('can be read as a page, without scripts', async () => {
  const page = await new Browser(server.app).get('/api');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const path of Object.keys(document.paths)) expect(page.text).toContain(path);
  for (const code of Object.keys(problemKinds)) expect(page.text).toContain(`id="${code}"`);
  expect(page.text).not.toMatch(/<script|style=|https?:\/\//);
  expect((await new Browser(server.app).get('/api/docs.css')).headers['content-type']).toContain('text/css');
});
