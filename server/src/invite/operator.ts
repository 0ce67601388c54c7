/** Lets the operator decide about invitations whose two sides share a device or an address. docs/operators.md */
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { cursorAt, momentCursor, nextOf, pageAsked } from '../http/operator/listPage.ts';
import { operatorDesk, textIn } from '../http/operatorDesk.ts';
import { decideHeld, heldInvitations } from './heldStore.ts';

const decisions = ['pay', 'refuse'] as const;

export function mountInviteOperator(app: FastifyInstance, house: House): void {
  operatorDesk(app, house);
  app.get('/operator/invitations', async ({ query }) => {
    const page = pageAsked(query, momentCursor);
    const held = await heldInvitations(house, page);
    return { held, next: nextOf(held, page.limit, ({ heldMs, inviteId }) => cursorAt(Number(heldMs), inviteId)) };
  });
  app.post('/operator/invitations', async ({ body }, reply) => {
    const decision = decisions.find((one) => one === textIn(body, 'decision'));
    if (decision === undefined) return reply.code(400).send({ error: 'unknown decision' });
    if (!(await decideHeld(house, textIn(body, 'inviteId'), decision)))
      return reply.code(409).send({ error: 'nothing to decide' });
    return { decision };
  });
}
