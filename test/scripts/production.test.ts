/**
 * The folder that is all a server needs: laid away from the tree, it starts, and everything that is loaded only when
 * somebody asks for it is there: pictures, papers, workbooks, calendars, imports, workers, the description of the API.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backyard } from '../../src/rulebooks/season/packs/backyard.js';
import { testDatabase } from '../support/postgres.js';

const MEGABYTES = 60;

let folder: string;
let place: string;
let server: Started;
let cookie = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reglament-production-'));
  place = join(folder, 'reglament');
  execFileSync(process.execPath, ['scripts/production.mjs', place]);
  server = await start('data');
  const { token } = server;
  await ask('POST', '/api/links/consume', { token, name: 'Ольга' });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  url: string;
  /** Of the organiser's first link. */
  token: string;
  stop(): Promise<unknown>;
}

/** Starts the server that was laid away, as nobody's neighbour. */
async function start(data: string, more: Record<string, string> = {}): Promise<Started> {
  const { NODE_OPTIONS: _, NODE_PATH: __, ...env } = process.env;
  const child = spawn(
    process.execPath,
    ['dist/cli.js', 'start', '--port', '0', '--data', join(folder, data)],
    { cwd: place, env: { ...env, ...more } },
  );
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const link = await new Promise<string>((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk;
        const found = /https?:\S+\/l\/\S+/.exec(said);
        if (found) resolve(found[0]);
      });
    void gone.then(() => reject(new Error(said)));
  });
  return {
    url: new URL(link).origin,
    token: link.split('/l/')[1]!,
    stop: () => {
      child.kill();
      return gone;
    },
  };
}

/** Asks as the organiser. @throws when the answer is not a good one */
async function ask(method: string, path: string, body?: object | Buffer, type = 'application/json') {
  const headers = { cookie, ...(body ? { 'content-type': type } : {}) };
  const payload = body && (Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body));
  const answer = await fetch(server.url + path, { method, headers, ...(payload ? { body: payload } : {}) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${bytes}`);
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  return bytes;
}

const get = (path: string) => ask('GET', path);
const json = (bytes: Buffer) => JSON.parse(bytes.toString());
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

test('it is small', () => {
  const bytes = (path: string): number =>
    readdirSync(path, { withFileTypes: true }).reduce((sum, entry) => {
      const inner = join(path, entry.name);
      return sum + (entry.isDirectory() ? bytes(inner) : statSync(inner).size);
    }, 0);
  expect(bytes(join(folder, 'reglament')) / 2 ** 20).toBeLessThan(MEGABYTES);
  // What was bundled travels with its licences.
  expect(existsSync(join(folder, 'reglament/dist/licences.txt'))).toBe(true);
});

test('screens and the description of the API', async () => {
  expect((await get('/')).toString()).toContain('<div id=');
  expect(json(await get('/api/openapi.json')).openapi).toBe('3.1.0');
  expect((await get('/api')).toString()).toContain('openapi.json');
});

test('a season: report, protocol, picture, workbook, calendar, export, code, import, picture of a post', async () => {
  const { id } = json(await ask('POST', '/api/demo', { of: 'season', fresh: true }));
  const game = `/api/games/${id}`;
  const { view } = json(await get(game));
  const { number } = view.games.find(({ stage }: { stage: string }) => stage === 'resolved');
  expect((await get(`${game}/report?game=${number}`)).length).toBeGreaterThan(100);
  expect((await get(`${game}/protocol?game=${number}`)).toString()).toContain('<html');
  const board = await get(`${game}/board.png`);
  expect(board.subarray(0, 8)).toEqual(PNG);
  expect((await get(`${game}/table?format=xlsx`)).subarray(0, 2).toString()).toBe('PK');
  expect((await get(`${game}/table?format=csv`)).length).toBeGreaterThan(100);
  expect((await get(`${game}/calendar.ics`)).toString()).toContain('BEGIN:VCALENDAR');
  expect((await get(`${game}/export`)).toString()).toContain('rulebook: mafia-2018');
  expect((await ask('POST', `${game}/qr`, { text: server.url })).toString()).toContain('<svg');
  const text = 'Место\tКоманда\tСумма\n1\tСамовары\t30\n2\tЛедоколы\t20';
  const imported = json(await ask('POST', `${game}/import/preview`, { kind: 'paste', text, game: number }));
  expect(imported.preview.rows).toHaveLength(2);
  const image = json(await ask('POST', `${game}/images`, board, 'image/png'));
  expect((await get(`${game}/images/${image.id}`)).subarray(8, 12).toString()).toBe('WEBP');
});

test('a cup: its papers, and a worker that seats it', async () => {
  const { id } = json(await ask('POST', '/api/demo', { of: 'cup', fresh: true }));
  expect((await get(`/api/games/${id}/cup/print`)).toString()).toContain('<html');
  expect((await get(`/api/games/${id}/cup/table?format=xlsx`)).subarray(0, 2).toString()).toBe('PK');
});

test('workers: a trial of a pack, a run of the lab with its plot', async () => {
  const trial = json(
    await ask('POST', '/api/packs/dry-run', { pack: backyard, seed: 1, seasons: 2, teams: 3 }),
  );
  expect(trial.trial.summary.seasons).toBe(2);
  const lines = (await ask('POST', '/api/lab', { name: 'backyard', games: 4 })).toString().trim().split('\n');
  const last = json(Buffer.from(lines.at(-1)!));
  expect(last).toMatchObject({ last: true, result: { games: 4 } });
});

test('it starts on PostgreSQL as well', async () => {
  const database = await testDatabase();
  const other = await start('beside', { REGLAMENT_DATABASE: database.url });
  expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
  await other.stop();
  await database.drop();
});
