/** The job that keeps the sums of bets is killed before each of its statements, and counts each bet and change once. L10 */
import { afterAll, expect, it } from 'vitest';
import { bonusTesting } from '../bonus/testing/bonus.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { markRoundVoided } from '../provider/rounds/voidStore.ts';
import { openTestHouse } from '../testing/house.ts';
import { jobKilling } from '../testing/killedJob.ts';
import { settleBet } from '../vip/testing/vip.ts';

const t = await openTestHouse();
const { house, clock } = t;
afterAll(() => t.close());

it('bets.sum: bets are summed once, and so is a void of one that is in the sums', async () => {
  const { runKilled } = jobKilling(t);
  const playerId = await bonusTesting(t).newPlayer();
  const month = async () => {
    const rows = house.db
      .selectFrom('bet_sum')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('span', '=', 'month');
    return (await rows.where('is_sort', '=', false).execute()).map(({ bets, staked_satang }) => [bets, staked_satang]);
  };
  await settleBet(t, playerId, 700_00);
  await settleBet(t, playerId, 40_00);
  clock.nowMs += 3_600_000;
  expect(await runKilled('bets.sum', { slotMs: clock.nowMs })).toBeGreaterThan(5);
  expect(await month()).toEqual([[2, 740_00]]);
  const { round_id: roundId } = await house.db
    .selectFrom('bet')
    .select('round_id')
    .where('player_id', '=', playerId)
    .where('stake_satang', '=', 700_00)
    .executeTakeFirstOrThrow();
  await markRoundVoided(house, playerId, roundId);
  clock.nowMs += 3_600_000;
  expect(await runKilled('bets.sum', { slotMs: clock.nowMs })).toBeGreaterThan(5);
  expect(await month()).toEqual([[2, 40_00]]);
  await assertBooksAreZero(house.db);
});
