/** Reads balances and sequence numbers. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { gathered } from '../db/gathered.ts';
import { padded } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import type { HouseAccount } from './accounts.ts';

type Balances = Readonly<Record<string, number>>;

const balancesOf = gathered(async (db, playerIds: readonly string[]): Promise<Balances[]> => {
  const rows = await db
    .selectFrom('balance')
    .select(['player_id', 'account', 'amount_satang'])
    .where(sql<boolean>`player_id = any(${padded(playerIds)}::text[])`)
    .execute();
  const byPlayer = Map.groupBy(rows, (row) => row.player_id);
  return playerIds.map((playerId) =>
    Object.fromEntries((byPlayer.get(playerId) ?? []).map((row) => [row.account, row.amount_satang])),
  );
});

/** All of a player's accounts that have had a movement, in satang. */
export const readBalances = (db: Kysely<Tables>, playerId: string): Promise<Balances> => balancesOf(db, playerId);

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
