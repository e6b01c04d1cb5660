/**
 * What deploy/ names is there: every path, variable, port, service and flag, and the limits of the proxies fit those of the server. That
 * nginx and Caddy do what is promised by these texts is tried by `npm run guarantees -- proxies`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { expected } from '../support-access/routes.js';
import { commandLine } from '../support-cli/in-process.js';

const DIR = 'deploy';
const read = (name: string): string => readFileSync(join(DIR, name), 'utf8');
const all = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(([, found]) => found!);

/** Variables the program reads. */
const variables = new Set(all(sources('src/cli'), /process\.env\.(REGLAMENT_\w+)/g));

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** A constant of the server. */
function milliseconds(name: string, file: string): number {
  return Number(new RegExp(`${name} = ([\\d_]+)`).exec(readFileSync(file, 'utf8'))![1]!.replaceAll('_', ''));
}

/** What `start` says of flags when the port is none: another complaint means that it does not know one of them. */
async function knowsFlags(args: readonly string[]): Promise<void> {
  const flags = args.map((arg, n) => (args[n - 1] === '--port' ? 'none' : arg));
  expect(flags[0]).toBe('start');
  expect(flags).toContain('none');
  const run = commandLine({ rulebooks: {}, packs: {} });
  expect(await run(...flags)).toEqual(await run('start', '--port', 'none'));
}

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  depends_on?: string[] | Record<string, { condition: string }>;
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  healthcheck?: unknown;
  stop_grace_period?: string;
}

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const { services, volumes } = parse(text, { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, object>;
  };
  const docker = read('Dockerfile');

  test('has a database, two servers and a proxy', () => {
    expect(Object.keys(services)).toEqual(['database', 'one', 'two', 'proxy']);
  });

  test.each(Object.entries(services))('%s: what it names is there', (_, service) => {
    const { build, image, depends_on: needs = [], volumes: mounts = [], environment = {} } = service;
    expect([build, image].filter(Boolean)).toHaveLength(1);
    if (build) expect(existsSync(join(DIR, build.context, build.dockerfile))).toBe(true);
    for (const [name, need] of Object.entries(
      Array.isArray(needs) ? Object.fromEntries(needs.map((n) => [n, null])) : needs,
    )) {
      const other = services[name];
      expect(other, name).toBeDefined();
      if (need?.condition === 'service_healthy')
        expect(Boolean(other!.healthcheck) || /^HEALTHCHECK/m.test(other!.build ? docker : '')).toBe(true);
    }
    for (const mount of mounts) {
      const [from = '', to] = mount.split(':');
      expect(to).toMatch(/^\//);
      expect(from.startsWith('.') ? existsSync(join(DIR, from)) : from in volumes, mount).toBe(true);
    }
    const taken = image?.startsWith('caddy') ? new Set(all(read('Caddyfile'), /\{\$(\w+)/g)) : variables;
    for (const name of Object.keys(environment))
      if (name.startsWith('REGLAMENT_')) expect([...taken], name).toContain(name);
  });

  test('no volume lies there for nobody, and no two servers share one', () => {
    const used = Object.values(services).flatMap(({ volumes: mounts = [] }) =>
      mounts.map((mount) => mount.split(':')[0]!).filter((name) => !name.startsWith('.')),
    );
    expect(used.sort()).toEqual(Object.keys(volumes).sort());
  });

  test('what it takes from the environment is written down in its head, and its absence is told', () => {
    const [head = ''] = text.split('services:');
    const names = new Set(all(text.slice(head.length), /\$\{(\w+)/g));
    expect([...names].sort()).toEqual([...new Set(all(head, /echo "(\w+)=/g))].sort());
    for (const name of names) expect(text).toContain(`\${${name}:?in deploy/.env}`);
    for (const service of all(head, /logs (\w+)/g)) expect(services[service]).toBeDefined();
  });

  test('the proxy asks the servers where they listen', () => {
    const port = /--port", "(\d+)"/.exec(docker)![1];
    expect(docker).toContain(`EXPOSE ${port}`);
    expect(docker).toContain(`http://127.0.0.1:${port}/readyz`);
    expect(services.proxy!.environment!.REGLAMENT_SERVERS).toBe(`one:${port} two:${port}`);
    expect(services.proxy!.ports).toEqual(['80:80', '443:443']);
    expect(services.one!.environment!.REGLAMENT_DATABASE).toMatch(
      /^postgres:\/\/reglament:\S+@database\/reglament$/,
    );
    expect(services.database!.environment).toMatchObject({
      POSTGRES_USER: 'reglament',
      POSTGRES_DB: 'reglament',
    });
  });
});

describe('Dockerfile', () => {
  const text = read('Dockerfile');
  test('copies what is there and starts the program with flags it knows', async () => {
    for (const line of all(text, /^COPY (?!--from)(.+)$/gm))
      for (const file of line.split(' ').slice(0, -1)) expect(existsSync(file), file).toBe(true);
    for (const script of all(text, /node (scripts\/\S+)/g)) expect(existsSync(script), script).toBe(true);
    const built = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(text)![1]!);
    expect(built).toEqual(['node', 'dist/cli.js']);
    expect(existsSync(built[1])).toBe(true);
    await knowsFlags(JSON.parse(/^CMD (.+)$/m.exec(text)![1]!));
  });

  test('what is not copied is not needed', () => {
    const left = read('Dockerfile.dockerignore').trim().split('\n');
    expect(left).toEqual(expect.arrayContaining(['node_modules', 'dist', 'deploy/.env', '.git']));
    for (const needed of [
      'src',
      'scripts',
      'package.json',
      'package-lock.json',
      '.npmrc',
      'vite.config.ts',
      'tsconfig.json',
    ])
      expect(left).not.toContain(needed);
  });
});

describe('reglament@.service', () => {
  const text = read('reglament@.service');
  test('starts the program with flags it knows, in a folder that is its own', async () => {
    const [node, file, ...flags] = /^ExecStart=(.+)$/m.exec(text)![1]!.split(' ');
    expect([node, file]).toEqual(['/usr/bin/node', 'dist/cli.js']);
    await knowsFlags(flags);
    const own = /^StateDirectory=(.+)$/m.exec(text)![1]!;
    expect(flags).toContain(`/var/lib/${own}/%i`);
    for (const name of all(text, /\b(REGLAMENT_\w+)/g)) expect([...variables], name).toContain(name);
  });

  test('a server that stops is given the time it may take', () => {
    const seconds = (found: RegExpExecArray | null): number => Number(found?.[1]);
    const given = seconds(/^TimeoutStopSec=(\d+)$/m.exec(text));
    expect(given).toBeGreaterThanOrEqual(30);
    expect(seconds(/stop_grace_period: (\d+)s/.exec(read('compose.yaml')))).toBe(given);
  });
});

describe('the proxies', () => {
  const nginx = read('nginx.conf');
  const caddy = read('Caddyfile');
  const server = sources('src/server');

  test('take as large bodies as the server does', () => {
    const limits = all(server, /_LIMIT = ((?:\d+ \* )*\d+);/g).map((product) =>
      product.split(' * ').reduce((value, factor) => value * Number(factor), 1),
    );
    expect(limits.length).toBeGreaterThan(4);
    const most = Math.max(...limits);
    expect(Number(/client_max_body_size (\d+)m;/.exec(nginx)![1]) * 1024 * 1024).toBeGreaterThan(most);
    expect(Number(/max_size (\d+)MB/.exec(caddy)![1]) * 1_000_000).toBeGreaterThan(most);
  });

  test('wait for a feed longer than it is silent, for an answer longer than the longest takes, for a command no longer than a tablet', () => {
    const longest = milliseconds('LONGEST_MS', 'src/server/packs/trial.ts');
    const silent = milliseconds('HEARTBEAT_MS', 'src/server/routes/feed.ts');
    const tablet = milliseconds('PATIENCE_MS', 'src/web/table/offline/transport.ts');
    const [feeds, commands, others] = all(caddy, /import servers (\d+)s/g).map(
      (seconds) => Number(seconds) * 1000,
    );
    const read = all(nginx, /proxy_read_timeout (\d+)s;/g).map((seconds) => Number(seconds) * 1000);
    for (const wait of [feeds!, read[1]!]) expect(wait).toBeGreaterThan(2 * silent);
    for (const wait of [commands!, read[2]!]) expect(wait).toBeLessThan(tablet);
    for (const wait of [others!, read[0]!]) expect(wait).toBeGreaterThan(longest);
  });

  test('know addresses the server has', () => {
    const paths = Object.keys(expected).map((name) => name.split(' ')[1]!.replace(/:\w+/g, 'x'));
    const named = all(nginx, /location ~ (\S+) \{/g).map((text) => new RegExp(text));
    expect(named).toHaveLength(2);
    expect(named.map((what) => paths.filter((path) => what.test(path)))).toEqual([
      expect.arrayContaining(['/api/games/x/feed', '/api/lab']),
      expect.arrayContaining(['/api/games/x/commands']),
    ]);
    for (const path of ['/metrics', '/readyz']) expect(paths).toContain(path);
    for (const text of [nginx, caddy]) expect(text).toContain('/metrics');
    expect(caddy).toContain('health_uri /readyz');
    expect(caddy).toContain('handle /api/games/*/feed {');
  });
});
