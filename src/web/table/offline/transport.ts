/** How the tablet talks to the server. */
import type { Command, Instant } from '../../../engine/contract.js';
import type { LeadAnswer, Receipt, ReplicaAnswer } from '../../../server/shapes.js';
import { request } from '../../app/api.js';
import { deviceId, deviceKind } from '../../app/device.js';
import type { TrueClock } from './true-clock.js';

export interface Sending {
  command: Command;
  /** Absent: what happens now, at the server. */
  madeAt?: Instant;
  key: string;
}

/** Each call rejects with an ApiError; `unsure` when nobody knows whether the server got it. */
export interface Transport {
  /** The records after `after`. */
  replica(after: number): Promise<ReplicaAnswer>;
  send(entry: Sending): Promise<Receipt>;
  /** @param label empty: the person's name and the kind of device */
  /** `lost`: the device that led is lost, and its sign-in ends. */
  takeLead(label: string, lost: boolean): Promise<LeadAnswer>;
}

/** Longer than that, and the request counts as lost: on a bad network an answer may never come. */
const PATIENCE_MS = 10_000;

/** @param as in a demo: whose eyes are borrowed */
export function httpTransport(game: string, as: string | null, clock: TrueClock): Transport {
  const at = (rest: string): string => `/api/games/${encodeURIComponent(game)}${rest}`;
  const headers = (): Record<string, string> => ({
    'x-device': deviceId(),
    'x-device-label': encodeURIComponent(deviceKind(document.documentElement.lang === 'en' ? 'en' : 'ru')),
  });
  const limits = () => ({ headers: headers(), signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    async replica(after) {
      const sentAt = Date.now();
      const answer = await request<ReplicaAnswer>(at('/replica'), {
        ...limits(),
        query: { as, after: after || null },
      });
      clock.heard(answer.serverTime, sentAt, Date.now());
      return answer;
    },
    send: ({ command, madeAt, key }) =>
      request<Receipt>(at('/commands'), {
        ...limits(),
        method: 'POST',
        body: { command, madeAt },
        key,
        query: { as },
      }),
    takeLead: (label, lost) =>
      request<LeadAnswer>(at('/lead'), { ...limits(), method: 'POST', body: { take: true, lost, label } }),
  };
}
