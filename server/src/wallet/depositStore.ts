/** SQL of deposits: orders and pages of orders. */
import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { DepositDetails, DepositOrderTable, Words } from '../db/walletTables.ts';
import { acceptDeposit } from '../guard/guard.ts';
import type { House } from '../house.ts';
import { Refusal } from '../refusal.ts';
import { uploadPath } from '../uploads/uploads.ts';
import { takeStep } from './orderStep.ts';
import type { Plan } from './orderStep.ts';

export type DepositOrderRow = Selectable<DepositOrderTable>;
export type { DepositDetails };

type DepositOrderKey = Pick<DepositOrderRow, 'player_id' | 'order_no'>;

export const depositOrder = (db: Kysely<Tables>, { player_id, order_no }: DepositOrderKey) =>
  db.selectFrom('deposit_order').selectAll().where('player_id', '=', player_id).where('order_no', '=', order_no);

/** An order that money may still be credited to, also after its time. */
export const unpaidOrder = (db: Kysely<Tables>, key: DepositOrderKey) =>
  depositOrder(db, key).where('status', '<>', 1).where('ended_by', '<>', 'returned');

export interface NewDepositOrder {
  readonly playerId: string;
  readonly orderNo: string;
  readonly requestKey: string;
  readonly method: string;
  readonly channelId: string;
  readonly channelNames: Words;
  readonly currency: DepositOrderRow['currency'];
  readonly details: DepositDetails;
  readonly amountMinor: number;
  readonly creditSatang: number;
  readonly depositorName: string;
  readonly proof: string;
  readonly createdMs: number;
  readonly expiresMs: number;
  /** When to query the gateway or watcher for the first time; undefined if there is none. */
  readonly nextQueryMs?: number | undefined;
}

/**
 * Inserts the order once per request, if the player's own limits and stops allow it. Returns the order number of the
 * first insert. Refuses: PLAY_STOPPED, DEPOSIT_LIMIT. M14, M17
 */
export const insertOrder = (house: House, order: NewDepositOrder): Promise<string> =>
  house.db.transaction().execute(async (trx) => {
    const before = await orderOfRequest({ db: trx }, { playerId: order.playerId, moneyKey: order.requestKey });
    if (before !== undefined) return before.order_no;
    if (order.proof !== '') await requireNewProof(house, trx, order);
    await acceptDeposit(house, trx, { playerId: order.playerId, satang: order.creditSatang });
    return writeOrder(trx, order);
  });

/**
 * Refuses PROOF_USED if the same picture, uploaded once or again, proves another open or paid deposit of this player: one
 * transfer has one proof. A deposit of another player with the same picture is logged for the operator, who sees more
 * than this player may learn. Orders of one player pass one after another.
 */
async function requireNewProof(house: House, trx: Transaction<Tables>, { playerId, proof }: NewDepositOrder) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`proofs of ${playerId}`}, 0))`.execute(trx);
  const { rows } = await sql<{ player_id: string; order_no: string }>`
    select deposit_order.player_id, deposit_order.order_no
    from upload
    join upload as same on same.picture_hash = upload.picture_hash
    join deposit_order on deposit_order.proof = ${uploadPath}::text || same.upload_id
                      and deposit_order.player_id = same.player_id
    where upload.player_id = ${playerId}
      and upload.upload_id = ${proof.slice(uploadPath.length)}
      and (deposit_order.status = 1 or (deposit_order.status = 0 and deposit_order.expires_ms > ${house.now()}))
    limit 5`.execute(trx);
  if (rows.some((row) => row.player_id === playerId)) throw new Refusal('PROOF_USED');
  for (const { player_id, order_no } of rows)
    house.log.warn({ playerId, otherPlayerId: player_id, orderNo: order_no }, 'two players sent the same proof');
}

async function writeOrder(db: Kysely<Tables>, order: NewDepositOrder): Promise<string> {
  await db
    .insertInto('deposit_order')
    .values({
      player_id: order.playerId,
      order_no: order.orderNo,
      request_key: order.requestKey,
      in_bank_id: order.channelId,
      bank_names: JSON.stringify(order.channelNames),
      currency: order.currency,
      amount_minor: order.amountMinor,
      credit_satang: order.creditSatang,
      depositor_name: order.depositorName,
      proof: order.proof,
      status: 0,
      method: order.method,
      details: JSON.stringify(order.details),
      created_ms: order.createdMs,
      expires_ms: order.expiresMs,
      paid_ms: null,
      next_query_ms: order.nextQueryMs ?? null,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'request_key']).doNothing())
    .execute();
  const { order_no } = await db
    .selectFrom('deposit_order')
    .select('order_no')
    .where('player_id', '=', order.playerId)
    .where('request_key', '=', order.requestKey)
    .executeTakeFirstOrThrow();
  return order_no;
}

/** Returns the order that a request has opened. */
export function orderOfRequest(
  house: Pick<House, 'db'>,
  { playerId, moneyKey }: { readonly playerId: string; readonly moneyKey: string },
): Promise<DepositOrderRow | undefined> {
  const orders = house.db.selectFrom('deposit_order').selectAll().where('player_id', '=', playerId);
  return orders.where('request_key', '=', moneyKey).executeTakeFirst();
}

export interface OrderFilter {
  readonly playerId: string;
  /** A code of ENUM-004, or undefined for all. An unpaid order past its expiry counts as expired. */
  readonly status: number | undefined;
  readonly nowMs: number;
  /** '' for all. */
  readonly orderNo: string;
  readonly requestId: string;
  readonly offset: number;
  readonly limit: number;
}

export async function orderPage(
  house: House,
  filter: OrderFilter,
): Promise<{ rows: DepositOrderRow[]; total: number }> {
  let orders = house.db.selectFrom('deposit_order').where('player_id', '=', filter.playerId);
  if (filter.status === 0) orders = orders.where('status', '=', 0).where('expires_ms', '>', filter.nowMs);
  if (filter.status === 1) orders = orders.where('status', '=', 1);
  if (filter.status === 2)
    orders = orders.where((where) =>
      where.or([
        where('status', '=', 2),
        where.and([where('status', '=', 0), where('expires_ms', '<=', filter.nowMs)]),
      ]),
    );
  if (filter.orderNo !== '') orders = orders.where('order_no', '=', filter.orderNo);
  // The key is the call's name and the request id. `plain` removes characters that are wildcards to `like`.
  if (filter.requestId !== '') orders = orders.where('request_key', 'like', `%:${plain(filter.requestId)}`);
  const newest = orders.selectAll().orderBy('created_ms', 'desc').orderBy('order_no', 'desc');
  const [rows, { total }] = await Promise.all([
    newest.offset(filter.offset).limit(filter.limit).execute(),
    orders.select((count) => count.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

const plain = (id: string): string => id.replaceAll(/[^A-Za-z\d-]/g, '');

export const orderOf = (house: House, playerId: string, orderNo: string): Promise<DepositOrderRow | undefined> =>
  house.db
    .selectFrom('deposit_order')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('order_no', '=', orderNo)
    .executeTakeFirst();

/** Counts unpaid orders that need no proof, without the one of this request. */
export async function openOrderCount(
  house: House,
  playerId: string,
  requestKey: string,
  nowMs: number,
): Promise<number> {
  const { count } = await house.db
    .selectFrom('deposit_order')
    .select((rows) => rows.fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .where('status', '=', 0)
    .where('expires_ms', '>', nowMs)
    .where('method', '<>', 'bank')
    .where('request_key', '<>', requestKey)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns false if the order is paid, over or another player's. */
export async function cancelOrder(house: House, playerId: string, orderNo: string, nowMs: number): Promise<boolean> {
  const cancelled = await house.db
    .updateTable('deposit_order')
    .set({ status: 2, ended_by: 'cancelled' })
    .where('player_id', '=', playerId)
    .where('order_no', '=', orderNo)
    .where('status', '=', 0)
    .where('expires_ms', '>', nowMs)
    .executeTakeFirst();
  return cancelled.numUpdatedRows === 1n;
}

export async function keepDetails(
  house: House,
  playerId: string,
  orderNo: string,
  details: DepositDetails,
): Promise<void> {
  await house.db
    .updateTable('deposit_order')
    .set({ details: JSON.stringify(details) })
    .where('player_id', '=', playerId)
    .where('order_no', '=', orderNo)
    .execute();
}

/** Reserves a transfer id for one request. Returns false if another request has it. */
export async function claimTransfer(
  house: House,
  transfer: { readonly txId: string; readonly playerId: string; readonly claim: string },
): Promise<boolean> {
  await house.db
    .insertInto('deposit_transfer')
    .values({ tx_id: transfer.txId, player_id: transfer.playerId, request_key: transfer.claim })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await house.db
    .selectFrom('deposit_transfer')
    .select(['player_id', 'request_key'])
    .where('tx_id', '=', transfer.txId)
    .executeTakeFirstOrThrow();
  return kept.player_id === transfer.playerId && kept.request_key === transfer.claim;
}

/** Maximum orders per run. */
const batch = 20;
/** Methods whose payments the sandbox bank detects. A gateway itself notifies the house, and a watcher sees its chain. */
const seenByBank = ['bank', 'automatic', 'semiAutomatic'];
/** What the sandbox bank has sent for a USDT order, whose name is that of `merchantOrderOf`. */
const sentTransfer = sql`(select 1 from sandbox_transfer
  where sandbox_transfer.order_id = deposit_order.player_id || '-' || deposit_order.order_no)`;

/** Name of the order's step. Only one process at a time takes it. */
export const depositStep = ({ player_id, order_no }: Pick<DepositOrderRow, 'player_id' | 'order_no'>): string =>
  `deposit ${player_id} ${order_no}`;

/** Takes a step of each unpaid order created at or before `dueMs` or expired. Returns how many were taken. */
export async function takeDeposits(
  house: House,
  { dueMs, nowMs, playerId }: { readonly dueMs: number; readonly nowMs: number; readonly playerId: string | undefined },
  planOf: (order: DepositOrderRow) => Plan<DepositOrderRow>,
): Promise<number> {
  const rows = await house.db
    .selectFrom('deposit_order')
    .selectAll()
    .where('status', '=', 0)
    .where((where) =>
      where.or([
        where('expires_ms', '<=', nowMs),
        where.and([where('created_ms', '<=', dueMs), where('method', 'in', seenByBank)]),
        where.and([
          where('created_ms', '<=', dueMs),
          where('method', '=', 'usdt'),
          where.not(where.exists(sentTransfer)),
        ]),
      ]),
    )
    .$if(playerId !== undefined, (orders) => orders.where('player_id', '=', playerId ?? ''))
    .orderBy('created_ms')
    .limit(batch)
    .execute();
  let taken = 0;
  for (const row of rows) {
    const unpaid = (db: Kysely<Tables>) =>
      db
        .selectFrom('deposit_order')
        .selectAll()
        .where('player_id', '=', row.player_id)
        .where('order_no', '=', row.order_no)
        .where('status', '<>', 1);
    const orders = {
      name: depositStep(row),
      read: () => unpaid(house.db).where('status', '=', 0).executeTakeFirst(),
      // An order cancelled while it was being paid is still closed as paid, because its money has arrived.
      lock: (trx: Kysely<Tables>) => unpaid(trx).forUpdate().executeTakeFirst(),
    };
    if (await takeStep(house, orders, planOf)) taken += 1;
  }
  return taken;
}

export async function closeDeposit(
  trx: Transaction<Tables>,
  order: Pick<DepositOrderRow, 'player_id' | 'order_no'>,
  end: { readonly status: 1 | 2; readonly paidMs: number | null; readonly endedBy: string },
): Promise<void> {
  await trx
    .updateTable('deposit_order')
    .set({ status: end.status, paid_ms: end.paidMs, ended_by: end.endedBy })
    .where('player_id', '=', order.player_id)
    .where('order_no', '=', order.order_no)
    .execute();
}
