/** Claims of type '9', for one real bet. SI-28, ENTITY-023, VALID-056 */
import { otherApplyBonus } from '@foyer/contract/promotions/claims.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { promotionTesting } from './testing/promotions.ts';
import type { Claimant } from './testing/promotions.ts';

const t = await openTestHouse();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());
const { claimant, bet } = promotionTesting(t);

const ask = (player: Claimant, configId: string, betOrderNo: string) =>
  player.call(otherApplyBonus, { configId, bonusType: '9', betOrderNo });

it('asks for a bet order number. VALID-056, VALID-002', async () => {
  const answer = await (
    await claimant()
  ).raw(otherApplyBonus, { configId: 'bet-moyu-x20', bonusType: '9', betOrderNo: ' ' });
  expect([answer.refusal, answer.message]).toEqual(['INPUT_RULE', '请输入注单号']);
  // The house applies the offer's own type, whatever the client sends.
  expect((await (await claimant()).call(otherApplyBonus, { configId: 'bet-moyu-x20' })).refusal).toBe('UNKNOWN_BET');
});

it('accepts a settled bet of the player once, and refuses every other. VALID-056', async () => {
  const [player, stranger] = [await claimant(), await claimant()];
  const { playerId } = player;
  const won = await bet(playerId, 10, 250);
  expect((await ask(stranger, 'bet-moyu-x20', won)).refusal).toBe('UNKNOWN_BET');
  const open = await bet(playerId, 10, 250, { isSettled: false });
  expect((await ask(player, 'bet-moyu-x20', open)).refusal).toBe('BET_NOT_SETTLED');
  const small = await bet(playerId, 10, 199);
  const elsewhere = await bet(playerId, 10, 250, { platformCode: 'kiln' });
  const old = await bet(playerId, 10, 250, { hoursAgo: 73 });
  for (const order of [small, elsewhere, old])
    expect((await ask(player, 'bet-moyu-x20', order)).refusal).toBe('BET_NOT_FITTING');
  expect((await ask(player, 'bet-moyu-x20', won)).data).toEqual({ amountSatang: 18_00, costSatang: 54_00 });
  // A bet that also fits another offer can still be claimed once only.
  const great = await bet(playerId, 10, 1_500);
  expect((await ask(player, 'bet-moyu-x100', great)).code).toBe(200);
  expect((await ask(player, 'bet-moyu-x50', great)).refusal).toBe('BET_USED');
});

it('does not accept a voided bet. L09', async () => {
  const player = await claimant();
  const order = await bet(player.playerId, 10, 300);
  await t.house.db.updateTable('bet').set({ voided_ms: t.clock.nowMs }).where('bet_order_no', '=', order).execute();
  expect((await ask(player, 'bet-moyu-x20', order)).refusal).toBe('UNKNOWN_BET');
});

it('accepts only a bet that paid nothing for the consolation', async () => {
  const player = await claimant();
  expect((await ask(player, 'bet-slots-comfort', await bet(player.playerId, 300, 1))).refusal).toBe('BET_NOT_FITTING');
  expect((await ask(player, 'bet-slots-comfort', await bet(player.playerId, 300, 0))).code).toBe(200);
});
