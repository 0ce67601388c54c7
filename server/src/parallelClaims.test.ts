/** Every way to claim, thirty times at once with different ids: one grant, one movement, one lock. L09, STATE-011 */
import { depClickButton, depShowIndexInfo } from '@foyer/contract/activities/depositWheel.ts';
import { userCheckIn } from '@foyer/contract/activities/points.ts';
import { changeDrawSeed } from '@foyer/contract/activities/wheelDraw.ts';
import { queryRaffle, raffle } from '@foyer/contract/activities/raffle.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { assertBooksAreZero } from './ledger/books.ts';
import { claimWays } from './testing/claims.ts';
import { promotionTesting } from './promotions/testing/promotions.ts';
import { openTestHouse } from './testing/house.ts';
import { give } from './wallet/testing/wallet.ts';

const t = await openTestHouse();
const { claimant } = promotionTesting(t);
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const grants = async (playerId: string) => {
  const count = async (table: 'held_bonus' | 'bonus_lock') =>
    (await t.house.db.selectFrom(table).select('player_id').where('player_id', '=', playerId).execute()).length;
  const paid = t.house.db
    .selectFrom('movement')
    .select('key')
    .where('player_id', '=', playerId)
    .where('key', 'like', 'bonus:%');
  return [await count('held_bonus'), (await paid.execute()).length];
};

it.each(claimWays(t))('gives one grant for 30 claims at once: %s. L09, STATE-011', async (_what, family) => {
  const player = await claimant();
  const claim = await family(player);
  const answers = await Promise.all(Array.from({ length: 30 }, () => claim()));
  expect(await grants(player.playerId)).toEqual([1, 1]);
  // A claim that finds the bonus already received may succeed instead of being refused.
  expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThanOrEqual(1);
  const after = await t.house.ledger.balances(player.playerId);
  await claim();
  expect(await t.house.ledger.balances(player.playerId)).toEqual(after);
});

it('signs in once for 30 sign-ins at once, with its points. CALL-194', async () => {
  const player = await claimant();
  const answers = await Promise.all(Array.from({ length: 30 }, () => player.call(userCheckIn, {})));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const account = t.house.db.selectFrom('points_account').select('points').where('player_id', '=', player.playerId);
  expect(await account.execute()).toEqual([{ points: 5 }]);
});

it.each(['turntable', 'deposit'] as const)(
  'draws once for the one draw that is left, for 30 clicks at once: the %s wheel. STATE-020, STATE-021, L09',
  async (wheel) => {
    const player = await claimant();
    if (wheel === 'deposit') await give(t, player.playerId, 'main', 100_00);
    const mine =
      wheel === 'deposit' ? (await player.ok(depShowIndexInfo, {})).mine : (await player.ok(queryRaffle, {})).mine;
    const nextCommitment = mine?.seeds.nextCommitment ?? '';
    await player.ok(changeDrawSeed, { wheel, clientSeed: 'mine', nextCommitment });
    const click = () => (wheel === 'deposit' ? player.call(depClickButton, {}) : player.call(raffle, {}));
    const answers = await Promise.all(Array.from({ length: 30 }, click));
    expect(answers.filter(({ code }) => code === 200).length).toBeLessThanOrEqual(1);
    await click();
    const drawn = t.house.db.selectFrom('wheel_draw').select('amount_satang').where('player_id', '=', player.playerId);
    const draws = await drawn.execute();
    expect(draws).toHaveLength(1);
    const isPrize = (draws[0]?.amount_satang ?? 0) > 0;
    expect(await grants(player.playerId)).toEqual(isPrize ? [1, 1] : [0, 0]);
  },
);
