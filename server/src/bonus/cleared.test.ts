/** Turnover of a bonus and how a bonus ends, against a real database. L09, M22 */
import { casinoWeights } from '@foyer/contract/bonusProducts.ts';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import * as fc from 'fast-check';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { titles } from '../ledger/accounts.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { writeUncounted } from '../ledger/uncountedStake.ts';
import { openTestHouse } from '../testing/house.ts';
import { cancelBonus, settleHeld } from './cancel.ts';
import { expireBonuses } from './expire.ts';
import { grantBonus, receiveBonus } from './grant.ts';
import { heldBonus } from './heldStore.ts';
import { locksOf } from './locks.ts';
import { bonusTesting, testBonus, testTerms } from './testing/bonus.ts';
import { countTurnover } from './turnover.ts';

const t = await openTestHouse();
const { house, clock } = t;
const { bet, newPlayer, mainOf, offer, stand } = bonusTesting(t);
afterEach(() => assertBooksAreZero(house.db));
afterAll(() => t.close());

const baht = (amount: number) => amount * 100;
const hour = 3_600_000;
const takeBack = (playerId: string, betOrderNo: string) =>
  house.db
    .updateTable('bet')
    .set({ voided_ms: clock.nowMs })
    .where('player_id', '=', playerId)
    .where('bet_order_no', '=', betOrderNo)
    .execute();
const doneOf = async (playerId: string) => (await locksOf(house, playerId)).map(({ doneSatang }) => doneSatang);

describe('the turnover of a bonus', () => {
  it('counts settled bets by weight, except on excluded games, on other platforms and above the longest stake. L09', async () => {
    const player = await newPlayer();
    await offer(player, {
      weights: { ...casinoWeights, live: 10 },
      platformCodes: ['kiln', 'moyu'],
      excludedGameIds: ['koi'],
      longestStakeSatang: baht(50),
    });
    await receiveBonus(house, player, 'G1');
    await bet(player, { satang: baht(40) });
    await bet(player, { satang: baht(40), gameType: 2, platformCode: 'moyu' });
    for (const none of [
      { satang: baht(40), gameType: 3 },
      { satang: baht(40), platformCode: 'brass' },
      { satang: baht(40), gameId: 'koi' },
      { satang: baht(50) + 1 },
      { satang: baht(40), isSettled: false },
    ])
      await bet(player, none);
    expect(await doneOf(player)).toEqual([baht(44)]);
    await bet(player, { satang: baht(50) });
    expect(await doneOf(player)).toEqual([baht(94)]);
  });

  it('does not count the covered part of a stake, whose full amount still decides about the longest stake. ADR 450', async () => {
    const player = await newPlayer();
    await offer(player, { longestStakeSatang: baht(50) });
    await receiveBonus(house, player, 'G1');
    const reason = 'opposing' as const;
    for (const [stake, covered] of [
      [40, 30],
      [60, 30],
      [10, 10],
    ] as const) {
      const betOrderNo = await bet(player, { satang: baht(stake) });
      await writeUncounted(house.db, [{ playerId: player, betOrderNo, satang: baht(covered), reason }]);
    }
    expect(await doneOf(player)).toEqual([baht(10)]);
  });

  it('is completed at the target, reopens when a bet is voided, and the status follows both. ENUM-005: 2', async () => {
    const player = await newPlayer();
    await offer(player);
    await receiveBonus(house, player, 'G1');
    await bet(player, { satang: baht(200) });
    const last = await bet(player, { satang: baht(150) });
    await settleHeld(house, player);
    expect([await stand(player), await doneOf(player)]).toEqual([[2, 0, ''], [baht(300)]]);
    await takeBack(player, last);
    await settleHeld(house, player);
    expect([await stand(player), await doneOf(player)]).toEqual([[1, 0, ''], [baht(200)]]);
    expect((await locksOf(house, player))[0]?.lockedSatang).toBe(baht(100));
  });

  it('as summed by the database equals the sum bet by bet. L09', async () => {
    const aBet = fc.record({
      satang: fc.constantFrom(1, 7, 100, 101, 350),
      platformCode: fc.constantFrom('kiln', 'moyu'),
      gameType: fc.constantFrom(1, 2),
      gameId: fc.constantFrom('koi', 'any'),
    });
    const some = fc.array(aBet, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(some, some, async (early, late) => {
        const player = await newPlayer();
        const placed: { fromMs: number; bet: typeof aBet extends fc.Arbitrary<infer T> ? T : never }[] = [];
        const play = async (bets: typeof early) => {
          for (const one of bets) {
            await bet(player, one);
            placed.push({ fromMs: clock.nowMs, bet: one });
          }
        };
        const give = (grantId: string, amount: number, more: Partial<KeptTerms>) =>
          grantBonus(house, testBonus(player, grantId, { terms: testTerms(amount, { multiple: 1, ...more }) }));
        await give('G1', 3, { weights: { ...casinoWeights, live: 33 }, excludedGameIds: ['koi'] });
        await play(early);
        clock.nowMs += 1;
        await give('G2', 4, { platformCodes: ['moyu'], longestStakeSatang: 100 });
        await give('G3', 2, {});
        await play(late);
        const locks = await locksOf(house, player);
        const oneByOne = countTurnover(
          locks,
          placed.map(({ fromMs, bet: one }) => ({ fromMs, ...one, aboveSatang: one.satang > 100 ? 100 : 0 })),
        );
        expect(locks.map(({ doneSatang }) => doneSatang)).toEqual(oneByOne.map(({ doneSatang }) => doneSatang));
      }),
      { numRuns: 12 },
    );
  });
});

describe('a bonus that ends before it is cleared', () => {
  it('is taken back as far as it is still there when it expires: from the main wallet first, then from platforms. M22', async () => {
    const player = await newPlayer();
    await offer(player, { expiresAfterHours: 24 });
    await receiveBonus(house, player, 'G1');
    await house.ledger.post({
      playerId: player,
      key: 'to the platform',
      title: 4,
      legs: [
        { account: 'main', amountSatang: -baht(70) },
        { account: 'game:kiln', amountSatang: baht(70) },
      ],
      reference: 'kiln',
    });
    await house.ledger.post({
      playerId: player,
      key: 'a lost stake',
      title: titles.stake,
      legs: [
        { account: 'game:kiln', amountSatang: -baht(30) },
        { account: 'house:games:kiln', amountSatang: baht(30) },
      ],
      reference: 'kiln',
    });
    clock.nowMs += 24 * hour - 1;
    await expireBonuses(house);
    expect(await stand(player)).toEqual([1, 0, '']);
    clock.nowMs += 1;
    await Promise.all([expireBonuses(house), expireBonuses(house), expireBonuses(house)]);
    expect(await house.ledger.balances(player)).toMatchObject({ main: 0, 'game:kiln': 0 });
    expect(await stand(player)).toEqual([4, 2, 'expired']);
    expect((await heldBonus(house, player, 'G1'))?.returned_satang).toBe(baht(70));
    expect((await locksOf(house, player))[0]?.lockedSatang).toBe(0);
  });

  it('goes back no further than it was given: what the main wallet lacks of it comes from a platform, and no more', async () => {
    const player = await newPlayer();
    await offer(player, { expiresAfterHours: 24 });
    await receiveBonus(house, player, 'G1');
    await house.ledger.post({
      playerId: player,
      key: 'won on the platform',
      title: 4,
      legs: [
        { account: 'main', amountSatang: -baht(40) },
        { account: 'house:games:kiln', amountSatang: -baht(60) },
        { account: 'game:kiln', amountSatang: baht(100) },
      ],
      reference: 'kiln',
    });
    const before = await house.ledger.balances(player);
    clock.nowMs += 24 * hour;
    await expireBonuses(house);
    expect((await heldBonus(house, player, 'G1'))?.returned_satang).toBe(baht(100));
    const { main = 0, 'game:kiln': kiln = 0 } = await house.ledger.balances(player);
    expect([main, kiln]).toEqual([0, baht(100) - (baht(100) - (before.main ?? 0))]);
  });

  it('stays with the player if it was cleared in time, and later stakes do not count', async () => {
    const [player, late] = [await newPlayer(), await newPlayer()];
    for (const one of [player, late]) {
      await offer(one, { expiresAfterHours: 1 });
      await receiveBonus(house, one, 'G1');
    }
    await bet(player, { satang: baht(300) });
    clock.nowMs += hour;
    await bet(late, { satang: baht(300) });
    expect(await doneOf(late)).toEqual([0]);
    await expireBonuses(house);
    expect([await stand(player), await stand(late)]).toEqual([
      [2, 0, ''],
      [4, 2, 'expired'],
    ]);
    expect([await mainOf(player), await mainOf(late)]).toEqual([baht(100) + 1, 1]);
  });

  it('is returned once, whether it is cancelled, expires or both at once; winnings stay. M22', async () => {
    const player = await newPlayer();
    await offer(player, { expiresAfterHours: 1 });
    await receiveBonus(house, player, 'G1');
    await house.ledger.post({
      playerId: player,
      key: 'won',
      title: 1,
      legs: [
        { account: 'main', amountSatang: baht(500) },
        { account: 'house:adjustment', amountSatang: -baht(500) },
      ],
      reference: 'won',
    });
    clock.nowMs += hour;
    const cancel = async () => {
      const [lock] = await locksOf(house, player);
      return lock === undefined ? 'none' : cancelBonus(house, player, lock, false);
    };
    await Promise.all([cancel(), expireBonuses(house), cancel(), expireBonuses(house)]);
    expect(await mainOf(player)).toBe(baht(500));
    expect((await stand(player)).slice(0, 2)).toEqual([4, 2]);
    expect((await heldBonus(house, player, 'G1'))?.returned_satang).toBe(baht(100));
    expect(await receiveBonus(house, player, 'G1')).toBe('over');
  });
});
