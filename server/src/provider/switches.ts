/** The operator's kill-switch, on /operator/play: a game, a whole platform, or all play at once. docs/operators.md, M26 */
import { catalogueGame } from '@foyer/games/catalogue/catalogue.ts';
import type { FastifyInstance } from 'fastify';
import { everything } from '../guard/guardStore.ts';
import type { House } from '../house.ts';
import { operatorDesk, textIn } from '../http/operatorDesk.ts';
import { platformByCode } from '../platforms/platforms.ts';
import { foreignGame } from './foreign/gameStore.ts';
import { closePlay, closedPlay, openPlay } from './gameAvailability.ts';

const gameNamedIn = (house: House, body: unknown) =>
  gameNamed(house, textIn(body, 'platformCode'), textIn(body, 'gameId'));

/** A game of a platform, the platform if no game is named, `*` for everything; undefined if there is no such game. */
export async function gameNamed(
  house: House,
  platformCode: string,
  gameId: string,
): Promise<[platformCode: string, gameId: string] | undefined> {
  if (platformCode === everything && gameId === '') return [everything, ''];
  if ((await platformByCode(house, platformCode, 'en')) === undefined) return undefined;
  const isThere =
    gameId === '' ||
    catalogueGame(gameId)?.platform === platformCode ||
    (await foreignGame(house, { platformCode, gameCode: gameId })) !== undefined;
  return isThere ? [platformCode, gameId] : undefined;
}

export function mountPlaySwitches(app: FastifyInstance, house: House): void {
  operatorDesk(app, house);
  app.get('/operator/play', async () => ({ closed: await closedPlay(house) }));
  app.post('/operator/play/close', async ({ body }, reply) => {
    const game = await gameNamedIn(house, body);
    const reason = textIn(body, 'reason').trim();
    if (game === undefined) return reply.code(404).send({ error: 'unknown game' });
    if (reason === '') return reply.code(400).send({ error: 'reason' });
    await closePlay(house, ...game, reason);
    return { closed: await closedPlay(house) };
  });
  app.post('/operator/play/open', async ({ body }, reply) => {
    const game = await gameNamedIn(house, body);
    if (game === undefined) return reply.code(404).send({ error: 'unknown game' });
    await openPlay(house, ...game);
    return { closed: await closedPlay(house) };
  });
}
