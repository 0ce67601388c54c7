/** Reads balances and sequence numbers. */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { HouseAccount } from './accounts.ts';

type Balances = Readonly<Record<string, number>>;

/** All of a player's accounts that have had a movement, in satang. */
export async function readBalances(db: Kysely<Tables>, playerId: string): Promise<Balances> {
  const rows = await db
    .selectFrom('balance')
    .select(['account', 'amount_satang'])
    .where('player_id', '=', playerId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.account, row.amount_satang]));
}

/** The number of a player's last movement; 0 before the first. */
export async function readSeq(db: Kysely<Tables>, playerId: string): Promise<number> {
  const wallet = db.selectFrom('wallet').select('seq').where('player_id', '=', playerId);
  return (await wallet.executeTakeFirst())?.seq ?? 0;
}

/** The balances of the accounts that a movement touched, after it. */
export async function readBalancesAfter(db: Kysely<Tables>, playerId: string, seq: number): Promise<Balances> {
  const rows = await db
    .selectFrom('entry')
    .select(['account', 'balance_satang'])
    .where('player_id', '=', playerId)
    .where('seq', '=', seq)
    .orderBy('leg')
    .execute();
  // The last leg on an account wins.
  return Object.fromEntries(
    rows.flatMap((row) => (row.balance_satang === null ? [] : [[row.account, row.balance_satang]])),
  );
}

/** The sum of a house account's entries in satang; undefined if it has none. L03 */
export async function readHouseBalance(db: Kysely<Tables>, account: HouseAccount): Promise<number | undefined> {
  const row = await db
    .selectFrom('entry')
    .select(({ fn }) => fn.sum<string | null>('amount_satang').as('sum'))
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.sum == null ? undefined : Number(row.sum);
}
