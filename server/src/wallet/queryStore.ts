/** SQL of the questions about unpaid orders to gateway and watcher: which order is asked about, and when next. */
import type { House } from '../house.ts';
import type { DepositOrderRow } from './depositStore.ts';

/** Money that arrives later than this is left to staff. */
const askedForMs = 3 * 86_400_000;

interface Wanted {
  readonly methods: readonly string[];
  readonly most: number;
  /** Pause until the next question about this order. */
  pauseMs(this: void, order: DepositOrderRow): number;
}

/**
 * Takes orders that are due, oldest first, and plans the next question about each before it is asked: another process
 * asks then if this one is killed. An order that was paid or is too old is asked about no more.
 */
export const takeDueQueries = (house: House, { methods, most, pauseMs }: Wanted): Promise<DepositOrderRow[]> =>
  house.db.transaction().execute(async (trx) => {
    const nowMs = house.now();
    const rows = await trx
      .selectFrom('deposit_order')
      .selectAll()
      .where('next_query_ms', '<=', nowMs)
      .where('method', 'in', methods)
      .orderBy('next_query_ms')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute();
    const due: DepositOrderRow[] = [];
    for (const row of rows) {
      const isOver = row.status === 1 || row.ended_by === 'returned' || row.created_ms <= nowMs - askedForMs;
      if (!isOver) due.push(row);
      await trx
        .updateTable('deposit_order')
        .set({ next_query_ms: isOver ? null : nowMs + pauseMs(row), query_tries: row.query_tries + 1 })
        .where('player_id', '=', row.player_id)
        .where('order_no', '=', row.order_no)
        .execute();
    }
    return due;
  });
