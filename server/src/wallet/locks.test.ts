/** Locks of deposits and bonuses through the contract's own client. SI-45 */
import { randomUUID } from 'node:crypto';
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import { deposit, refresh } from '@foyer/contract/wallet/balance.ts';
import {
  betFlowLock,
  betFlowLockList,
  bonusLock,
  lockWord,
  queryUserLockAmount,
  rechargeLock,
  selfUnlockAmount,
} from '@foyer/contract/wallet/locks.ts';
import { myBalanceList } from '@foyer/contract/wallet/statement.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { grantBonus } from '../bonus/grant.ts';
import { testBonus, testTerms } from '../bonus/testing/bonus.ts';
import { endLock, insertDepositLock } from '../bonus/lockStore.ts';
import { locksOf } from '../bonus/locks.ts';
import { give, newPlayer, readyToWithdraw, withdrawPassword } from './testing/wallet.ts';
import type { TestPlayer } from './testing/wallet.ts';

const operatorKey = 'a-key-that-nobody-guesses';
const t = await openTestHouse({ config: { operatorKey } });
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const baht = (amount: number) => amount * 100;
const names = { zh_CN: '迎新红利', en: 'Welcome bonus', th: 'โบนัสต้อนรับ' };

const lockDeposit = (player: TestPlayer, orderNo: string, principal: number, target = principal) =>
  insertDepositLock(t.house, player.playerId, {
    orderNo,
    principalSatang: baht(principal),
    targetSatang: baht(target),
    createdMs: t.clock.nowMs,
  });
const lockBonus = (player: TestPlayer, grantId: string, more: Partial<KeptTerms> = {}) =>
  grantBonus(t.house, testBonus(player.playerId, grantId, { names, terms: testTerms(120, { multiple: 3, ...more }) }));

/** A bet that won back its stake. */
async function bet(player: TestPlayer, amount: number, platformCode = 'kiln', isSettled = true): Promise<void> {
  const id = randomUUID();
  t.clock.nowMs += 1000;
  await t.house.ledger.post({
    playerId: player.playerId,
    key: id,
    title: 200,
    legs: [
      { account: 'main', amountSatang: -1 },
      { account: 'house:games:kiln', amountSatang: 1 },
    ],
    reference: id,
    bet: {
      betOrderNo: id,
      platformCode,
      gameType: 1,
      gameId: 'any',
      stakeSatang: baht(amount),
      winSatang: baht(amount),
      roundId: id,
      isSettled,
    },
  });
}
const drop = (player: TestPlayer) => lose(player, baht(1000));
const lose = (player: TestPlayer, satang: number) =>
  t.house.ledger.post({
    playerId: player.playerId,
    key: randomUUID(),
    title: 1,
    legs: [
      { account: 'main', amountSatang: -satang },
      { account: 'house:adjustment', amountSatang: satang },
    ],
    reference: 'lost',
  });

describe('the locks', () => {
  it('have the same progress in both calls, and add up to the locked amount. AMB-062, ENUM-007 to ENUM-009', async () => {
    const player = await newPlayer(t, 1000);
    await lockDeposit(player, 'D1', 600);
    t.clock.nowMs += 1000;
    await lockBonus(player, 'B100');
    await bet(player, 200);
    const { list, bonuses, lockedSatang } = await player.ok(queryUserLockAmount, {}, { lang: 'en' });
    expect(lockedSatang).toBe(baht(720));
    expect(list).toMatchObject([
      { lockId: 'D1', principalSatang: baht(600), doneSatang: baht(200), targetSatang: baht(600), status: '0' },
    ]);
    expect(bonuses).toMatchObject([
      { lockId: 'B100', name: 'Welcome bonus', type: '2', platformName: '', doneSatang: 0, status: '1' },
    ]);
    const flow = await player.ok(betFlowLockList, {});
    expect(flow.list.map((one) => [one.lockId, one.kind, one.status])).toEqual([
      ['B100', 'bonus', '1'],
      ['D1', 'deposit', '3'],
    ]);
    expect(flow.list.map(({ status }) => betFlowLock(status))).toEqual(['locked', 'locked']);
    expect([rechargeLock('0'), bonusLock('1')]).toEqual(['locked', 'locked']);
    await bet(player, 400);
    await bet(player, 360);
    const done = await player.ok(queryUserLockAmount, {});
    expect([done.lockedSatang, done.list[0]?.status, done.bonuses[0]?.status]).toEqual([0, '1', '2']);
    expect((await player.ok(betFlowLockList, {})).list.map(({ status }) => status)).toEqual(['2', '2']);
  });

  it('of a deposit are worked off by settled bets alone. ENTITY-033', async () => {
    const player = await newPlayer(t, 1000);
    await lockDeposit(player, 'D1', 600);
    await bet(player, 400, 'kiln', false);
    await bet(player, 100);
    expect((await player.ok(queryUserLockAmount, {})).list).toMatchObject([{ doneSatang: baht(100), status: '0' }]);
  });

  it('end once: asked again, each keeps the moment at which it ended', async () => {
    const player = await newPlayer(t, 1000);
    await lockDeposit(player, 'D1', 600);
    await lockBonus(player, 'B103');
    const read = async () => ({
      deposit: (
        await t.house.db
          .selectFrom('deposit_lock')
          .select('unlocked_ms')
          .where('player_id', '=', player.playerId)
          .executeTakeFirstOrThrow()
      ).unlocked_ms,
      bonus: (
        await t.house.db
          .selectFrom('bonus_lock')
          .select('cancelled_ms')
          .where('player_id', '=', player.playerId)
          .executeTakeFirstOrThrow()
      ).cancelled_ms,
    });
    const locks = await locksOf(t.house, player.playerId);
    for (const lock of locks) await endLock(t.house, player.playerId, lock);
    const ended = await read();
    expect(ended).toEqual({ deposit: t.clock.nowMs, bonus: t.clock.nowMs });
    t.clock.nowMs += 5_000;
    for (const lock of locks) await endLock(t.house, player.playerId, lock);
    expect(await read()).toEqual(ended);
  });

  it('of a bonus for one platform are cleared only by bets there. ENTITY-034', async () => {
    const player = await newPlayer(t, 1000);
    await lockBonus(player, 'B101', { platformCodes: ['kiln'] });
    await bet(player, 500, 'brass');
    expect((await player.ok(queryUserLockAmount, {})).bonuses).toMatchObject([{ platformName: '青窑', doneSatang: 0 }]);
    await bet(player, 100, 'kiln');
    expect((await player.ok(queryUserLockAmount, {})).bonuses).toMatchObject([{ doneSatang: baht(100) }]);
  });

  it('name every platform whose bets count, in the player’s language. ENTITY-034', async () => {
    const player = await newPlayer(t, 1000);
    await lockBonus(player, 'B103', { platformCodes: ['kiln', 'brass'] });
    const read = async (lang: 'zh_CN' | 'en') => {
      const { bonuses } = await player.ok(queryUserLockAmount, {}, { lang });
      const { list } = await player.ok(betFlowLockList, {}, { lang });
      return [bonuses[0]?.platformName, list[0]?.platformName];
    };
    expect(await read('zh_CN')).toEqual(['青窑和金廊', '青窑和金廊']);
    expect((await read('en'))[0]).toMatch(/^.+ and .+$/);
  });

  it('come in pages, newest first, and are the player’s own. S14', async () => {
    const [player, other] = await Promise.all([newPlayer(t, 100), newPlayer(t)]);
    for (let index = 0; index < 5; index += 1) {
      t.clock.nowMs += 1000;
      await lockDeposit(player, `D${index}`, 10);
    }
    const page = await player.ok(betFlowLockList, { pageNo: 2, pageSize: 2 });
    expect([page.total, page.list.map(({ lockId }) => lockId)]).toEqual([5, ['D2', 'D1']]);
    expect(await other.ok(betFlowLockList, {})).toEqual({ total: 0, list: [] });
    expect((await other.call(selfUnlockAmount, { lockId: 'D1' })).refusal).toBe('UNKNOWN_LOCK');
  });

  it('of a bonus cannot be withdrawn before it is staked. AMB-046, VALID-037', async () => {
    const player = await newPlayer(t, 500);
    const bankCardId = await readyToWithdraw(t, player);
    await lockBonus(player, 'B102');
    const ask = async (amount: number) =>
      (await player.call(applyWithdraw, { bankCardId, amountSatang: baht(amount), withdrawPassword })).refusal;
    expect(await ask(501)).toBe('ABOVE_WITHDRAWABLE');
    expect(await ask(500)).toBeUndefined();
  });
});

describe('unlocking by the player', () => {
  it('ends a deposit’s lock only if the locked money is gone. SCREEN-075, CALL-079', async () => {
    const player = await newPlayer(t, 1000);
    await lockDeposit(player, 'D1', 1000, 3000);
    const early = await player.call(selfUnlockAmount, { lockId: 'D1' }, { lang: 'en' });
    expect([early.refusal, early.message]).toEqual(['LOCK_NOT_FREE', expect.stringContaining('฿10.00')]);
    expect((await player.ok(queryUserLockAmount, {})).list[0]?.isSelfUnlockable).toBe(false);
    await drop(player);
    expect((await player.ok(queryUserLockAmount, {})).list[0]?.isSelfUnlockable).toBe(true);
    t.clock.nowMs += 1000;
    expect(await player.ok(selfUnlockAmount, { lockId: 'D1' })).toEqual({
      unlockedSatang: baht(1000),
      returnedSatang: 0,
    });
    expect(await player.ok(selfUnlockAmount, { lockId: 'D1' })).toEqual({ unlockedSatang: 0, returnedSatang: 0 });
    await give(t, player.playerId, 'main', baht(50));
    expect(await player.ok(queryUserLockAmount, {})).toMatchObject({ lockedSatang: 0, list: [{ status: '1' }] });
  });

  it('keeps the lock of a player with exactly the operator’s limit, and ends it a satang below. CALL-079', async () => {
    const player = await newPlayer(t, 10);
    await lockDeposit(player, 'D1', 1000);
    expect((await player.call(selfUnlockAmount, { lockId: 'D1' })).refusal).toBe('LOCK_NOT_FREE');
    expect((await player.ok(queryUserLockAmount, {})).list[0]?.isSelfUnlockable).toBe(false);
    await lose(player, 1);
    expect((await player.ok(queryUserLockAmount, {})).list[0]?.isSelfUnlockable).toBe(true);
    expect(await player.ok(selfUnlockAmount, { lockId: 'D1' })).toMatchObject({ unlockedSatang: baht(1000) });
  });

  it('counts money on platforms and in withdrawals as not gone', async () => {
    const player = await newPlayer(t, 100);
    await lockDeposit(player, 'D1', 100);
    await player.ok(deposit, { platformKey: 'moyu', amountSatang: baht(100) });
    expect((await player.call(selfUnlockAmount, { lockId: 'D1' })).refusal).toBe('LOCK_NOT_FREE');
  });

  it('returns a bonus in full, once, with an entry in the statement. ENUM-007', async () => {
    const player = await newPlayer(t, 500);
    await lockBonus(player, 'B200');
    expect((await player.ok(refresh, {})).mainSatang).toBe(baht(620));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => player.ok(selfUnlockAmount, { lockId: 'B200' })),
    );
    expect(answers.some((answer) => answer.returnedSatang === baht(120))).toBe(true);
    expect((await player.ok(refresh, {})).mainSatang).toBe(baht(500));
    const { list } = await player.ok(myBalanceList, {});
    expect(list.filter(({ title }) => title === 8).map(({ amountSatang }) => amountSatang)).toEqual([
      -baht(120),
      baht(120),
    ]);
    expect(await player.ok(queryUserLockAmount, {})).toMatchObject({ lockedSatang: 0, bonuses: [{ status: '4' }] });
    const flow = await player.ok(betFlowLockList, {});
    expect(flow.list).toMatchObject([{ kind: 'bonus', status: '4', principalSatang: baht(120) }]);
    expect(flow.list.map(lockWord)).toEqual(['cancelled']);
  });

  it('does not let a bonus stay on a platform: it has to be in the main wallet. BONUS_NOT_IN_MAIN', async () => {
    const player = await newPlayer(t);
    await lockBonus(player, 'B201');
    await player.ok(deposit, { platformKey: 'moyu', amountSatang: baht(100) });
    const answer = await player.call(selfUnlockAmount, { lockId: 'B201' });
    expect([answer.refusal, answer.message]).toEqual(['BONUS_NOT_IN_MAIN', expect.stringContaining('฿120.00')]);
    expect(await t.house.ledger.balances(player.playerId)).toMatchObject({ main: baht(20), 'game:moyu': baht(100) });
  });

  it('refuses an id without a lock', async () => {
    const player = await newPlayer(t);
    for (const lockId of ['none', "' or true --", '9'.repeat(200)])
      expect((await player.call(selfUnlockAmount, { lockId })).refusal).toBe('UNKNOWN_LOCK');
  });
});

const askOperator = async (body: object, key = operatorKey) =>
  t.app.inject({
    method: 'POST',
    url: '/operator/bonus',
    headers: { authorization: `Bearer ${key}` },
    payload: body,
  });

describe('a bonus of the operator', () => {
  it('arrives once however often it is sent, and only with the key. S01', async () => {
    const player = await newPlayer(t);
    const body = { account: player.userAccount, id: 'autumn-1', amount: '120', turnover: '360', name: '秋日红利' };
    expect((await askOperator(body, 'wrong')).statusCode).toBe(401);
    for (let index = 0; index < 3; index += 1) expect((await askOperator(body)).json()).toEqual({ id: 'autumn-1' });
    expect((await player.ok(refresh, {})).mainSatang).toBe(baht(120));
    expect((await player.ok(queryUserLockAmount, {})).bonuses).toMatchObject([{ name: '秋日红利' }]);
  });

  it('is refused if a field is invalid', async () => {
    const player = await newPlayer(t);
    for (const as of ['constructor', '__proto__', 'toString'])
      expect(
        (await askOperator({ account: player.userAccount, id: 'autumn-2', amount: '120', as })).json(),
      ).toHaveProperty('error');
    for (const wrong of [{ amount: '-5' }, { amount: 'x' }, { amount: '' }, { id: '' }, { turnover: '-1' }]) {
      const body = { account: player.userAccount, id: 'autumn-2', amount: '120', ...wrong };
      expect((await askOperator(body)).json()).toHaveProperty('error');
    }
    expect((await player.ok(refresh, {})).mainSatang).toBe(0);
  });
});
