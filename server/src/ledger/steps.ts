/**
 * Runs one step of a row at a time across processes, without keeping a transaction open while money moves. The worker
 * holds a lease on the step's name. After a crash the lease expires, and another process takes the step over. A lease
 * lasts longer than any movement of its step: see the limits of the ledger and its pool.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely, QueryCreator } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { InsufficientFunds } from './accounts.ts';
import type { Ledger, Movement } from './accounts.ts';
import { StoppedByGuard } from './guarded.ts';

interface Holding {
  readonly db: Kysely<Tables>;
}

/** Longer than the ledger takes for one movement, including its waiting time and retries. */
const leaseMs = 45_000;
const pollMs = 25;

/** Identifies this process. It may take its own leases again, because they are left from steps that failed. */
export const stepHolder = randomUUID();

/** Thrown if another process has taken the step over, because it took too long. Its outcome is unknown here. */
class LeaseLost extends Error {}

/** For each step in progress in this process, the promise of its last caller. */
const lines = new Map<string, Promise<void>>();
let waiting = 0;

/** Number of callers in this process that wait for a step run by another worker. */
export const waitingForSteps = (): number => waiting;

export interface Step {
  /**
   * Extends the lease, in a transaction that stores a part of the step's result. It only commits while the lease is
   * still held.
   */
  renew(within: Kysely<Tables>): Promise<void>;
  /**
   * Must be called once, in the transaction that stores the step's result. It only commits while the lease is still
   * held.
   */
  finish(within: Kysely<Tables>): Promise<void>;
  /**
   * The same in one statement, without a transaction. The statement has to select from `lease`, which has a row only
   * while the lease is held, and to change nothing without it. A statement for several steps deletes their leases itself.
   */
  finishIn<Row>(statement: (held: HeldLease, lease: Lease) => Promise<Row | undefined>): Promise<Row>;
}

interface StepWork<Row, T> {
  /**
   * Reads the step's row in the statement that takes the lease. It has to select from `lease` and to lock the row
   * (`for share`): only a locked row is read as it is after the wait for the lease. Or inserts the row and its
   * lease, of `stepHolder` until `leaseEnd`; an error then means that nothing is leased.
   */
  readonly read?: (taken: HeldLease) => Promise<Row | undefined>;
  /** `row` is undefined without `read`, and after a wait for another worker. */
  readonly act: (step: Step, row: Row | undefined) => Promise<T>;
}

/** A lease that this process holds. */
export interface Lease {
  readonly name: string;
  readonly holder: string;
}

/** Begins a statement that takes or ends the lease. */
export type HeldLease = QueryCreator<Tables & { readonly lease: { readonly name: string } }>;

/** When a lease that begins now ends, by the clock of the database, which all processes share. */
export const leaseEnd = sql<number>`(extract(epoch from clock_timestamp()) * 1000 + ${sql.lit(leaseMs)})::bigint`;

/** Takes a free or expired lease: `lease` has a row if it did. */
const takeWithin = (db: Kysely<Tables>, name: string): HeldLease =>
  db.with('lease', (query) =>
    query
      .insertInto('step_lease')
      .values({ name, holder: stepHolder, until_ms: leaseEnd })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((row) => ({ holder: row.ref('excluded.holder'), until_ms: row.ref('excluded.until_ms') }))
          .where(
            sql<boolean>`step_lease.holder = excluded.holder or step_lease.until_ms < excluded.until_ms - ${sql.lit(leaseMs)}`,
          ),
      )
      .returning('name'),
  );

/** Returns whether it took the lease. */
const take = async (db: Kysely<Tables>, name: string): Promise<boolean> =>
  (await takeWithin(db, name).selectFrom('lease').select('name').executeTakeFirst()) !== undefined;

const dropWithin = (db: Kysely<Tables>, name: string): HeldLease =>
  db.with('lease', (query) =>
    query.deleteFrom('step_lease').where('name', '=', name).where('holder', '=', stepHolder).returning('name'),
  );

const extend = (db: Kysely<Tables>, name: string) =>
  db
    .updateTable('step_lease')
    .set({ until_ms: leaseEnd })
    .where('name', '=', name)
    .where('holder', '=', stepHolder)
    .executeTakeFirst();

const drop = (db: Kysely<Tables>, name: string) =>
  db.deleteFrom('step_lease').where('name', '=', name).where('holder', '=', stepHolder).executeTakeFirst();

async function leased<Row, T>({ db }: Holding, name: string, work: StepWork<Row, T>): Promise<T> {
  let read: Row | undefined;
  waiting += 1;
  try {
    read = await work.read?.(takeWithin(db, name));
    // Either the lease is another worker's, or there is no row. The second attempt tells which.
    if (read === undefined) while (!(await take(db, name))) await pause(pollMs);
  } finally {
    waiting -= 1;
  }
  let isFinished = false;
  const step: Step = {
    async renew(within) {
      const { numUpdatedRows } = await extend(within, name);
      if (numUpdatedRows !== 1n) throw new LeaseLost(`the step ${name} was taken over`);
    },
    async finish(within) {
      const { numDeletedRows } = await drop(within, name);
      if (numDeletedRows !== 1n) throw new LeaseLost(`the step ${name} was taken over`);
      isFinished = true;
    },
    async finishIn(statement) {
      const row = await statement(dropWithin(db, name), { name, holder: stepHolder });
      if (row === undefined) throw new LeaseLost(`the step ${name} was taken over`);
      isFinished = true;
      return row;
    },
  };
  try {
    return await work.act(step, read);
  } finally {
    // If this fails as well, this process can take the lease again, and others can when it has expired.
    if (!isFinished) await drop(db, name).catch(() => undefined);
  }
}

/** Posts a movement. Returns false if the money is missing or the player's limits or stop refuse it. */
export async function isPosted({ ledger }: { readonly ledger: Ledger }, movement: Movement): Promise<boolean> {
  try {
    await ledger.post(movement);
    return true;
  } catch (error) {
    if (error instanceof InsufficientFunds || error instanceof StoppedByGuard) return false;
    throw error;
  }
}

/**
 * Runs a step when no other worker runs one of this name. `act` has to read its row itself, to see what others have
 * done. Do not call it within a transaction.
 */
export const inStep = <T>(house: Holding, name: string, act: (step: Step) => Promise<T>): Promise<T> =>
  inStepWith(house, name, { act });

/** The same for a step whose row can be read together with its lease. */
export async function inStepWith<Row, T>(house: Holding, name: string, work: StepWork<Row, T>): Promise<T> {
  const before = lines.get(name);
  const { promise: done, resolve: end } = Promise.withResolvers<void>();
  const mine = (before ?? Promise.resolve()).then(() => done);
  lines.set(name, mine);
  try {
    if (before !== undefined) {
      waiting += 1;
      await before.finally(() => (waiting -= 1));
    }
    return await leased(house, name, work);
  } finally {
    end();
    if (lines.get(name) === mine) lines.delete(name);
  }
}
