/** Lets customer service release a player's card for deletion, on /operator/. docs/operators.md */
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { operatorDesk, textIn } from '../http/operatorDesk.ts';
import { releaseCard } from './cardStore.ts';

export function mountWalletOperator(app: FastifyInstance, house: House): void {
  const about = operatorDesk(app, house);
  about('/operator/card', async ({ playerId }, body) =>
    (await releaseCard(house, playerId, textIn(body, 'lastFour'))) ? { released: true } : { error: 'unknown card' },
  );
}
