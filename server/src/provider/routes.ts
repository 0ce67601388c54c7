/** Mounts the calls of the game windows, and the sweep that finishes abandoned rounds. */
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { LaunchPort } from '../lobby/launchPort.ts';
import { requirePlay } from '../guard/guard.ts';
import { Refusal } from '../refusal.ts';
import type { House } from '../house.ts';
import { finishLeftRounds } from './rounds/actions.ts';
import { familyOf } from './families.ts';
import { foreignGame } from './foreign/gameStore.ts';
import { foreignLaunch } from './foreign/launch.ts';
import { requireOpen } from './gameAvailability.ts';
import { answerPoker } from './poker/routes.ts';
import { answerSeeds } from './seeds/routes.ts';
import { answerInstant } from './instant/routes.ts';
import { createTicket } from './session/sessions.ts';
import { answerSlots } from './slot/routes.ts';

/**
 * The port through which the catalogue launches games, after it has checked platform, game and trial. Refuses:
 * UNKNOWN_GAME; PLATFORM_MAINTENANCE if the operator has closed the game or its platform; PLAY_STOPPED. M17, M26
 */
export const launchPort: LaunchPort = {
  async createLaunch(house, request) {
    const family = familyOf(request.gameCode);
    const foreign = family === undefined ? await foreignGame(house, request) : undefined;
    if (family === undefined && foreign === undefined) throw new Refusal('UNKNOWN_GAME');
    await requireOpen(house, request.platformCode, request.gameCode);
    if (request.mode === 'real' && request.playerId !== undefined) await requirePlay(house, request.playerId);
    if (foreign !== undefined) return foreignLaunch(house, foreign, request);
    return createTicket(house, family?.code ?? '', request);
  },
};

const sweepEveryMs = 60_000;

export async function mountPlay(app: FastifyInstance, house: House): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: 16_384 });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
  });
  answerSeeds(app, house);
  answerSlots(app, house);
  answerInstant(app, house);
  answerPoker(app, house);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      finishLeftRounds(house).catch((error: unknown) => house.log.error({ err: error }, 'left rounds'));
    }, sweepEveryMs);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
