/** Headers every answer carries, and compression of large ones. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { App } from './context.js';

/** Nothing from elsewhere, no inline code, no framing. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Record<string, string> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [
    ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
    ...['microphone', 'midi', 'payment', 'publickey-credentials-get', 'serial', 'usb'],
  ]
    .map((power) => `${power}=()`)
    .join(', '),
};

/** Smaller answers are not worth the work. */
const LEAST = 1024;
const compressible = /^(application\/([a-z.+-]*json|javascript|yaml)|text\/|image\/svg\+xml)/;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * The policy of a page for print: nothing but its own style sheets, each by the hash of its text, and frames of our own
 * screens around it.
 */
export function paperPolicy(html: string): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  );
  return `default-src 'none'; style-src ${styles.join(' ') || "'none'"}; img-src data:; frame-ancestors 'self'`;
}

export function addSecurity(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    // A page that is stricter in its own way, such as the protocol, says so itself.
    for (const [name, value] of Object.entries(HEADERS))
      if (!reply.hasHeader(name)) reply.header(name, value);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000');
    }
    return compressed(payload);

    async function compressed(body: unknown): Promise<unknown> {
      const type = String(reply.getHeader('content-type') ?? '');
      if (typeof body !== 'string' || body.length < LEAST || !compressible.test(type)) return body;
      const encoding = encodingFor(request.headers['accept-encoding']);
      reply.header('vary', 'accept-encoding');
      if (encoding === null) return body;
      reply.header('content-encoding', encoding).removeHeader('content-length');
      if (encoding === 'br') {
        return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
      }
      return compressGzip(body);
    }
  });
}

/** The best encoding a browser takes, or null. */
export function encodingFor(header: string | string[] | undefined): 'br' | 'gzip' | null {
  const offered = String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (offered.includes('br')) return 'br';
  return offered.includes('gzip') ? 'gzip' : null;
}
