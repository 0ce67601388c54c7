/**
 * Access to /operator/: by a key of the operator's systems, or by a session of the desk. Every route names the permission
 * that it needs. docs/operators.md, docs/desk.md, S01
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { playerByName } from '../players/players.ts';
import type { Player } from '../players/players.ts';
import { maskNumbers } from '../log.ts';
import { networkOf } from './about.ts';
import { auditOperator } from './audit.ts';
import type { House } from '../house.ts';
import { admitActor } from './operator/actor.ts';
import { claimOnce, keepOnce } from './operator/actOnce.ts';
import { addDeskErrors } from './operator/deskRefusal.ts';
import { neededFor } from './operator/routePermissions.ts';
import { noteBegun, noteEnded } from './operator/trail.ts';
import { isStorable } from './storable.ts';

/**
 * Returns a field of a body as text; '' if it is absent, or no text that the database can store. Numbers are read as
 * well, and true and false as 1 and 0.
 */
export const textIn = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' && isStorable(value) ? value : '';
};

const longestWord = 100;

/** Returns the fields of a request for the log: shortened, with phone and card numbers masked. */
function textsIn(given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null) return {};
  const plain = Object.entries(given).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return Object.fromEntries(plain.map(([name, value]) => [name, maskNumbers(String(value)).slice(0, longestWord)]));
}

/** Logged nowhere. */
const secrets = ['password', 'code', 'token', 'response'];

function logAsked(request: FastifyRequest, status: number): string {
  const { method, routeOptions, params, actor } = request;
  const asked = { ...textsIn(params), ...textsIn(request.body) };
  for (const name of secrets) delete asked[name];
  const by = actor?.kind === 'staff' ? actor.name : textsIn(request.headers)['x-operator'];
  const line = { route: `${method} ${routeOptions.url}`, status, by, from: networkOf(request.ip), asked };
  // A request with a wrong key is rejected before its body is read.
  if ([401, 429].includes(status)) request.log.warn(line, 'an operator was refused');
  else request.log.info({ ...line, playerId: request.playerId }, 'an operator asked');
  return by ?? '';
}

/** Adds a route that acts on one player, who is named by `account`. */
type About = (path: string, act: (player: Player, body: unknown) => Promise<object>) => void;

/** Guards the routes that are mounted on `app` from now on. Each mount has a scope of its own. */
export function operatorDesk(app: FastifyInstance, house: House): About {
  app.decorateRequest('actor', undefined);
  app.decorateRequest('act', undefined);
  app.decorateRequest('isTrailWritten', false);
  app.decorateRequest('trail');
  addDeskErrors(app);
  app.addHook('onRoute', (route) => {
    if (neededFor(route) === undefined) throw new Error(`${String(route.method)} ${route.url} declares no permission`);
  });
  app.addHook('onRequest', async (request, reply) => {
    request.trail = {};
    reply.header('cache-control', 'no-store');
    await admitActor(house, request);
  });
  app.addHook('preHandler', async (request, reply) => {
    await claimOnce(house, request, reply);
    if (reply.sent) return;
    await noteBegun(house, request);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    await noteEnded(house, request, reply);
    await keepOnce(house, request, reply, payload);
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, routeOptions } = { statusCode: reply.statusCode, routeOptions: request.routeOptions };
    if (routeOptions.config.isUntracked === true && status < 400) return;
    const staff = logAsked(request, status);
    // What staff do is in their own trail.
    if (request.actor?.kind === 'staff' || request.routeOptions.config.permission === 'open') return;
    // Not stored, because the number of these refusals has no limit.
    if (status === 429 || (status === 401 && request.headers.authorization === undefined)) return;
    await auditOperator(house, request, { route: `${request.method} ${routeOptions.url}`, status, staff });
  });
  return (path, act) => {
    app.post(path, async (request, reply) => {
      const { body } = request;
      const player = await playerByName(house, textIn(body, 'account'));
      request.playerId = player?.playerId;
      return player === undefined ? reply.code(404).send({ error: 'unknown account' }) : act(player, body);
    });
  };
}
