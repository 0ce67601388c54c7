/** In a sandbox, what staff approve is paid by its adapter of the payout port, and not by its bank as well. */
import { applyWithdraw, withdrawList } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import { settleDue } from '../bank/bank.ts';
import { approve } from '../desk/decide.ts';
import { newPlayer, readyToWithdraw, withdrawPassword } from '../testing/wallet.ts';
import { askForPayouts } from './ask.ts';
import { settlePayouts } from './settle.ts';

const t = await openTestHouse({ config: { bankDelaySeconds: 6 } });
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

async function approved(baht: number) {
  const player = await newPlayer(t, 5_000);
  const bankCardId = await readyToWithdraw(t, player);
  const request = { method: 'bank', bankCardId, amountSatang: baht * 100, withdrawPassword } as const;
  const { orderNo } = await player.ok(applyWithdraw, request);
  const named = { player_id: player.playerId, order_no: orderNo };
  expect(await approve(t.house, { named, staff: 'mei', amountMinor: undefined })).toBe('approved');
  const status = async () => (await player.ok(withdrawList, {})).list[0]?.status;
  return { status, balances: () => t.house.ledger.balances(player.playerId) };
}
async function later(ms: number): Promise<void> {
  t.clock.nowMs += ms;
  await settleDue(t.house);
  await askForPayouts(t.house);
  await settlePayouts(t.house);
}

it('pays an approved withdrawal once, after the delay of the bank', async () => {
  const order = await approved(300);
  await later(0);
  expect(await order.status()).toBe('1');
  await settleDue(t.house, t.clock.nowMs + 60_000);
  expect([await order.status(), await order.balances()]).toEqual(['1', { main: 4_700_00, withdrawing: 300_00 }]);
  await later(60_000);
  await later(60_000);
  expect([await order.status(), await order.balances()]).toEqual(['2', { main: 4_700_00, withdrawing: 0 }]);
});

it('returns one that ends in 44', async () => {
  const order = await approved(344);
  await later(0);
  await later(60_000);
  await later(60_000);
  expect([await order.status(), await order.balances()]).toEqual(['3', { main: 5_000_00, withdrawing: 0 }]);
});
