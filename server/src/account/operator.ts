/**
 * What another system of the operator asks of the house, on /operator/: a link that hands a player over, a kick, a
 * player's state. Off unless OPERATOR_KEY is set; each request carries it as a bearer token. docs/operators.md, S01
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../http/context.ts';
import { playerByName, playerStatuses, setPlayerStatus } from '../players/players.ts';
import type { Player, PlayerStatus } from '../players/players.ts';
import { kickPlayer } from '../players/sessions.ts';
import { issueTicket } from '../players/tickets.ts';

/** A shorter key can be guessed. */
const shortestKey = 24;

const digest = (words: string): Buffer => createHash('sha256').update(words).digest();
const textIn = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : '';
  return typeof value === 'string' ? value : '';
};

/** A path of this site without a query; anything else is the home page. S07 */
const pathIn = (path: string): string => (/^(?:\/[A-Za-z\d][\w-]*){1,4}$/.test(path) ? path : '/home');

export function mountOperator(app: FastifyInstance, house: House): void {
  const { operatorKey } = house.config;
  if (operatorKey === '') return;
  if (operatorKey.length < shortestKey) {
    house.log.warn(`OPERATOR_KEY is shorter than ${shortestKey} characters: /operator/ stays closed`);
    return;
  }
  const wanted = digest(`Bearer ${operatorKey}`);
  const isOperator = (request: FastifyRequest): boolean =>
    timingSafeEqual(digest(request.headers.authorization ?? ''), wanted);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOperator(request)) return reply.code(401).send({ error: 'unauthorised' });
  });
  const about = (path: string, act: (player: Player, body: unknown) => Promise<object>): void => {
    app.post(path, async ({ body }, reply) => {
      const player = await playerByName(house, textIn(body, 'account'));
      return player === undefined ? reply.code(404).send({ error: 'unknown account' }) : act(player, body);
    });
  };
  about('/operator/ticket', async ({ playerId }, body) => {
    const { ticket, expiresMs } = await issueTicket(house, playerId);
    return { address: `${pathIn(textIn(body, 'path'))}?UUID=${ticket}`, expiresMs };
  });
  about('/operator/kick', async ({ playerId }) => {
    await kickPlayer(house, playerId);
    return {};
  });
  about('/operator/status', async ({ playerId }, body) => {
    const status = playerStatuses.find((one): one is PlayerStatus => one === textIn(body, 'status'));
    if (status === undefined) return { error: 'unknown status' };
    await setPlayerStatus(house, playerId, status);
    if (status !== 'active') house.live.endSessions(playerId, 'kicked');
    return { status };
  });
}
