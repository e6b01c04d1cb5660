/** One request to a proxy, with whatever headers and from whatever address of this computer. */
import * as http from 'node:http';
import * as https from 'node:https';
import type { Front } from '../support-nodes/players.js';

export interface Said {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

interface Asked {
  headers?: Record<string, string>;
  /** A text as it is, anything else as JSON. */
  body?: unknown;
  /** `127.0.0.2`: as somebody else. */
  from?: string;
}

export function ask(
  { url, ca }: Front,
  method: string,
  path: string,
  { headers = {}, body, from }: Asked = {},
): Promise<Said> {
  return new Promise((resolve, reject) => {
    const sent = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const request = (url.startsWith('https:') ? https : http).request(
      `${url}${path}`,
      {
        ...{ method, agent: false, family: 4, localAddress: from, ca },
        headers: {
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(sent);
  });
}
