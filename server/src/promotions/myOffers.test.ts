/** A player's own offers through the contract's own client. SI-39 */
import { applyPrivateCustomBonus, myOfferEkList, receiveMyBonus } from '@foyer/contract/promotions/myOffers.ts';
import { bonusKind, myOfferStatus } from '@foyer/contract/promotions/offerStatus.ts';
import { refresh } from '@foyer/contract/wallet/balance.ts';
import { selfUnlockAmount } from '@foyer/contract/wallet/locks.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { applyForBonus, enterDraw, grantBonus, offerBonus } from '../bonus/grant.ts';
import { drawBonus, rejectBonus } from '../bonus/audit.ts';
import { expireBonuses } from '../bonus/expire.ts';
import { bonusTesting, testBonus, testTerms } from '../bonus/testing/bonus.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { newPlayer } from '../wallet/testing/wallet.ts';
import type { TestPlayer } from '../wallet/testing/wallet.ts';

const operatorKey = 'a-key-that-nobody-guesses';
const t = await openTestHouse({ config: { operatorKey } });
const { bet } = bonusTesting(t);
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

/** Shorter than the half hour after which an idle session ends. */
const aWhile = 20 * 60_000;
const named = async (player: TestPlayer, request = {}) => (await player.ok(myOfferEkList, request)).list;
const statuses = async (player: TestPlayer) =>
  Object.fromEntries((await named(player)).map((one) => [one.bonusId, myOfferStatus(one.status)]));

/** Creates one bonus of every status. */
async function everyStatus(player: TestPlayer): Promise<void> {
  const { house, clock } = t;
  const { playerId } = player;
  const bonus = (grantId: string, more = {}) => testBonus(playerId, grantId, more);
  const next = () => (clock.nowMs += 1000);
  await grantBonus(house, bonus('completed'));
  await bet(playerId, { satang: 300_00 });
  next();
  await grantBonus(house, bonus('cleared', { terms: testTerms(100, { expiresAfterHours: 1 }) }));
  for (const _ of [1, 2, 3]) {
    clock.nowMs += aWhile;
    await player.ok(refresh, {});
  }
  await expireBonuses(house);
  for (const [id, give] of [
    ['applying', applyForBonus],
    ['drawn', enterDraw],
    ['lost', enterDraw],
    ['rejected', applyForBonus],
    ['received', grantBonus],
  ] as const) {
    next();
    await give(house, bonus(id));
  }
  next();
  await offerBonus(house, { ...bonus('waiting'), claimUntilMs: clock.nowMs + aWhile });
  await drawBonus(house, playerId, 'lost', false);
  await rejectBonus(house, playerId, 'rejected', { zh_CN: '资料不全', en: 'Details missing', th: 'ข้อมูลไม่ครบ' });
}

describe('my offers', () => {
  it('include every status of section 4, newest first, with all their terms. ENUM-005, ENUM-006, ENUM-010, M22', async () => {
    const player = await newPlayer(t, 1);
    await everyStatus(player);
    expect(await statuses(player)).toEqual({
      waiting: 'notReceived',
      received: 'received',
      rejected: 'rejected',
      lost: 'notWon',
      drawn: 'notDrawn',
      applying: 'applying',
      cleared: 'auditCleared',
      completed: 'wageringCompleted',
    });
    const list = await named(player);
    expect(list[0]?.bonusId).toBe('waiting');
    expect(list.find(({ bonusId }) => bonusId === 'cleared')).toMatchObject({
      endedBy: 'expired',
      returnedSatang: 100_00,
      isSelfUnlockable: false,
    });
    expect(bonusKind(list.find(({ bonusId }) => bonusId === 'cleared')?.kind ?? '')).toBe('deducted');
    expect(list.find(({ bonusId }) => bonusId === 'rejected')?.reason).toBe('资料不全');
    expect(list.every(({ terms }) => terms.winningsCap === 'none')).toBe(true);
  });

  it('come in pages and by status and kind, and are the player’s own. S14', async () => {
    const player = await newPlayer(t, 1);
    await everyStatus(player);
    const other = await newPlayer(t);
    const waiting = await player.ok(myOfferEkList, { status: '5' });
    expect([waiting.total, waiting.list.map(({ bonusId }) => bonusId)]).toEqual([1, ['waiting']]);
    expect((await named(player, { kind: '2' })).map(({ bonusId }) => bonusId)).toEqual(['cleared']);
    const page = await player.ok(myOfferEkList, { pageNo: 2, pageSize: 3 });
    expect([page.total, page.list.map(({ bonusId }) => bonusId)]).toEqual([8, ['lost', 'drawn', 'applying']]);
    expect((await other.ok(myOfferEkList, {})).total).toBe(0);
    expect((await player.ok(myOfferEkList, { status: "' or 1" })).total).toBe(8);
  });

  it('have names and terms in three languages', async () => {
    const player = await newPlayer(t);
    const terms = testTerms(100, { platformCodes: ['kiln', 'gone'], excludedGameIds: ['nothing'] });
    await offerBonus(t.house, { ...testBonus(player.playerId, 'G1', { terms }), claimUntilMs: null });
    for (const [lang, name] of [
      ['zh_CN', '迎新红利'],
      ['en', 'Welcome bonus'],
      ['th', 'โบนัสต้อนรับ'],
    ] as const) {
      const [offer] = (await player.ok(myOfferEkList, {}, { lang })).list;
      expect(offer?.name).toBe(name);
      expect(offer?.terms.platforms.map(({ id }) => id)).toEqual(['kiln', 'gone']);
      expect(offer?.terms.platforms[0]?.name).not.toBe('kiln');
      expect(offer?.terms.excludedGames).toEqual([{ id: 'nothing', name: 'nothing' }]);
    }
  });
});

const refusalOf = async (who: TestPlayer, bonusId: string) => (await who.call(receiveMyBonus, { bonusId })).refusal;

describe('receiving', () => {
  it('gives a bonus once, even for 30 concurrent requests. SCREEN-054, CALL-166, L09', async () => {
    const player = await newPlayer(t);
    await offerBonus(t.house, { ...testBonus(player.playerId, 'G1'), claimUntilMs: null });
    const answers = await Promise.all(Array.from({ length: 30 }, () => player.call(receiveMyBonus, { bonusId: 'G1' })));
    expect(new Set(answers.map(({ data, code }) => `${code} ${data?.amountSatang}`))).toEqual(new Set(['200 10000']));
    expect((await player.ok(refresh, {})).mainSatang).toBe(100_00);
    expect(await statuses(player)).toEqual({ G1: 'received' });
  });

  it('is refused for a bonus that is unknown, undecided, expired or another player’s. S14', async () => {
    const [player, other] = await Promise.all([newPlayer(t), newPlayer(t)]);
    await applyForBonus(t.house, testBonus(player.playerId, 'G1'));
    await offerBonus(t.house, { ...testBonus(player.playerId, 'G2'), claimUntilMs: t.clock.nowMs + aWhile });
    t.clock.nowMs += aWhile;
    expect(await refusalOf(player, 'G1')).toBe('BONUS_NOT_OPEN');
    expect(await refusalOf(player, 'G2')).toBe('BONUS_EXPIRED');
    expect(await refusalOf(player, "' or true --")).toBe('UNKNOWN_BONUS');
    expect(await refusalOf(other, 'G2')).toBe('UNKNOWN_BONUS');
    expect((await player.ok(refresh, {})).mainSatang).toBe(0);
  });

  it('can be followed by a cancellation: the bonus is taken back, winnings stay. CALL-079, M22', async () => {
    const player = await newPlayer(t, 500);
    await grantBonus(t.house, testBonus(player.playerId, 'G1'));
    expect(await player.ok(selfUnlockAmount, { lockId: 'G1' })).toMatchObject({ returnedSatang: 100_00 });
    expect((await player.ok(refresh, {})).mainSatang).toBe(500_00);
    expect(await named(player)).toMatchObject([
      { bonusId: 'G1', status: '4', kind: '2', endedBy: 'cancelled', returnedSatang: 100_00 },
    ]);
  });
});

const operate = async (path: string, player: TestPlayer, body: object) =>
  (
    await t.app.inject({
      method: 'POST',
      url: `/operator/${path}`,
      headers: { authorization: `Bearer ${operatorKey}` },
      payload: { account: player.userAccount, ...body },
    })
  ).json<object>();

const put = (player: TestPlayer, id: string, more = {}) =>
  operate('bonus', player, { id, amount: '88', turnover: '88', name: '专属礼金', as: 'private', ...more });

describe('a private custom bonus', () => {
  it('is shown to its player only, and received once when they apply. CALL-165, SCREEN-053', async () => {
    const [player, other] = await Promise.all([newPlayer(t), newPlayer(t)]);
    await put(player, 'own-1');
    expect((await player.ok(myOfferEkList, {})).privateOffers).toMatchObject([
      { bonusId: 'own-1', name: '专属礼金', amountSatang: 88_00, isAudited: false },
    ]);
    expect((await other.call(applyPrivateCustomBonus, { bonusId: 'own-1' })).refusal).toBe('UNKNOWN_BONUS');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => player.ok(applyPrivateCustomBonus, { bonusId: 'own-1' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['1']));
    const after = await player.ok(myOfferEkList, {});
    expect([after.privateOffers, after.list.length, (await player.ok(refresh, {})).mainSatang]).toEqual([[], 1, 88_00]);
  });

  it('is decided by the operator if it is audited, and can then be received. ENUM-005: 0, 5', async () => {
    const player = await newPlayer(t);
    await put(player, 'own-2', { as: 'private-audit' });
    expect(await player.ok(applyPrivateCustomBonus, { bonusId: 'own-2' })).toEqual({ status: '0' });
    expect(await statuses(player)).toEqual({ 'private:own-2': 'applying' });
    const decide = (decision: string) => operate('bonus/decide', player, { id: 'private:own-2', decision });
    expect(await decide('maybe')).toHaveProperty('error');
    expect(await decide('approve')).toEqual({ id: 'private:own-2' });
    expect(await decide('approve')).toHaveProperty('error');
    expect(await player.ok(receiveMyBonus, { bonusId: 'private:own-2' })).toEqual({ amountSatang: 88_00 });
  });

  it('can be applied for until it expires', async () => {
    const player = await newPlayer(t);
    await put(player, 'own-3', { hours: '0.3' });
    t.clock.nowMs += aWhile;
    expect((await player.ok(myOfferEkList, {})).privateOffers).toEqual([]);
    expect((await player.call(applyPrivateCustomBonus, { bonusId: 'own-3' })).refusal).toBe('BONUS_EXPIRED');
  });
});
