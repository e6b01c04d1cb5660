/** The files of the screens, kept in memory; each is compressed when it is first asked for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './context.js';
import { answerNotFound } from './problems.js';
import { encodingFor } from './security.js';

interface ScreenFile {
  type: string;
  /** The name holds a hash of the content, so the file never changes. */
  immutable: boolean;
  plain: Buffer;
  /** Forms made so far; null for a file that compression does not make smaller. */
  squeezed: Map<Encoding, Promise<Buffer>> | null;
}

type Encoding = NonNullable<ReturnType<typeof encodingFor>>;

/** By address: `/assets/index-C0ffee12.js`. */
export type Screens = ReadonlyMap<string, ScreenFile>;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const compress: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain) => compressGzip(plain),
};

/** Reads everything in a folder; null when there is no index.html in it. */
export function readScreens(folder: string): Screens | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const read = files.map((entry): [string, ScreenFile] => {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    const plain = readFileSync(path);
    const kind = extname(entry.name);
    const squeeze = COMPRESSIBLE.has(kind) && plain.length > 512;
    return [
      address,
      {
        type: TYPES[kind] ?? 'application/octet-stream',
        immutable: address.startsWith('/assets/') && /-[\w-]{8,}\.\w+$/.test(entry.name),
        plain,
        squeezed: squeeze ? new Map() : null,
      },
    ];
  });
  return new Map(read);
}

/** Files by their address; every other address outside the API is a screen and gets index.html. */
export function addScreens(app: App, screens: Screens | null): void {
  app.route({
    method: 'GET',
    url: '/*',
    config: { access: 'anyone' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const path = pathOf(request);
      if (path === '/api' || path.startsWith('/api/') || !screens) return answerNotFound(request, reply);
      const file = screens.get(path);
      if (file) return sendFile(request, reply, file);
      // A missing file is missing; an address without extension is a screen.
      if (extname(path) !== '') return answerNotFound(request, reply);
      return sendFile(request, reply, screens.get('/index.html')!);
    },
  });
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ScreenFile,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const { plain, squeezed } = file;
  if (encoding !== null && squeezed) {
    if (!squeezed.has(encoding)) squeezed.set(encoding, compress[encoding](plain));
    reply.header('content-encoding', encoding);
  }
  return reply
    .header('vary', 'accept-encoding')
    .header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .type(file.type)
    .send((encoding !== null && (await squeezed?.get(encoding))) || plain);
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
