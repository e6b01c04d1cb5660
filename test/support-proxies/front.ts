/** nginx and Caddy for the tests, run by the texts that are shipped in deploy/, with a certificate of their own. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Front } from '../support-nodes/players.js';

const NAME = 'club.example';
const LONGEST_START_MS = 10_000;
const LONGEST_END_MS = 15_000;

export interface RunningProxy extends Front {
  ca: string;
  /** The same by plain http, which leads to https. */
  plain: string;
  stop(): Promise<void>;
}

type Name = 'nginx' | 'caddy';

export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** @param servers the ports of the servers behind it; @throws with what the program says of its configuration */
export async function startProxy(
  name: Name,
  servers: readonly number[],
  folder: string,
): Promise<RunningProxy> {
  const [secure = 0, plain = 0, admin = 0] = await freePorts(3);
  const certificate = certificateIn(folder);
  const setup = { servers, folder, secure, plain, admin, certificate };
  const { program, check, run, env } = name === 'nginx' ? nginx(setup) : caddy(setup);
  const checked = spawnSync(program, check, { encoding: 'utf8', env });
  if (checked.status !== 0) throw new Error(`${name}: ${checked.error?.message ?? checked.stderr}`);
  const child = spawn(program, run, { stdio: ['ignore', 'ignore', 'pipe'], env });
  let said = '';
  child.stderr.on('data', (part) => {
    said = (said + String(part)).slice(-4000);
  });
  for (const end = Date.now() + LONGEST_START_MS; !(await listens(secure)); await pause(50)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${name} has not started: ${said}`);
  }
  return {
    url: `https://localhost:${secure}`,
    plain: `http://localhost:${plain}`,
    ca: readFileSync(certificate.file, 'utf8'),
    stop: () => ended(child),
  };
}

interface Setup {
  servers: readonly number[];
  folder: string;
  secure: number;
  plain: number;
  /** Where Caddy takes its orders. */
  admin: number;
  certificate: { file: string; key: string };
}

interface Program {
  program: string;
  check: string[];
  run: string[];
  env: NodeJS.ProcessEnv;
}

/** The site as it is shipped, in the frame that Debian puts round it. */
function nginx({ servers, folder, secure, plain, certificate }: Setup): Program {
  const changed = changes(shipped('nginx.conf'), [
    [
      /(server 127\.0\.0\.1:)8080( [^;]+;)\n\s+server 127\.0\.0\.1:8081[^\n]+/,
      (_, before, after) => servers.map((port) => `${before}${port}${after}`).join('\n'),
    ],
    [/listen 443 /, () => `listen 127.0.0.1:${secure} `],
    [/listen 80;/, () => `listen 127.0.0.1:${plain};`],
    [/server_name club\.example;/g, () => 'server_name localhost;'],
    [/return 301 https:\/\/\$host/, () => `return 301 https://$host:${secure}`],
    [/(ssl_certificate )[^;]+/, (_, before) => `${before}${certificate.file}`],
    [/(ssl_certificate_key )[^;]+/, (_, before) => `${before}${certificate.key}`],
  ]);
  const site = join(folder, 'nginx-site.conf');
  const frame = join(folder, 'nginx.conf');
  writeFileSync(site, changed);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${join(folder, what)};`,
  );
  const owner = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    frame,
    `${owner} daemon off; worker_processes 2; pid ${join(folder, 'nginx.pid')}; error_log stderr;
     events { worker_connections 768; }
     http { access_log off; gzip on; ${temporary.join(' ')} include ${site}; }`,
  );
  const args = ['-e', 'stderr', '-c', frame];
  return { program: programOf('REGLAMENT_NGINX'), check: ['-t', ...args], run: args, env: process.env };
}

function caddy({ servers, folder, secure, plain, admin, certificate }: Setup): Program {
  const ports = `\tadmin 127.0.0.1:${admin}\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tstorage file_system ${folder}\n`;
  const changed = changes(shipped('Caddyfile'), [
    [/^\{\n/m, (before) => `${before}${ports}`],
    [
      /(\{\$REGLAMENT_DOMAIN:localhost\} \{\n)/,
      (_, before) => `${before}\ttls ${certificate.file} ${certificate.key}\n`,
    ],
  ]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, changed);
  const args = ['--config', file, '--adapter', 'caddyfile'];
  return {
    program: programOf('REGLAMENT_CADDY'),
    check: ['validate', ...args],
    run: ['run', ...args],
    env: {
      ...process.env,
      HOME: folder,
      REGLAMENT_DOMAIN: 'localhost',
      REGLAMENT_SERVERS: servers.map((port) => `127.0.0.1:${port}`).join(' '),
    },
  };
}

const shipped = (name: string): string => readFileSync(join('deploy', name), 'utf8');

/** @throws where a text to be changed is not there: then something else would be tested than what is shipped */
function changes(text: string, list: readonly (readonly [RegExp, (...found: string[]) => string])[]): string {
  return list.reduce((now, [what, by]) => {
    if (now.search(what) < 0) throw new Error(`there is no ${what} in what is shipped`);
    return now.replace(what, by);
  }, text);
}

function programOf(variable: string): string {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} is not set: npm run guarantees -- proxies makes sure of it`);
  return path;
}

function certificateIn(folder: string): Setup['certificate'] {
  const certificate = { file: join(folder, 'club.pem'), key: join(folder, 'club.key') };
  execFileSync(
    programOf('REGLAMENT_OPENSSL'),
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${NAME}`,
    ].concat([
      '-addext',
      `subjectAltName=DNS:${NAME},DNS:localhost,IP:127.0.0.1`,
      '-keyout',
      certificate.key,
      '-out',
      certificate.file,
    ]),
    { stdio: 'ignore' },
  );
  return certificate;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** A proxy that is asked to stop may wait for feeds that are still open. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_END_MS);
  await gone;
  clearTimeout(late);
}
