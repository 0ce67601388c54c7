/** Who makes a request to /operator: a member of staff by the desk's own cookie, or a system by a key. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { deskHeader } from '@foyer/contract/desk/deskCall.ts';
import { permissions } from '@foyer/contract/desk/permissions.ts';
import type { Permission } from '@foyer/contract/desk/permissions.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { operatorKeyOf } from '../../staff/keyStore.ts';
import { noteStaffUse, staffSessionOf } from '../../staff/staffSessionStore.ts';
import type { StaffSession } from '../../staff/staffSessionStore.ts';
import { householdOf } from '../address.ts';
import { countUses, waitOf } from '../rateStore.ts';
import type { Use } from '../rateStore.ts';
import { DeskRefusal } from './deskRefusal.ts';
import { neededBy } from './routePermissions.ts';

interface StaffActor extends StaffSession {
  readonly kind: 'staff';
}
interface KeyActor {
  readonly kind: 'key';
  readonly name: string;
  readonly permissions: readonly Permission[];
}
export type Actor = StaffActor | KeyActor;

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined before the log-in. */
    actor: Actor | undefined;
  }
}

const staffCookieName = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}desk`;

/** Sets the desk's cookie, or clears it with ''. No other site's page sends it, and no script reads it. */
export function setStaffCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https';
  const age = token === '' ? { maxAge: 0 } : {};
  reply.setCookie(staffCookieName(secure), token, { path: '/', httpOnly: true, sameSite: 'strict', secure, ...age });
}

/**
 * Requires that a page of the desk sends the request. A page of another host under the same domain is of the same site,
 * so SameSite alone would let it act. Static fronts of ALLOWED_ORIGINS are other hosts, too.
 */
function requireDeskPage(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isOwnSite = site === undefined || site === 'same-origin' || (isRead && site === 'none');
  const isOwnHost = origin === `${request.protocol}://${request.host}` || (isRead && origin === undefined);
  const isMarked = isRead || request.headers[deskHeader] === '1';
  if (!isOwnSite || !isOwnHost || !isMarked) throw new DeskRefusal('foreignPage');
}

/** Wrong keys from one household, after which its requests are refused for a while. S15 */
const wrongKeys = (ip: string): Use => ({ key: `operator key ${householdOf(ip)}`, most: 10, spanMs: 10 * 60_000 });

const digest = (words: string): Buffer => createHash('sha256').update(words).digest();

async function keyHolder(house: House, bearer: string): Promise<KeyActor | undefined> {
  const { operatorKey } = house.config;
  if (operatorKey !== '' && timingSafeEqual(digest(bearer), digest(`Bearer ${operatorKey}`)))
    return { kind: 'key', name: 'OPERATOR_KEY', permissions };
  const found = bearer.startsWith('Bearer ') ? await operatorKeyOf(house, bearer.slice('Bearer '.length)) : undefined;
  return found && { kind: 'key', name: found.name, permissions: found.scopes };
}

async function actorByKey(house: House, request: FastifyRequest, bearer: string): Promise<Actor> {
  // Also refuses the right key. Otherwise an attacker would learn which guess is right.
  const use = wrongKeys(request.ip);
  const waitMs = await waitOf(house, use);
  if (waitMs > 0) throw new DeskRefusal('tooManyTries', { retrySeconds: Math.ceil(waitMs / 1000) });
  const holder = await keyHolder(house, bearer);
  if (holder !== undefined) return holder;
  await countUses(house, [use]);
  throw new DeskRefusal('loggedOut');
}

async function actorByCookie(house: House, request: FastifyRequest): Promise<Actor> {
  const token = request.cookies[staffCookieName(request.protocol === 'https')] ?? '';
  const session = house.config.isDeskOpen ? await staffSessionOf(house, token) : undefined;
  if (session === undefined) throw new DeskRefusal('loggedOut');
  if (request.routeOptions.config.isUntracked !== true) await noteStaffUse(house, session);
  return { kind: 'staff', ...session };
}

/** Sets `request.actor`, or refuses: a foreign page, no session or key, a missing permission. */
export async function admitActor(house: House, request: FastifyRequest): Promise<void> {
  const needed = neededBy(request);
  const { authorization } = request.headers;
  if (needed === 'open') {
    if (!house.config.isDeskOpen) throw new DeskRefusal('notFound');
    return requireDeskPage(request);
  }
  request.actor =
    authorization === undefined ? await actorByCookie(house, request) : await actorByKey(house, request, authorization);
  const { actor } = request;
  if (actor.kind === 'staff') requireDeskPage(request);
  const isAllowed = needed === 'staff' ? actor.kind === 'staff' : needed && actor.permissions.includes(needed);
  if (isAllowed !== true) throw new DeskRefusal('noPermission');
}
