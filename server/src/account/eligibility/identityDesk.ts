/** The checks of identity that wait for their provider, on /operator/. docs/operators.md, M18 */
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { nextOf, pageAsked } from '../../http/operator/listPage.ts';
import { operatorDesk } from '../../http/operatorDesk.ts';
import { waitingChecks } from './identityStore.ts';

export function mountIdentityDesk(app: FastifyInstance, house: House): void {
  operatorDesk(app, house);
  app.get('/operator/identity', async ({ query }) => {
    const page = pageAsked(query);
    const list = await waitingChecks(house.db, page);
    return {
      next: nextOf(list, page.limit, ({ reference }) => reference),
      list: list.map(({ reference, state, asked_ms, user_account }) => ({
        account: user_account,
        reference,
        state,
        askedMs: asked_ms,
      })),
    };
  });
}
