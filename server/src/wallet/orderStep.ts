/**
 * One step of a deposit or a withdrawal. First its money moves, idempotent by the order's key in the ledger. Then the
 * order's new state is written. No transaction is open while the money moves. L08
 */
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { inStep } from '../ledger/steps.ts';

type Trx = Transaction<Tables>;

/** What a step does to an order. */
export interface Plan<Row> {
  /** Omitted if no money moves. */
  readonly pay?: () => Promise<void>;
  /** `order` is the current row, read under a row lock. */
  write(trx: Trx, order: Row): Promise<void>;
}

interface Orders<Row> {
  /** Unique name of the order among all steps. */
  readonly name: string;
  /** Returns undefined if the order no longer needs this step. */
  read(): Promise<Row | undefined>;
  lock(trx: Trx): Promise<Row | undefined>;
}

/** Takes the step once, under its lease. Returns false if there was nothing left to do. */
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
