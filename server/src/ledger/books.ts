/** Whether the books are right: every sum, every balance, every link of every chain. L01, L02, L03 */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { link, seal } from './seal.ts';

/** Balance of each house account in satang: the sum of its entries. */
export async function readHouseBalances(db: Kysely<Tables>): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ account: string; amount: number }>`
    select account, sum(amount_satang)::bigint as amount from entry
    where account >= 'house:' and account < 'house;' group by account order by account`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.account, row.amount]));
}

/** Throws with every fault found. For tests: call it after each. */
export async function assertBooksAreZero(db: Kysely<Tables>): Promise<void> {
  const faults = await findFaults(db);
  if (faults.length === 0) return;
  throw new Error(`the books are wrong, ${faults.length} faults:\n${faults.slice(0, 20).join('\n')}`);
}

/** One line a fault; none where the books are right. */
export async function findFaults(db: Kysely<Tables>): Promise<string[]> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (books) => [...(await findWrongSums(books)), ...(await findBrokenChains(books))]);
}

async function findWrongSums(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'all entries sum to ' || sum(amount_satang) as fault
    from entry having sum(amount_satang) <> 0
    union all
    select 'movement ' || movement.seq || ' of ' || movement.player_id || ' sums to ' || coalesce(sum(amount_satang)::text, 'nothing')
    from movement left join entry on entry.player_id = movement.player_id and entry.seq = movement.seq
    group by movement.player_id, movement.seq having sum(amount_satang) is distinct from 0
    union all
    select account || ' of ' || player_id || ' holds ' || coalesce(amount_satang::text, 'no balance')
      || ', its entries sum to ' || coalesce(entries::text, 'nothing')
    from balance full join (
      select player_id, account, sum(amount_satang) as entries
      from entry where not starts_with(account, 'house:') group by player_id, account
    ) as summed using (player_id, account)
    where amount_satang is distinct from entries
    union all
    select account || ' of ' || player_id || ' after movement ' || seq || ' says ' || coalesce(balance_satang::text, 'nothing')
      || ', the entries up to it sum to ' || running
    from (
      select *, sum(amount_satang) over (partition by player_id, account order by seq, leg) as running
      from entry where not starts_with(account, 'house:')
    ) as followed
    where balance_satang is distinct from running or running < 0`.execute(db);
  return rows.map((row) => row.fault);
}

async function findBrokenChains(db: Kysely<Tables>): Promise<string[]> {
  const players = await sql<{ player_id: string }>`
    select player_id from wallet union select player_id from movement order by player_id`.execute(db);
  const faults: string[] = [];
  for (const { player_id } of players.rows) {
    const fault = await findBreak(db, player_id);
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}

/** Returns the first break in a player's hash chain of movements, or undefined. L02 */
export async function findBreak(db: Kysely<Tables>, playerId: string): Promise<string | undefined> {
  const [wallet, movements, entries] = await Promise.all([
    db.selectFrom('wallet').selectAll().where('player_id', '=', playerId).executeTakeFirst(),
    db.selectFrom('movement').selectAll().where('player_id', '=', playerId).orderBy('seq').execute(),
    db.selectFrom('entry').selectAll().where('player_id', '=', playerId).orderBy('seq').orderBy('leg').execute(),
  ]);
  const legs = Map.groupBy(entries, (entry) => entry.seq);
  let head: Buffer = Buffer.alloc(0);
  for (const [index, movement] of movements.entries()) {
    if (movement.seq !== index + 1) return `movement ${index + 1} of ${playerId} is missing`;
    const sealed = seal({
      playerId,
      id: movement.id,
      key: movement.key,
      title: movement.title,
      reference: movement.reference,
      createdMs: movement.created_ms,
      requestHash: movement.request_hash,
      legs: (legs.get(movement.seq) ?? []).map((leg) => ({ account: leg.account, amountSatang: leg.amount_satang })),
    });
    head = link(head, sealed);
    if (!head.equals(movement.hash)) return `movement ${movement.seq} of ${playerId} was changed`;
  }
  const isWhole = wallet?.seq === movements.length && wallet.head.equals(head);
  return isWhole ? undefined : `the chain of ${playerId} ends elsewhere than the wallet says`;
}
