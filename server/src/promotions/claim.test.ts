/** Claims: by the call of their type, once per period, judged by real events. SI-28, STATE-011, AMB-140 */
import { queryBonusArticleInfoDetail, querySelfApplyBonusList } from '@foyer/contract/promotions/articles.ts';
import {
  applyRealTimeBonus,
  depApplyBonus,
  giveBonus,
  otherApplyBonus,
  vipApplyBonus,
} from '@foyer/contract/promotions/claims.ts';
import { realTimeRebateAmount, realTimeRescueAmount } from '@foyer/contract/promotions/realTime.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { promotionTesting } from './testing/promotions.ts';

const longMs = 400 * 24 * 3_600_000;
const t = await openTestHouse({ config: { sessionIdleMs: longMs, sessionLifeMs: longMs } });
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());
const { claimant, deposit, bet, held, main } = promotionTesting(t);

const every = [otherApplyBonus, depApplyBonus, applyRealTimeBonus, vipApplyBonus, giveBonus] as const;

it.each(every.map((call) => [call.name, call] as const))(
  'asks a guest to log in first: %s. ROLE-006',
  async (_name, call) => {
    expect((await t.client().call(call, { configId: 'bind-phone' })).refusal).toBe('SESSION_EXPIRED');
  },
);

it('claims each promotion by the one call that the table names, and by no other. AMB-140', async () => {
  const player = await claimant();
  await deposit(player.playerId, 300);
  for (const call of every.filter(({ name }) => name !== 'depApplyBonus'))
    expect([call.name, (await player.call(call, { configId: 'activity-deposit-300' })).refusal]).toEqual([
      call.name,
      'UNKNOWN_OFFER',
    ]);
  expect(await player.ok(depApplyBonus, { configId: 'activity-deposit-300' })).toEqual({
    amountSatang: 8_00,
    costSatang: 8_00,
  });
  expect((await player.call(otherApplyBonus, { configId: 'check-in' })).refusal).toBe('UNKNOWN_OFFER');
});

describe("a deposit bonus, type '2'", () => {
  it('is a share of the applied amount, and states in money what must be staked. VALID-055, ERR-002', async () => {
    const player = await claimant();
    await deposit(player.playerId, 2_000);
    const answer = await player.call(otherApplyBonus, {
      configId: 'deposit-first',
      bonusType: '2',
      applyAmountSatang: 2_000_00,
    });
    expect(answer.data).toEqual({ amountSatang: 1_000_00, costSatang: 24_000_00 });
    expect(answer.message).toBe('1000.00 已到账，打满 24000.00 流水后可以提款');
    expect(await held(player.playerId, 'promo:deposit-first')).toEqual([[1_000_00, 24_000_00]]);
    expect(await main(player.playerId)).toBe(1_000_00);
  });

  it.each([
    ['', '请输入申请金额'],
    ['0', '金额不能为0'],
    ['12.5', '金额格式错误'],
    ['-5', '金额格式错误'],
    ['1e3', '金额格式错误'],
  ])('refuses the applied amount "%s" by its rule. VALID-055, VALID-002', async (applyAmount, words) => {
    const player = await claimant();
    const answer = await player.raw(otherApplyBonus, { configId: 'deposit-first', bonusType: '2', applyAmount });
    expect([answer.refusal, answer.message]).toEqual(['INPUT_RULE', words]);
  });

  it('answers 808 with the page for the deposit while no deposit fits. ERR-010, STATE-023, AMB-173', async () => {
    const player = await claimant();
    const ask = (configId: string) => player.call(otherApplyBonus, { configId, applyAmountSatang: 300_00 });
    const none = await ask('deposit-by-usdt');
    expect([none.code, JSON.parse(none.body).data]).toEqual([808, { path: '/mine/capital/latestdeposit?type=usdt' }]);
    await deposit(player.playerId, 300);
    expect((await ask('deposit-by-usdt')).code).toBe(808);
    await deposit(player.playerId, 300, { method: 'usdt', hoursAgo: 25 });
    expect((await ask('deposit-by-usdt')).code).toBe(808);
    await deposit(player.playerId, 300, { method: 'usdt' });
    expect((await ask('deposit-by-usdt')).code).toBe(200);
  });

  it('counts no deposit twice, and accepts none below the minimum and no amount above the deposit', async () => {
    const player = await claimant();
    await deposit(player.playerId, 500);
    const ask = (configId: string, applyAmountSatang: number) =>
      player.call(otherApplyBonus, { configId, applyAmountSatang });
    expect((await ask('deposit-slots', 501_00)).refusal).toBe('AMOUNT_ABOVE_DEPOSIT');
    expect((await ask('deposit-slots', 199_00)).refusal).toBe('BELOW_MINIMUM');
    expect((await ask('deposit-slots', 500_00)).code).toBe(200);
    expect((await ask('deposit-moyu-small', 100_00)).refusal).toBe('DEPOSIT_NEEDED');
    // It is Saturday in Bangkok, not Sunday, and there is no third deposit yet.
    await deposit(player.playerId, 500);
    expect((await ask('deposit-day-0', 100_00)).refusal).toBe('DEPOSIT_NEEDED');
    expect((await ask('deposit-third', 200_00)).refusal).toBe('DEPOSIT_NEEDED');
    expect((await ask('deposit-second', 500_00)).code).toBe(200);
  });

  it('goes on to the next largest deposit if the largest was used for a claim', async () => {
    const player = await claimant();
    await deposit(player.playerId, 500);
    await deposit(player.playerId, 300);
    const ask = (configId: string, applyAmountSatang: number) =>
      player.call(otherApplyBonus, { configId, applyAmountSatang });
    expect((await ask('deposit-slots', 500_00)).code).toBe(200);
    expect((await ask('deposit-moyu-small', 301_00)).refusal).toBe('AMOUNT_ABOVE_DEPOSIT');
    expect((await ask('deposit-moyu-small', 300_00)).code).toBe(200);
  });
});

describe('real-time amounts', () => {
  it('are a share of the settled stakes of the period, rounded down. CALL-169, SCREEN-052', async () => {
    const player = await claimant();
    await bet(player.playerId, 1_000, 900);
    await bet(player.playerId, 333, 0, { platformCode: 'kiln' });
    await bet(player.playerId, 5_000, 0, { isSettled: false });
    await bet(player.playerId, 5_000, 0, { hoursAgo: 24 * 40 });
    const { amountSatang, list } = await player.ok(realTimeRebateAmount, {});
    const of = (configId: string) => list.find((one) => one.configId === configId);
    expect(of('rebate-all-daily')).toMatchObject({
      baseSatang: 1_333_00,
      amountSatang: 2_66,
      percent: 0.2,
      costSatang: 2_66,
    });
    expect(of('rebate-moyu-daily')).toMatchObject({ baseSatang: 1_000_00, amountSatang: 4_00 });
    expect(of('rebate-brass-daily')).toMatchObject({ baseSatang: 0, amountSatang: 0, costSatang: 0 });
    expect(amountSatang).toBe(list.reduce((sum, one) => sum + one.amountSatang, 0));
  });

  it('are a share of the net loss of the period, and nothing if more was won. CALL-170', async () => {
    const player = await claimant();
    await bet(player.playerId, 2_000, 500);
    await bet(player.playerId, 1_000, 3_000, { platformCode: 'kiln', gameType: 5 });
    const { list } = await player.ok(realTimeRescueAmount, {});
    const of = (configId: string) => list.find((one) => one.configId === configId)?.amountSatang;
    expect(of('rescue-moyu-weekly')).toBe(75_00);
    expect(of('rescue-kiln-weekly')).toBe(0);
    expect(of('rescue-all-weekly')).toBe(0);
    expect(of('rescue-slots-daily')).toBe(45_00);
  });

  it('are claimed once a period: later stakes add nothing, and the next period starts from zero. CALL-171', async () => {
    const player = await claimant();
    const claim = () => player.call(applyRealTimeBonus, { configId: 'rebate-moyu-daily' });
    expect((await claim()).refusal).toBe('NOTHING_TO_CLAIM');
    await bet(player.playerId, 1_000, 0);
    expect((await claim()).data).toEqual({ amountSatang: 4_00, costSatang: 4_00 });
    await bet(player.playerId, 9_000, 0);
    expect((await claim()).refusal).toBe('OFFER_CLAIMED');
    const { list } = await player.ok(realTimeRebateAmount, {});
    expect(list.find(({ configId }) => configId === 'rebate-moyu-daily')).toMatchObject({
      isClaimed: true,
      amountSatang: 4_00,
    });
    t.clock.nowMs += 24 * 3_600_000;
    expect((await claim()).refusal).toBe('NOTHING_TO_CLAIM');
    await bet(player.playerId, 500, 0);
    expect((await claim()).data?.amountSatang).toBe(2_00);
  });
});

it('gives club rewards from their level on, for the platform that the player chose. CALL-200, AMB-079', async () => {
  const player = await claimant();
  const ask = (configId: string, platformKey = '') => player.call(vipApplyBonus, { configId, platformKey });
  const early = await ask('club-rise-1');
  expect([early.refusal, early.message]).toEqual(['OFFER_NOT_YOURS', expect.stringContaining('第 1 级')]);
  await t.house.db.updateTable('player').set({ level: 1 }).where('player_id', '=', player.playerId).execute();
  expect((await ask('club-rise-1')).code).toBe(200);
  expect((await ask('club-rise-2')).refusal).toBe('OFFER_NOT_YOURS');
  expect((await ask('club-rise-choice-1')).refusal).toBe('UNKNOWN_PLATFORM');
  expect((await ask('club-rise-choice-1', 'nobody')).refusal).toBe('UNKNOWN_PLATFORM');
  expect((await ask('club-rise-choice-1', 'kiln')).code).toBe(200);
  const row = await t.house.db
    .selectFrom('held_bonus')
    .select('terms')
    .where('player_id', '=', player.playerId)
    .where('grant_id', 'like', 'promo:club-rise-choice-1%')
    .executeTakeFirstOrThrow();
  expect(row.terms).toMatchObject({ platformCodes: ['kiln'] });
});

it('gives a bind bonus once its item is verified. CALL-201, ENUM-020', async () => {
  const player = await claimant();
  expect((await player.call(giveBonus, { configId: 'bind-phone' })).refusal).toBe('OFFER_NOT_YOURS');
  await t.house.db
    .updateTable('player')
    .set({ is_phone_verified: true })
    .where('player_id', '=', player.playerId)
    .execute();
  expect((await player.call(giveBonus, { configId: 'bind-phone' })).data).toEqual({
    amountSatang: 8_00,
    costSatang: 8_00,
  });
  expect((await player.call(giveBonus, { configId: 'bind-phone' })).refusal).toBe('OFFER_CLAIMED');
  expect((await player.call(giveBonus, { configId: 'bind-card' })).refusal).toBe('OFFER_NOT_YOURS');
});

it('gives a bonus for the stakes of a period, and for a new account while it is new', async () => {
  const player = await claimant();
  const task = () => player.call(otherApplyBonus, { configId: 'task-moyu-daily' });
  const welcome = () => player.call(giveBonus, { configId: 'new-7-500' });
  expect([(await task()).refusal, (await welcome()).refusal]).toEqual(['OFFER_NOT_YOURS', 'OFFER_NOT_YOURS']);
  await bet(player.playerId, 800, 0);
  expect([(await task()).code, (await welcome()).code]).toEqual([200, 200]);
  const old = await claimant();
  await bet(old.playerId, 800, 0);
  t.clock.nowMs += 8 * 24 * 3_600_000;
  expect((await old.call(giveBonus, { configId: 'new-7-500' })).refusal).toBe('OFFER_NOT_YOURS');
});

it('grants one of 30 concurrent claims, and a repeated request gets the same reply. STATE-011, L05', async () => {
  const player = await claimant();
  const answers = await Promise.all(Array.from({ length: 30 }, () => player.call(giveBonus, { configId: 'new-3-0' })));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ refusal }) => refusal ?? []))).toEqual(new Set(['OFFER_CLAIMED']));
  expect(await main(player.playerId)).toBe(18_00);
  expect(await held(player.playerId, 'promo:new-3-0')).toHaveLength(1);

  const requestId = crypto.randomUUID();
  const first = await player.call(giveBonus, { configId: 'new-30-0' }, { requestId });
  const again = await player.call(giveBonus, { configId: 'new-30-0' }, { requestId });
  expect([first.code, again.body]).toEqual([200, first.body]);
});

it('uses a bet or a deposit for only one of many offers that are claimed at once', async () => {
  const player = await claimant();
  const order = await bet(player.playerId, 1_000, 0);
  const byBet = await Promise.all(
    ['bet-slots-big', 'bet-slots-comfort'].map((configId) =>
      player.call(otherApplyBonus, { configId, betOrderNo: order }),
    ),
  );
  expect(byBet.filter(({ code }) => code === 200)).toHaveLength(1);
  await deposit(player.playerId, 5_000);
  const steps = [300, 500, 1_000, 2_000, 5_000];
  const byDeposit = await Promise.all(
    steps.map((step) => player.call(depApplyBonus, { configId: `activity-deposit-${step}` })),
  );
  expect(byDeposit.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(byDeposit.filter(({ refusal }) => refusal === 'DEPOSIT_NEEDED')).toHaveLength(4);
});

it('pays once a claim that a killed process recorded but did not pay. L04', async () => {
  const player = await claimant();
  await player.ok(giveBonus, { configId: 'new-3-0' });
  const { db } = t.house;
  await db.deleteFrom('held_bonus').where('player_id', '=', player.playerId).execute();
  await db.deleteFrom('bonus_lock').where('player_id', '=', player.playerId).execute();
  expect((await player.call(giveBonus, { configId: 'new-3-0' })).refusal).toBe('OFFER_CLAIMED');
  expect(await held(player.playerId, 'promo:new-3-0')).toEqual([[18_00, 90_00]]);
  expect(await main(player.playerId)).toBe(18_00);
});

it('refuses offers that have ended or never existed', async () => {
  const player = await claimant();
  const { db } = t.database;
  await db.updateTable('promotion').set({ until_ms: t.clock.nowMs }).where('config_id', '=', 'new-30-0').execute();
  expect((await player.call(giveBonus, { configId: 'new-30-0' })).refusal).toBe('OFFER_CLOSED');
  expect((await player.call(giveBonus, { configId: 'nobody' })).refusal).toBe('UNKNOWN_OFFER');
});

it('shows a player what they can do about a promotion now. CALL-035, CALL-036', async () => {
  const player = await claimant();
  const own = async (articleId: string) => {
    const { state, nowSatang, depositSatang } = await player.ok(queryBonusArticleInfoDetail, {
      articleId,
      isOwn: true,
    });
    return [state, nowSatang, depositSatang];
  };
  expect(await own('bind-email')).toEqual(['notYet', undefined, undefined]);
  expect(await own('new-3-0')).toEqual(['open', 18_00, undefined]);
  expect(await own('deposit-first')).toEqual(['open', undefined, undefined]);
  await deposit(player.playerId, 700);
  expect(await own('deposit-first')).toEqual(['open', undefined, 700_00]);
  await player.ok(giveBonus, { configId: 'new-3-0' });
  expect(await own('new-3-0')).toEqual(['claimed', 18_00, undefined]);
  const { list } = await player.ok(querySelfApplyBonusList, { isOwn: true });
  expect(list.find(({ configId }) => configId === 'new-3-0')?.isClaimed).toBe(true);
});
