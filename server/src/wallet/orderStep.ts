/**
 * One step of a deposit or a withdrawal: first its money moves, by the order's key in the ledger, then what has become of
 * the order is written down. No transaction is open meanwhile. L08
 */
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { inStep } from '../ledger/steps.ts';

type Trx = Transaction<Tables>;

/** What is to be done about an order. */
export interface Plan<Row> {
  /** Left out where no money moves. */
  readonly pay?: () => Promise<void>;
  /** `order` is the row as it stands now, locked. */
  write(trx: Trx, order: Row): Promise<void>;
}

interface Orders<Row> {
  /** Names the order among all of its kind. */
  readonly name: string;
  /** Undefined where the order does not wait for this step any more. */
  read(): Promise<Row | undefined>;
  lock(trx: Trx): Promise<Row | undefined>;
}

/** Does the step alone, once; false where nothing was left to do. */
export const takeStep = <Row>(house: House, orders: Orders<Row>, planOf: (order: Row) => Plan<Row>): Promise<boolean> =>
  inStep(house, orders.name, async (step) => {
    const order = await orders.read();
    if (order === undefined) return false;
    const plan = planOf(order);
    await plan.pay?.();
    return house.db.transaction().execute(async (trx) => {
      await step.finish(trx);
      const now = await orders.lock(trx);
      if (now !== undefined) await plan.write(trx, now);
      return now !== undefined;
    });
  });
