/** SQL of a player's limits, and of what was staked and paid in before the first of them. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { lockWallet } from '../guard/guardStore.ts';
import type { LimitRow } from '../guard/guardStore.ts';
import { titles } from '../ledger/accounts.ts';
import { depositTitles } from '../ledger/guarded.ts';

type Db = Kysely<Tables>;
type Key = Pick<LimitRow, 'player_id' | 'kind' | 'hours'>;

const longestSpanMs = 721 * 3_600_000;

/** Changes one limit under the wallet's lock, so that no movement is judged by the old one afterwards. */
export async function changeLimit(
  db: Db,
  key: Key,
  nowMs: number,
  change: (before: LimitRow | undefined) => LimitRow | undefined,
): Promise<LimitRow | undefined> {
  return db.transaction().execute(async (trx) => {
    const { isLimited } = await lockWallet(trx, key.player_id);
    const before = await trx
      .selectFrom('protection_limit')
      .selectAll()
      .where('player_id', '=', key.player_id)
      .where('kind', '=', key.kind)
      .where('hours', '=', key.hours)
      .executeTakeFirst();
    const after = change(before);
    if (after === undefined) return before;
    if (!isLimited) await countPast(trx, key.player_id, nowMs - longestSpanMs);
    const { player_id: _player, kind: _kind, hours: _hours, ...changed } = after;
    await trx
      .insertInto('protection_limit')
      .values(after)
      .onConflict((conflict) => conflict.columns(['player_id', 'kind', 'hours']).doUpdateSet(changed))
      .execute();
    await trx
      .updateTable('wallet')
      .set((row) => ({ protection_version: row('protection_version', '+', 1) }))
      .where('player_id', '=', key.player_id)
      .execute();
    return after;
  });
}

/** Counts past deposits, stakes and returns into the same sums that the ledger counts from now on. */
async function countPast(trx: Db, playerId: string, sinceMs: number): Promise<void> {
  await sql`
    insert into protection_use (player_id, hour, deposited, staked, returned)
    select movement.player_id, movement.created_ms / 3600000,
           coalesce(sum(amount_satang) filter (where account = 'main' and title = any(${depositTitles}::integer[])), 0),
           coalesce(sum(amount_satang) filter (where account <> 'main' and amount_satang > 0 and title = ${titles.stake}), 0),
           coalesce(sum(amount_satang) filter (where account <> 'main' and amount_satang > 0 and title = ${titles.stake}), 0)
             - coalesce(sum(amount_satang) filter (where account <> 'main'), 0)
    from movement
    join entry on entry.player_id = movement.player_id and entry.seq = movement.seq
    where movement.player_id = ${playerId} and movement.created_ms >= ${sinceMs}
      and (starts_with(account, 'house:games:') or account in ('main', 'house:jackpot'))
    group by movement.player_id, movement.created_ms / 3600000
    on conflict do nothing`.execute(trx);
}
