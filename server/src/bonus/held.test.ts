/** Claimed and offered bonuses against a real database: one grant whatever happens. L09, M22 */
import type { KeptTerms } from '@foyer/contract/bonusTerms.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { approveBonus, clearAudit, drawBonus, rejectBonus } from './audit.ts';
import { expireBonuses } from './expire.ts';
import { applyForBonus, enterDraw, grantBonus, receiveBonus } from './grant.ts';
import { heldBonus, receiveHeld } from './heldStore.ts';
import { locksOf } from './locks.ts';
import { bonusTesting, testBonus, testTerms } from './testing/bonus.ts';

const t = await openTestHouse();
const { house, clock } = t;
const { newPlayer, mainOf, offer, stand } = bonusTesting(t);
afterEach(() => assertBooksAreZero(house.db));
afterAll(() => t.close());

const baht = (amount: number) => amount * 100;
const hour = 3_600_000;
const setSwitch = (value: string) =>
  house.db
    .updateTable('setting')
    .set({ setting_value: value })
    .where('setting_key', '=', 'bonusHighMultiples')
    .execute();

describe('a bonus that is claimed', () => {
  it('is granted once for 30 concurrent claims: one lock, one movement. L09, STATE-011', async () => {
    const player = await newPlayer();
    await offer(player);
    const answers = await Promise.all(Array.from({ length: 30 }, () => receiveBonus(house, player, 'G1')));
    expect(new Set(answers)).toEqual(new Set(['received']));
    expect(await mainOf(player)).toBe(baht(100));
    expect(await locksOf(house, player)).toMatchObject([
      { lockId: 'G1', lockedSatang: baht(100), targetSatang: baht(300) },
    ]);
    expect(await stand(player)).toEqual([1, 0, '']);
  });

  it('is granted once, with the terms of one of 30 concurrent grants. L09', async () => {
    const player = await newPlayer();
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        grantBonus(house, testBonus(player, 'G1', { terms: testTerms(100 + index) })),
      ),
    );
    const held = await heldBonus(house, player, 'G1');
    expect(await mainOf(player)).toBe(held?.amount_satang);
    expect(await locksOf(house, player)).toHaveLength(1);
  });

  it('is paid once by the next run of the job if a process was killed between lock and payment. L10', async () => {
    const player = await newPlayer();
    await offer(player);
    const held = await heldBonus(house, player, 'G1');
    if (held === undefined) throw new Error('no bonus');
    expect(await receiveHeld(house, held)).toBe(true);
    expect([await mainOf(player), (await locksOf(house, player))[0]?.lockedSatang]).toEqual([0, baht(100)]);
    expect(await expireBonuses(house)).toBe(1);
    expect(await mainOf(player)).toBe(baht(100));
    await Promise.all([expireBonuses(house), receiveBonus(house, player, 'G1'), expireBonuses(house)]);
    expect(await mainOf(player)).toBe(baht(100));
  });

  it('does not exist for another player. S14', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    await offer(player);
    expect(await receiveBonus(house, other, 'G1')).toBe('unknown');
    expect(await receiveBonus(house, player, "' or true --")).toBe('unknown');
    expect(await mainOf(player)).toBe(0);
  });

  it('holds no money back if it requires no turnover. ENUM-010: 1', async () => {
    const player = await newPlayer();
    await grantBonus(house, testBonus(player, 'G1', { terms: testTerms(100, { multiple: 0 }) }));
    expect([await mainOf(player), await locksOf(house, player), await stand(player)]).toEqual([
      baht(100),
      [],
      [1, 1, ''],
    ]);
  });

  it('is a part of its deposit, up to the cap, and both need turnover if the terms say so', async () => {
    const player = await newPlayer();
    const terms = testTerms(0, {
      gives: { kind: 'percent', percent: 50, capSatang: baht(1000), leastDepositSatang: baht(100) },
      multipleOf: 'bonusAndDeposit',
      multiple: 5,
    });
    await grantBonus(house, testBonus(player, 'G1', { terms, depositSatang: baht(500) }));
    expect(await mainOf(player)).toBe(baht(250));
    expect(await locksOf(house, player)).toMatchObject([{ targetSatang: baht(3750) }]);
    clock.nowMs += 1;
    await grantBonus(house, testBonus(player, 'large', { terms, depositSatang: baht(5000) }));
    expect(await mainOf(player)).toBe(baht(1250));
    expect(await locksOf(house, player)).toMatchObject([{}, { lockId: 'large', targetSatang: baht(30_000) }]);
    const tooLittle = testBonus(player, 'G2', { terms, depositSatang: baht(99) });
    await expect(grantBonus(house, tooLittle)).rejects.toThrow(RangeError);
  });

  it('cannot require more than ten times its amount, unless the operator has switched that on. M22', async () => {
    const player = await newPlayer();
    const give = () => grantBonus(house, testBonus(player, 'G1', { terms: testTerms(100, { multiple: 11 }) }));
    await expect(give()).rejects.toThrow('bonusHighMultiples');
    await setSwitch('1');
    expect(await give()).toBe('received');
    await setSwitch('0');
  });

  it('cannot be granted if a term is missing. M22', async () => {
    const player = await newPlayer();
    const { fundsOrder, ...terms } = testTerms();
    expect(fundsOrder).toBe('ownFirst');
    await expect(grantBonus(house, testBonus(player, 'G1', { terms: terms as KeptTerms }))).rejects.toThrow();
    expect(await heldBonus(house, player, 'G1')).toBeUndefined();
  });
});

describe('a bonus that waits', () => {
  it('for an audit can be received only once approved, and a rejection or closure is final. ENUM-005: 0, 3, 4, 5', async () => {
    const player = await newPlayer();
    const reason = { zh_CN: '资料不全', en: 'Details are missing', th: 'ข้อมูลไม่ครบ' };
    for (const grantId of ['G1', 'G2', 'G3']) await applyForBonus(house, testBonus(player, grantId));
    expect(await receiveBonus(house, player, 'G1')).toBe('waiting');
    expect(await approveBonus(house, player, 'G1', null)).toBe(true);
    expect(await approveBonus(house, player, 'G1', null)).toBe(false);
    expect(await rejectBonus(house, player, 'G2', reason)).toBe(true);
    expect(await clearAudit(house, player, 'G3')).toBe(true);
    expect(await approveBonus(house, player, 'G2', null)).toBe(false);
    const answers = [];
    for (const grantId of ['G1', 'G2', 'G3']) answers.push(await receiveBonus(house, player, grantId));
    expect(answers).toEqual(['received', 'over', 'over']);
    expect(await mainOf(player)).toBe(baht(100));
    expect((await heldBonus(house, player, 'G2'))?.reason).toEqual(reason);
  });

  it('for a draw can be received if it wins, and is over if it loses. ENUM-005: 6, ENUM-006', async () => {
    const player = await newPlayer();
    for (const grantId of ['G1', 'G2']) await enterDraw(house, testBonus(player, grantId));
    expect(await receiveBonus(house, player, 'G1')).toBe('waiting');
    expect(await drawBonus(house, player, 'G1', true)).toBe(true);
    expect(await drawBonus(house, player, 'G2', false)).toBe(true);
    expect(await drawBonus(house, player, 'G2', true)).toBe(false);
    expect([await receiveBonus(house, player, 'G1'), await receiveBonus(house, player, 'G2')]).toEqual([
      'received',
      'over',
    ]);
  });

  it('can be received until its time is over and not after. ENUM-005: 5', async () => {
    const player = await newPlayer();
    await offer(player, {}, clock.nowMs + hour);
    clock.nowMs += hour;
    expect(await receiveBonus(house, player, 'G1')).toBe('expired');
    await Promise.all([expireBonuses(house), expireBonuses(house)]);
    expect(await stand(player)).toEqual([4, 0, 'expired']);
    expect([await receiveBonus(house, player, 'G1'), await mainOf(player)]).toEqual(['expired', 0]);
  });
});
