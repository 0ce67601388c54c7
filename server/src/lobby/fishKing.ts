/** The fish king ranking. A job stores the finished week once, each Tuesday. SI-22, AMB-192 */
import type { House } from '../house.ts';
import { scheduledJob } from '../jobs/job.ts';
import type { Job } from '../jobs/job.ts';
import { topWinners } from '../ledger/betSums/weekRankings.ts';
import type { RankedPlayer } from '../ledger/betSums/weekRankings.ts';
import { dayOf } from '../ledger/statementDays.ts';

export const rankedPlayers = 20;

/** A minute after the week ends, so that rounds settled in its last moment are stored by then. */
const settleAt = { weeklyOn: 'tuesday', at: '00:01' } as const;
const afterMs = 60_000;

export const lobbyJobs: readonly Job[] = [
  scheduledJob('games.fishKing', { every: settleAt, missed: 'each' }, (house, slotMs) =>
    settleWeek(house, slotMs - afterMs),
  ),
];

/** Stores the ranking of the seven days before `untilMs`, atomically. A ranking stored earlier is kept. */
async function settleWeek(house: House, untilMs: number): Promise<void> {
  const week = { fromDay: dayOf(untilMs) - 7, isFish: true, nowMs: house.now() };
  const winners = await topWinners(house.db, week, rankedPlayers);
  await house.db.transaction().execute(async (db) => {
    const written = await db
      .insertInto('fish_king_week')
      .values({ until_ms: untilMs, settled_ms: house.now() })
      .onConflict((conflict) => conflict.column('until_ms').doNothing())
      .executeTakeFirst();
    if (written.numInsertedOrUpdatedRows === 0n || winners.length === 0) return;
    await db
      .insertInto('fish_king')
      .values(
        winners.map((winner, index) => ({
          until_ms: untilMs,
          rank: index + 1,
          user_account: winner.userAccount,
          round_count: winner.roundCount,
          stake_satang: winner.stakeSatang,
          win_satang: winner.winSatang,
          game_id: winner.gameId,
        })),
      )
      .execute();
  });
}

/** Returns the stored ranking of a week. Undefined until the week is settled; its bets must be counted then. */
export async function settledWeek(house: House, untilMs: number): Promise<RankedPlayer[] | undefined> {
  const week = house.db.selectFrom('fish_king_week').select('until_ms').where('until_ms', '=', untilMs);
  if ((await week.executeTakeFirst()) === undefined) return undefined;
  const rows = await house.db
    .selectFrom('fish_king')
    .selectAll()
    .where('until_ms', '=', untilMs)
    .orderBy('rank')
    .execute();
  return rows.map((row) => ({
    userAccount: row.user_account,
    roundCount: row.round_count,
    stakeSatang: row.stake_satang,
    winSatang: row.win_satang,
    gameId: row.game_id,
  }));
}
