/** The operator's call /operator/table/void: voids a round as a whole. docs/operators.md */
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { operatorDesk, textIn } from '../../http/operatorDesk.ts';
import { settleDue } from './settle.ts';
import { voidTableRound } from './void.ts';

export function mountTableOperator(app: FastifyInstance, house: House): void {
  operatorDesk(app, house);
  app.post('/operator/table/void', async ({ body }, reply) => {
    const [gameId, roundNo, reason] = [textIn(body, 'gameId'), textIn(body, 'roundNo'), textIn(body, 'reason')];
    if (reason.trim() === '') return reply.code(400).send({ error: 'reason' });
    if (!(await voidTableRound(house, gameId, roundNo, reason)))
      return reply.code(409).send({ error: 'nothing to annul' });
    await settleDue(house);
    house.log.info({ gameId, roundNo, reason }, 'a round of a table was annulled');
    return { gameId, roundNo };
  });
}
