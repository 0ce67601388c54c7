/**
 * Access to /operator/: off unless OPERATOR_KEY is set, which each request sends as a bearer token. docs/operators.md,
 * S01
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { playerByName } from '../players/players.ts';
import type { Player } from '../players/players.ts';
import { maskNumbers } from '../log.ts';
import { networkOf } from './about.ts';
import { householdOf } from './address.ts';
import { auditOperator } from './audit.ts';
import type { House } from '../house.ts';
import { countUses, waitOf } from './rateStore.ts';
import type { Use } from './rateStore.ts';
import { isStorable } from './storable.ts';

const digest = (words: string): Buffer => createHash('sha256').update(words).digest();
/** Returns a field of a body; '' if it is absent, or no text that the database can store. */
export const textIn = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : '';
  return typeof value === 'string' && isStorable(value) ? value : '';
};

const longestWord = 100;

/** Returns the fields of a request for the log: shortened, with phone and card numbers masked. */
function textsIn(given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null) return {};
  const plain = Object.entries(given).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return Object.fromEntries(plain.map(([name, value]) => [name, maskNumbers(String(value)).slice(0, longestWord)]));
}

/** Wrong keys from one household, after which its requests are refused for a while. S15 */
const wrongKeys = (ip: string): Use => ({ key: `operator key ${householdOf(ip)}`, most: 10, spanMs: 10 * 60_000 });

/** Adds a route that acts on one player, who is named by `account`. */
type About = (path: string, act: (player: Player, body: unknown) => Promise<object>) => void;

/** Returns undefined if the house has no operator key. Each mount has a scope of its own. */
export function operatorDesk(app: FastifyInstance, house: House): About | undefined {
  const { operatorKey } = house.config;
  if (operatorKey === '') return undefined;
  const wanted = digest(`Bearer ${operatorKey}`);
  const isOperator = (request: FastifyRequest): boolean =>
    timingSafeEqual(digest(request.headers.authorization ?? ''), wanted);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // Also refuses the right key. Otherwise an attacker would learn which guess is right.
    const use = wrongKeys(request.ip);
    const waitMs = await waitOf(house, use);
    if (waitMs > 0) {
      return reply
        .code(429)
        .header('retry-after', String(Math.ceil(waitMs / 1000)))
        .send({ error: 'too many wrong keys' });
    }
    if (isOperator(request)) return;
    await countUses(house, [use]);
    return reply.code(401).send({ error: 'unauthorised' });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, params } = request;
    const asked = { ...textsIn(params), ...textsIn(request.body) };
    const by = textsIn(request.headers)['x-operator'];
    const from = networkOf(request.ip);
    const line = { route: `${method} ${routeOptions.url}`, status: reply.statusCode, by, from, asked };
    // A request with a wrong key is rejected before its body is read.
    if ([401, 429].includes(reply.statusCode)) request.log.warn(line, 'an operator was refused');
    else request.log.info({ ...line, playerId: request.playerId }, 'an operator asked');
    // Not stored, because the number of these refusals has no limit.
    if (reply.statusCode !== 429)
      await auditOperator(house, request, { route: line.route, status: reply.statusCode, staff: by ?? '' });
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
