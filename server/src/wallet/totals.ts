/** Lifetime withdrawals and bonuses of a player. ENTITY-006 */
import type { UserInfo } from '@foyer/contract/account/session.ts';
import { sql } from 'kysely';
import type { House } from '../house.ts';
import { titles } from '../ledger/accounts.ts';

const sumOf = (title: number, sign: 1 | -1) =>
  sql<number>`coalesce(sum(${sign}::bigint * entry.amount_satang) filter (where movement.title = ${title}), 0)::bigint`;

/**
 * Sums ledger entries, in satang: withdrawals paid out, fees included, and bonuses received, less those taken back.
 * Every screen that shows a total of withdrawals uses this one.
 */
export async function totalsOf(house: House, playerId: string): Promise<UserInfo['totals']> {
  return (
    house.db
      .selectFrom('entry')
      .innerJoin('movement', (join) =>
        join.onRef('movement.player_id', '=', 'entry.player_id').onRef('movement.seq', '=', 'entry.seq'),
      )
      .where('entry.player_id', '=', playerId)
      // A bonus that is taken back may be on a platform.
      .where((row) =>
        row.or([row('entry.account', 'in', ['main', 'withdrawing', 'bonus']), row('entry.account', 'like', 'game:%')]),
      )
      .where('movement.title', 'in', [titles.withdrawalPaid, titles.bonus])
      .select([sumOf(titles.withdrawalPaid, -1).as('withdrawSatang'), sumOf(titles.bonus, 1).as('bonusSatang')])
      .executeTakeFirstOrThrow()
  );
}
