/** Several servers on one database, and a proxy before them that gives every connection to any of them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { ServerOptions } from '../../src/server/start.js';
import type { Chance } from '../support/chance.js';

/** A server that stops finishes what it is at, and no more. */
const LONGEST_END_MS = 30_000;

interface Node {
  child: ChildProcess;
  port: number;
}

/** What of a server's options tests choose. */
export type NodeOptions = Pick<ServerOptions, 'trustProxy' | 'metricsToken' | 'linkAttempts'>;

export class Cluster {
  /** The first link, for the organiser. */
  firstLink = '';
  readonly counts = { kills: 0, stops: 0, steps: 0 };
  private readonly nodes: (Node | null)[];
  private readonly starting: (Promise<void> | null)[];
  private readonly proxy: Server;
  private program = '';
  private said = '';

  constructor(
    private readonly options: {
      size: number;
      database: string;
      folder: string;
      /** Where each listens; any free ones unless given. */
      ports?: readonly number[];
      /** How each is started, besides. */
      server?: NodeOptions;
    },
    private readonly chance: Chance,
  ) {
    this.nodes = Array.from({ length: options.size }, () => null);
    this.starting = this.nodes.map(() => null);
    this.proxy = createServer((socket) => {
      const alive = this.alive();
      const node = alive[this.chance.below(alive.length || 1)];
      if (!node) return void socket.destroy();
      const out = connect(node.port, '127.0.0.1');
      for (const [one, other] of [
        [socket, out],
        [out, socket],
      ] as const) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
      socket.pipe(out).pipe(socket);
    });
  }

  async start(): Promise<void> {
    this.program = join('.cache/nodes', `node-${process.pid}.mjs`);
    await build({
      entryPoints: ['test/support-nodes/node.ts'],
      outfile: this.program,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      packages: 'external',
      logLevel: 'error',
    });
    this.proxy.listen(0, '127.0.0.1');
    await once(this.proxy, 'listening');
    // The first one alone: its link makes the organiser.
    await this.begin(0);
    await this.beginAll();
  }

  /** The address of the proxy. */
  get url(): string {
    const address = this.proxy.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** The addresses of the servers themselves. */
  get urls(): string[] {
    return this.alive().map(({ port }) => `http://127.0.0.1:${port}`);
  }

  get size(): number {
    return this.options.size;
  }

  /** Stops a server in its tracks, as a computer that hangs, or lets it go on. */
  signal(n: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.nodes[n]?.child.kill(signal);
  }

  /** Starts a server that does not run. */
  begin(n: number): Promise<void> {
    this.starting[n] ??= this.spawn(n).finally(() => {
      this.starting[n] = null;
    });
    return this.starting[n];
  }

  async beginAll(): Promise<void> {
    await Promise.all(this.nodes.map((node, n) => node ?? this.begin(n)));
  }

  /** Ends a server: at once, or as an operating system that goes down asks for it. */
  async end(n: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const node = this.nodes[n];
    if (!node) return;
    if (signal === 'SIGKILL') this.counts.kills += 1;
    else this.counts.stops += 1;
    this.nodes[n] = null;
    const gone = once(node.child, 'exit');
    node.child.kill(signal);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`a server did not end at ${signal}`)), LONGEST_END_MS);
    });
    await Promise.race([gone, late]).finally(() => clearTimeout(timer));
  }

  /** Sets the clock of a server's computer. */
  step(n: number, aheadMs: number): void {
    if (!this.nodes[n]) return;
    this.counts.steps += 1;
    this.nodes[n].child.send(aheadMs);
  }

  async stop(): Promise<void> {
    await Promise.all(this.starting);
    await Promise.all(this.nodes.map((_, n) => this.end(n, 'SIGKILL')));
    this.proxy.close();
  }

  private alive(): Node[] {
    return this.nodes.flatMap((node) => node ?? []);
  }

  private async spawn(n: number): Promise<void> {
    const { database, folder, ports, server } = this.options;
    const child = spawn(process.execPath, ['--no-warnings', this.program], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        REGLAMENT_NODE: JSON.stringify({ database, data: folder, port: ports?.[n] ?? 0, ...server }),
      },
    });
    child.on('error', () => {});
    child.stderr!.on('data', (part) => {
      this.said = (this.said + String(part)).slice(-4000);
    });
    const line = await Promise.race([
      once(child.stdout!, 'data').then(([data]) => String(data).trim()),
      once(child, 'exit').then(() => null),
    ]);
    if (line === null) throw new Error(`a server has not started: ${this.said}`);
    const [url = '', link = ''] = line.split(' ');
    if (link !== '') this.firstLink = link;
    this.nodes[n] = { child, port: Number(new URL(url).port) };
  }
}
