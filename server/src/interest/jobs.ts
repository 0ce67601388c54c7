/** Background jobs of interest plans. Each reads the current state, so that repeating a job changes nothing. */
import { cyclesAfter, cyclesOf, interestAfter } from '@foyer/contract/interest/growth.ts';
import * as v from 'valibot';
import { addedJob } from '../jobs/job.ts';
import type { Job } from '../jobs/job.ts';
import { addCycle, payFor } from './buy.ts';
import { closeOrder, payBack } from './close.ts';
import { orderById, orderStatus, writeAccrued } from './store.ts';
import { growthOf } from './views.ts';

const ids = { playerId: v.string(), orderId: v.string() };

export const interestJobs: readonly Job[] = [
  /** Completes a purchase whose process crashed before paying for it. */
  addedJob('interest.pay', v.object(ids), async (house, { playerId, orderId }) => {
    const order = await orderById(house, playerId, orderId);
    if (order) await payFor(house, order);
  }),
  /** Computes a complete billing cycle, or several after a pause. The last one ends the plan. */
  addedJob('interest.cycle', v.object({ ...ids, cycle: v.number() }), async (house, { playerId, orderId, cycle }) => {
    const order = await orderById(house, playerId, orderId);
    if (order?.status !== orderStatus.inProgress) return;
    const growth = growthOf(order);
    const cycles = Math.max(cycle, cyclesAfter(growth, house.now() - order.created_ms));
    if (cycles >= cyclesOf(growth)) {
      await closeOrder(house, order, 'ended');
      return;
    }
    await writeAccrued(house, order, cycles, interestAfter(growth, order.principal_satang, cycles));
    await addCycle(house, order, cycles + 1);
  }),
  /** Completes an ended plan whose process crashed before returning the money. */
  addedJob('interest.payBack', v.object(ids), async (house, { playerId, orderId }) => {
    const order = await orderById(house, playerId, orderId);
    if (order) await payBack(house, order);
  }),
];
