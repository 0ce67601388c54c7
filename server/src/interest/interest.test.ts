/** Interest plans against a real database: bought, computed, ended and redeemed, each once. SI-46 */
import type { Call, RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import * as plans from '@foyer/contract/interest/plans.ts';
import { queryUserLockAmount, selfUnlockAmount } from '@foyer/contract/wallet/locks.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { insertDepositLock } from '../bonus/lockStore.ts';
import type { TestClient } from '../http/testing/client.ts';
import { assertBooksAreWhole } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { baht, dayMs, hourMs, interestTesting } from './testing/interest.ts';

// Plans outlast a session.
const t = await openTestHouse({ config: { sessionIdleMs: 1e12, sessionLifeMs: 1e12 } });
const { house, clock } = t;
const { playerWith, left, setLeft } = interestTesting(t);
afterEach(() => assertBooksAreWhole(house.db));
afterAll(() => t.close());

async function refused<C extends Call>(client: TestClient, what: C, request: RequestOf<C>, name: RefusalOf<C>) {
  expect((await client.call(what, request)).code).toBe(refusals[name]);
}
describe('plans on sale', () => {
  it('are listed with every term, in the language of the player, including those that are sold out. CALL-175, ENTITY-036', async () => {
    const { client } = await playerWith(100);
    const { list, availableSatang } = await client.ok(plans.selectBonusBalanceProfitList, {});
    expect(availableSatang).toBe(baht(100));
    expect(list.map(({ planId, remaining }) => [planId, remaining > 0])).toEqual([
      ['day', true],
      ['week', true],
      ['month', true],
      ['season', false],
    ]);
    expect(list[1]).toEqual({
      planId: 'week',
      name: '七日计划',
      ratePpm: 200,
      billingMinutes: 1440,
      planMinutes: 10_080,
      capSatang: baht(500),
      principalMultiple: 0,
      interestMultiple: 1,
      singleLimitSatang: baht(50_000),
      remaining: 500,
    });
  });
});

describe('a purchase', () => {
  it('moves the amount into the plan and takes one of the remaining places. CALL-176, CALL-177, ENUM-014', async () => {
    const { buy, accounts, mine, playerId } = await playerWith(1000);
    const before = await left('week');
    const bought = await buy('week', 600.5);
    expect(bought).toMatchObject({ status: '0', principalSatang: 60_050, interestSatang: 0, cycles: 0 });
    expect(bought.endTime).toBe(clock.nowMs + 7 * dayMs);
    expect(await accounts()).toEqual({ main: 39_950, savings: 60_050 });
    expect(await left('week')).toBe(before - 1);
    expect(await mine()).toEqual([bought]);
    const { title } = await house.db
      .selectFrom('movement')
      .select('title')
      .where('player_id', '=', playerId)
      .where('reference', '=', bought.orderId)
      .executeTakeFirstOrThrow();
    expect(title).toBe(17);
  });

  it.each([
    ['a plan that is sold out', 'season', 100, 'PLAN_SOLD_OUT'],
    ['more than the single limit', 'day', 5000.01, 'ABOVE_PLAN_LIMIT'],
    ['more than the balance. VALID-061, ERR-054', 'week', 1000.01, 'PLAN_BALANCE_INSUFFICIENT'],
    ['a plan that is not on sale', 'none', 100, 'UNKNOWN_PLAN'],
  ] as const)('is refused for %s, and nothing is taken. AMB-191', async (_what, planId, amount, name) => {
    const { client, accounts, mine } = await playerWith(1000);
    const before = await left('week');
    await refused(client, plans.buyBalanceProfit, { planId, amountSatang: Math.round(amount * 100) }, name);
    expect(await accounts()).toEqual({ main: baht(1000), savings: 0 });
    expect([await mine(), await left('week')]).toEqual([[], before]);
  });

  it('takes no locked money, not even by many concurrent purchases. AMB-046', async () => {
    const { client, buy, playerId, accounts } = await playerWith(1000);
    await insertDepositLock(house, playerId, {
      orderNo: 'D1',
      principalSatang: baht(700),
      targetSatang: baht(700),
      createdMs: clock.nowMs,
    });
    const { availableSatang, lockedSatang } = await client.ok(plans.selectBonusBalanceProfitList, {});
    expect([availableSatang, lockedSatang]).toEqual([baht(300), baht(700)]);
    await refused(
      client,
      plans.buyBalanceProfit,
      { planId: 'week', amountSatang: baht(300.01) },
      'PLAN_BALANCE_INSUFFICIENT',
    );
    await Promise.allSettled(Array.from({ length: 8 }, () => buy('week', 100)));
    expect((await accounts()).savings).toBeLessThanOrEqual(baht(300));
  });

  it('never takes more than the balance, even by 50 concurrent requests', async () => {
    const { client, accounts, mine } = await playerWith(1000);
    const before = await left('week');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.call(plans.buyBalanceProfit, { planId: 'week', amountSatang: baht(70) })),
    );
    const bought = answers.filter(({ code }) => code === 200).length;
    expect(bought).toBe(14);
    expect(answers.filter(({ code }) => code === 1704)).toHaveLength(36);
    expect(await accounts()).toEqual({ main: baht(20), savings: baht(980) });
    expect([(await mine('0')).length, await left('week')]).toEqual([14, before - 14]);
  });

  it('of the last place goes to only one of 50 buyers', async () => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => playerWith(100)));
    await setLeft('month', 1);
    const answers = await Promise.all(
      buyers.map(({ client }) => client.call(plans.buyBalanceProfit, { planId: 'month', amountSatang: baht(100) })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 1702)).toHaveLength(49);
    expect(await left('month')).toBe(0);
    const savings = await Promise.all(buyers.map(async ({ accounts }) => (await accounts()).savings));
    expect(savings.reduce((sum, satang) => sum + satang, 0)).toBe(baht(100));
    await setLeft('month', 100);
  });

  it('requested twice under one id is made once. L05', async () => {
    const { client, accounts } = await playerWith(1000);
    const request = { planId: 'week', amountSatang: baht(100) };
    const requestId = '0b7c8a52-2f3b-4a37-9a70-0f30f3d6a001';
    const [one, other] = await Promise.all(
      [1, 2].map(() => client.call(plans.buyBalanceProfit, request, { requestId })),
    );
    expect(one?.data).toEqual(other?.data);
    expect(await accounts()).toEqual({ main: baht(900), savings: baht(100) });
  });
});

describe('a running plan', () => {
  it('earns interest for each complete cycle, and is paid back in full at the end. ENTITY-036', async () => {
    const { buy, accounts, mine, client } = await playerWith(10_000);
    const { orderId } = await buy('week', 10_000);
    const startMs = clock.nowMs;
    await t.runDueJobs(startMs + dayMs - 1);
    expect(await mine('0')).toMatchObject([{ orderId, cycles: 0, interestSatang: 0 }]);
    await t.runDueJobs(startMs + dayMs);
    expect(await mine('0')).toMatchObject([{ cycles: 1, interestSatang: baht(2) }]);
    await t.runDueJobs(startMs + 7 * dayMs);
    expect(await mine()).toMatchObject([{ status: '1', cycles: 7, interestSatang: baht(14) }]);
    expect(await accounts()).toEqual({ main: baht(10_014), savings: 0 });
    // The interest is staked once before it may be withdrawn; the principal is free.
    const { lockedSatang, bonuses } = await client.ok(queryUserLockAmount, {});
    expect([lockedSatang, bonuses]).toMatchObject([baht(14), [{ name: '七日计划', targetSatang: baht(14) }]]);
  });

  it('makes up at once for cycles that ended while the house was down', async () => {
    const { buy, mine, accounts } = await playerWith(10_000);
    await buy('week', 10_000);
    await t.runDueJobs(clock.nowMs + 3 * dayMs + hourMs);
    const order = await house.db
      .selectFrom('interest_order')
      .selectAll()
      .orderBy('created_ms', 'desc')
      .executeTakeFirstOrThrow();
    expect([order.cycles, order.interest_satang]).toEqual([3, baht(6)]);
    await t.runDueJobs(clock.nowMs + 40 * dayMs);
    expect(await mine()).toMatchObject([{ status: '1', interestSatang: baht(14) }]);
    expect(await accounts()).toEqual({ main: baht(10_014), savings: 0 });
  });

  it('locks the principal as well if its terms say so, and then cannot be redeemed early. ENTITY-036', async () => {
    const { buy, client, accounts } = await playerWith(10_000);
    const { orderId } = await buy('month', 10_000);
    await t.runDueJobs(clock.nowMs + 30 * dayMs);
    expect(await accounts()).toEqual({ main: baht(10_090), savings: 0 });
    const locks = await client.ok(queryUserLockAmount, {});
    expect(locks.list).toMatchObject([
      { lockId: orderId, name: '三十日计划', lockedSatang: baht(10_000), targetSatang: baht(10_000) },
    ]);
    expect(locks.bonuses).toMatchObject([{ lockedSatang: baht(90), targetSatang: baht(270) }]);
    expect(locks.lockedSatang).toBe(baht(10_090));
    await refused(client, selfUnlockAmount, { lockId: orderId }, 'LOCK_NOT_FREE');
    // The interest is a bonus. Cancelling it takes the interest back, and the principal stays.
    await client.ok(selfUnlockAmount, { lockId: `interest:${orderId}` });
    expect(await accounts()).toEqual({ main: baht(10_000), savings: 0 });
  });
});

describe('redemption', () => {
  it('ends the plan at once and pays the principal and the interest so far. CALL-178, STATE-016', async () => {
    const { buy, client, accounts, mine } = await playerWith(10_000);
    const { orderId } = await buy('week', 10_000);
    clock.nowMs += 2 * dayMs + hourMs;
    const redeemed = await client.ok(plans.ransomBalanceProfit, { orderId });
    expect(redeemed).toMatchObject({ status: '2', cycles: 2, interestSatang: baht(4), closeTime: clock.nowMs });
    expect(await accounts()).toEqual({ main: baht(10_004), savings: 0 });
    await t.runDueJobs(clock.nowMs + 30 * dayMs);
    expect(await mine('2')).toMatchObject([{ orderId, interestSatang: baht(4) }]);
    expect(await accounts()).toEqual({ main: baht(10_004), savings: 0 });
    await refused(client, plans.ransomBalanceProfit, { orderId }, 'PLAN_CLOSED');
  });

  it('pays back once, even for 20 devices at once while the plan ends', async () => {
    const { buy, client, accounts, mine } = await playerWith(10_000);
    const { orderId } = await buy('week', 10_000);
    clock.nowMs += 7 * dayMs;
    const requests = Array.from({ length: 20 }, () => client.call(plans.ransomBalanceProfit, { orderId }));
    await Promise.all([...requests, t.runDueJobs()]);
    expect(await mine()).toMatchObject([{ status: '1', interestSatang: baht(14) }]);
    expect(await accounts()).toEqual({ main: baht(10_014), savings: 0 });
  });

  it("of somebody else's plan is refused", async () => {
    const [owner, other] = [await playerWith(100), await playerWith(100)];
    const { orderId } = await owner.buy('week', 100);
    await refused(other.client, plans.ransomBalanceProfit, { orderId }, 'UNKNOWN_PLAN_ORDER');
  });
});
