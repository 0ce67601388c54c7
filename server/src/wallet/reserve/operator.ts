/** Customer service decides disputed fast payments on /operator/reserve. docs/operators.md */
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { cursorAt, momentCursor, nextOf, pageAsked, placeAt } from '../../http/operator/listPage.ts';
import type { AskedPage } from '../../http/operator/listPage.ts';
import { operatorDesk, textIn } from '../../http/operatorDesk.ts';
import { sendUpload, uploadOf } from '../../uploads/uploads.ts';
import { settle } from './settle.ts';
import { decidePaid, decideReturned } from './steps.ts';
import { runOfferStep } from './offerStep.ts';

const decisions = ['paid', 'returned'] as const;
export type Decision = (typeof decisions)[number];

/** Payments that wait for customer service, oldest first. */
function waiting(house: House, { after, limit }: AskedPage) {
  const place = placeAt(after);
  return house.db
    .selectFrom('reserve_order')
    .innerJoin('player as payer', 'payer.player_id', 'reserve_order.player_id')
    .innerJoin('player as payee', 'payee.player_id', 'reserve_order.payee_id')
    .where('reserve_order.state', '=', 'withService')
    .$if(place !== undefined, (orders) =>
      orders.where((row) =>
        row(
          row.refTuple('reserve_order.created_ms', 'reserve_order.order_no'),
          '>',
          row.tuple(place?.ms ?? 0, place?.id ?? ''),
        ),
      ),
    )
    .orderBy('reserve_order.created_ms')
    .orderBy('reserve_order.order_no')
    .limit(limit)
    .select([
      'reserve_order.order_no as orderNo',
      'reserve_order.offer_no as withdrawalNo',
      'reserve_order.amount_satang as amountSatang',
      'reserve_order.created_ms as createdMs',
      'reserve_order.claimed_ms as claimedMs',
      'payer.user_account as payer',
      'payee.user_account as payee',
    ])
    .execute();
}

const orderNamed = (house: House, orderNo: string) =>
  house.db.selectFrom('reserve_order').selectAll().where('order_no', '=', orderNo).executeTakeFirst();

/** Decides finally who gets the held money. Returns false if the payment does not wait for customer service. */
export async function decideReserve(house: House, orderNo: string, decision: Decision): Promise<boolean> {
  const known = await orderNamed(house, orderNo);
  if (known === undefined) return false;
  const key = { player_id: known.payee_id, offer_no: known.offer_no };
  const isDecided = await runOfferStep(house, key, async (step) => {
    const { order } = step;
    if (order?.order_no !== orderNo || order.state !== 'withService') return false;
    if (decision === 'paid') await decidePaid(step, order);
    else await decideReturned(step, order, house.now());
    return true;
  });
  if (isDecided) await settle(house, key);
  return isDecided;
}

export function mountReserveOperator(app: FastifyInstance, house: House): void {
  operatorDesk(app, house);
  app.get('/operator/reserve', async ({ query }) => {
    const page = pageAsked(query, momentCursor);
    const rows = await waiting(house, page);
    return {
      waiting: rows,
      next: nextOf(rows, page.limit, ({ createdMs, orderNo }) => cursorAt(createdMs, orderNo)),
    };
  });
  app.get<{ Params: { orderNo: string } }>('/operator/reserve/:orderNo/photo', async (request, reply) => {
    const order = await orderNamed(house, request.params.orderNo);
    const photo = order && (await uploadOf(house, order.player_id, order.upload_id ?? ''));
    return photo === undefined ? reply.code(404).send({ error: 'unknown picture' }) : sendUpload(house, reply, photo);
  });
  app.post('/operator/reserve', async ({ body }, reply) => {
    const decision = decisions.find((one) => one === textIn(body, 'decision'));
    if (decision === undefined) return reply.code(400).send({ error: 'unknown decision' });
    if (!(await decideReserve(house, textIn(body, 'orderNo'), decision)))
      return reply.code(409).send({ error: 'nothing to decide' });
    return { decision };
  });
}
