/** Login sessions: who is behind a request. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessStore, Account, CareStore, Grant } from '../store/store.js';
import { deviceLabel } from './device-label.js';
import { hashToken, randomToken } from './secrets.js';

const COOKIE = 'reglament';
/** Browsers keep a cookie for 400 days at most. */
const COOKIE_SECONDS = 400 * 24 * 3600;

export interface Visitor {
  /** Hash of the session's token; null without a session. */
  session: string | null;
  /** Newest first. */
  grants: readonly Grant[];
  /** The organiser's account, if the session opens one. */
  account: Account | null;
}

type Sessions = AccessStore & Pick<CareStore, 'noteSession'>;

const NOBODY: Visitor = { session: null, grants: [], account: null };

export async function visitorOf(store: AccessStore, request: FastifyRequest): Promise<Visitor> {
  const token = request.cookies[COOKIE];
  if (!token) return NOBODY;
  const session = hashToken(token);
  const grants = await store.grants(session);
  if (!grants) return NOBODY;
  const id = grants.find((grant) => grant.kind === 'account')?.account;
  return { session, grants, account: id ? await store.account(id) : null };
}

/**
 * Lets the visitor into something more. The session gets a new token each time, so that a token known from before is
 * worth nothing.
 */
export async function letIn(
  store: Sessions,
  visitor: Visitor,
  grant: Grant,
  at: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = randomToken();
  const session = hashToken(token);
  if (visitor.session === null) await store.addSession(session, at);
  else await store.renewSession(visitor.session, session, at);
  if (!visitor.grants.some((held) => sameGrant(held, grant))) await store.addGrant(session, grant, at);
  const label = deviceLabel(request.headers['user-agent']);
  if (label !== null) await store.noteSession(session, { label });
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: COOKIE_SECONDS,
  });
}

const HOUR_MS = 3600 * 1000;

/** Notes that a session was used, at most once an hour. */
export function sessionClock(store: Sessions): (visitor: Visitor, nowMs: number) => Promise<void> {
  const noted = new Map<string, number>();
  return async ({ session }, nowMs) => {
    if (session === null || nowMs - (noted.get(session) ?? 0) < HOUR_MS) return;
    noted.set(session, nowMs);
    if (noted.size > 10_000) noted.clear();
    await store.noteSession(session, { seen: new Date(nowMs).toISOString() });
  };
}

export async function letOut(store: AccessStore, visitor: Visitor, reply: FastifyReply): Promise<void> {
  if (visitor.session !== null) await store.endSession(visitor.session);
  reply.clearCookie(COOKIE, { path: '/' });
}

export function sameGrant(a: Grant, b: Grant): boolean {
  return (
    a.kind === b.kind &&
    a.account === b.account &&
    a.game === b.game &&
    a.person === b.person &&
    a.link === b.link
  );
}
