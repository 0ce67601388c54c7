/** SQL of the transfers that the watcher has seen. */
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ChainTransferTable } from '../../db/paymentTables.ts';
import type { House } from '../../house.ts';
import type { OrderName } from '../caseStore.ts';
import { sandboxConfirmations } from './sandboxWatcher.ts';
import { e6PerMinor } from './watcherPort.ts';
import type { Transfer } from './watcherPort.ts';

export type TransferRow = Selectable<ChainTransferTable>;

export const minorOf = (amountE6: number): number => Math.floor(amountE6 / e6PerMinor);

const transfersOf = (db: Kysely<Tables>, { player_id, order_no }: OrderName): Promise<TransferRow[]> =>
  db
    .selectFrom('chain_transfer')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('order_no', '=', order_no)
    .orderBy('transfer_id')
    .execute();

export interface Seen {
  /** The order's own transfers that are on the chain. */
  readonly there: readonly TransferRow[];
  /** Seen before, and not on the chain any more. */
  readonly vanished: readonly TransferRow[];
  /** Ids that the watcher has reported for another order before. */
  readonly foreign: readonly string[];
}

/** Stores what is on the chain now. A transfer belongs to the order for which it was reported first. */
export async function keepTransfers(house: House, named: OrderName, transfers: readonly Transfer[]): Promise<Seen> {
  const { player_id, order_no } = named;
  const seen_ms = house.now();
  return house.db.transaction().execute(async (trx) => {
    const before = await transfersOf(trx, named);
    for (const { transferId, amountE6, confirmations } of transfers) {
      const row = { transfer_id: transferId, player_id, order_no, amount_e6: amountE6, confirmations };
      await trx
        .insertInto('chain_transfer')
        .values({ ...row, seen_ms, gone_ms: null })
        .onConflict((conflict) =>
          conflict
            .column('transfer_id')
            .doUpdateSet({ confirmations, amount_e6: amountE6, gone_ms: null })
            .where('chain_transfer.player_id', '=', player_id)
            .where('chain_transfer.order_no', '=', order_no),
        )
        .execute();
    }
    const ids = new Set(transfers.map(({ transferId }) => transferId));
    const vanished = before.filter((row) => row.gone_ms === null && !ids.has(row.transfer_id));
    for (const { transfer_id } of vanished)
      await trx
        .updateTable('chain_transfer')
        .set({ gone_ms: seen_ms, confirmations: 0 })
        .where('transfer_id', '=', transfer_id)
        .execute();
    const there = (await transfersOf(trx, named)).filter(({ gone_ms }) => gone_ms === null);
    const own = new Set(there.map(({ transfer_id }) => transfer_id));
    return { there, vanished, foreign: [...ids].filter((id) => !own.has(id)) };
  });
}

const confirmedSum = (rows: readonly TransferRow[], confirmations: number): number =>
  rows.filter((row) => row.confirmations >= confirmations).reduce((sum, row) => sum + row.amount_e6, 0);

/** Confirmations that a transfer needs before it counts as arrived. */
const neededBy = ({ isSandbox, payments }: House['config']): number =>
  isSandbox ? sandboxConfirmations : (payments.chain?.confirmations ?? Number.POSITIVE_INFINITY);

/** Millionths of a USDT that count as arrived. */
export const confirmedE6 = ({ config }: Pick<House, 'config'>, rows: readonly TransferRow[]): number =>
  confirmedSum(rows, neededBy(config));

/** The confirmed amount of an order, in hundredths of a USDT. */
export async function arrivedMinorOf(house: House, db: Kysely<Tables>, named: OrderName): Promise<number> {
  const rows = (await transfersOf(db, named)).filter(({ gone_ms }) => gone_ms === null);
  return minorOf(confirmedE6(house, rows));
}
