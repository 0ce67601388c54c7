/** The player's seeds, for windows of all families. F01 */
import { readSeeds, rotateSeed } from '@foyer/contract/play/play.ts';
import type { FastifyInstance } from 'fastify';
import { giveSeed } from '../../fairness/giveSeed.ts';
import type { House } from '../../house.ts';
import { answer, sessionOfRequest } from '../session/windowCalls.ts';
import { isTrial } from '../session/trial.ts';
import { publishedSeeds, rotate } from './seeds.ts';

export function answerSeeds(app: FastifyInstance, house: House): void {
  answer(app, house, readSeeds, async ({ sessionId }, request) => {
    const { owner } = await sessionOfRequest(house, sessionId, request);
    return publishedSeeds(house, owner);
  });
  answer(app, house, rotateSeed, async ({ sessionId, clientSeed, nextCommitment }, request) => {
    const { owner } = await sessionOfRequest(house, sessionId, request);
    const rotated = await rotate(house, owner, clientSeed, nextCommitment);
    if (!isTrial(owner)) await giveSeed(house, owner, clientSeed);
    return rotated;
  });
}
