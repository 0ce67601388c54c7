/** The operator's call /operator/sport/void: voids a match. docs/operators.md */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { operatorDesk, textIn } from '../../http/operatorDesk.ts';
import { settleVoided, voidMatch } from './voiding.ts';

export function mountSportOperator(app: FastifyInstance, house: House): void {
  operatorDesk(app, house);
  app.post('/operator/sport/void', async ({ body }, reply) => {
    const [matchId, reason] = [textIn(body, 'matchId'), textIn(body, 'reason')];
    if (reason.trim() === '') return reply.code(400).send({ error: 'reason' });
    const isVoided = await voidMatch(house, matchId, reason).catch((error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    });
    if (!isVoided) return reply.code(409).send({ error: 'nothing to annul' });
    await settleVoided(house);
    house.log.info({ matchId, reason }, 'a simulated match was annulled');
    return { matchId };
  });
}
