/**
 * The door of /operator/: off unless OPERATOR_KEY is set, and each request carries it as a bearer token.
 * docs/operators.md, S01
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { playerByName } from '../players/players.ts';
import type { Player } from '../players/players.ts';
import type { House } from './context.ts';

const digest = (words: string): Buffer => createHash('sha256').update(words).digest();
export const textIn = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : '';
  return typeof value === 'string' ? value : '';
};

/** Adds an address under which something is done about one player, named by `account`. */
type About = (path: string, act: (player: Player, body: unknown) => Promise<object>) => void;

/** Undefined where the house has no operator's key. Each mount has a scope of its own. */
export function operatorDesk(app: FastifyInstance, house: House): About | undefined {
  const { operatorKey } = house.config;
  if (operatorKey === '') return undefined;
  const wanted = digest(`Bearer ${operatorKey}`);
  const isOperator = (request: FastifyRequest): boolean =>
    timingSafeEqual(digest(request.headers.authorization ?? ''), wanted);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOperator(request)) return reply.code(401).send({ error: 'unauthorised' });
  });
  return (path, act) => {
    app.post(path, async ({ body }, reply) => {
      const player = await playerByName(house, textIn(body, 'account'));
      return player === undefined ? reply.code(404).send({ error: 'unknown account' }) : act(player, body);
    });
  };
}
