// @vitest-environment happy-dom
/** A casino hold'em page killed at any step and reopened: the same cards, one stake, one prize. M08, L04 to L06 */
import { minPokerCycleMs } from '@foyer/contract/play/poker.ts';
import { expect, it } from 'vitest';
import * as page from '../testing/page.ts';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { troubles } from '../testing/line.ts';
import { startSatang } from '../testing/purse.ts';

page.inEveryTest();

const seen = () => [page.cardsIn('.player-cards'), page.cardsIn('.board-cards'), page.cardsIn('.dealer-cards')];

const staked = 1_000;
async function dealtHand(): Promise<TestHouse> {
  const house = openTestHouse('holdem');
  await page.enter(house);
  await page.press(/^发牌 ฿/);
  return house;
}
/** Expects one settled round, paid once, and its money on the page. */
function expectPaidOnce(house: TestHouse, stake: number): void {
  expect(house.hands).toHaveLength(1);
  const [hand] = house.hands;
  expect(hand).toMatchObject({ isSettled: true, stakeSatang: stake });
  const balance = startSatang - stake + (hand?.winSatang ?? 0);
  expect([house.balanceSatang, page.balance()]).toEqual([balance, page.money(balance)]);
  expect(page.textOf('.own')).toContain(page.money(stake));
}

it.each(troubles)('deals one hand if the page is killed before the reply: %s. L04, L06', async (kind) => {
  const house = openTestHouse('holdem');
  await page.enter(house);
  house.trouble('deal', kind);
  await page.press(/^发牌 ฿/);
  expect(page.cardsIn('.player-cards')).toEqual([]);
  expect(house.hands).toHaveLength(kind === 'mute' ? 1 : 0);
  await page.killed(house);
  expect(house.hands).toHaveLength(1);
  expect(house.balanceSatang).toBe(startSatang - staked);
  expect([page.balance(), page.cardsIn('.player-cards').length]).toEqual([page.money(startSatang - staked), 2]);
  await page.press(/^弃牌$/);
  expectPaidOnce(house, staked);
});

it.each([0, 300, 900, 2_000])('shows the same cards if the page is killed %i ms after the deal. M08', async (ms) => {
  page.setCalm(false);
  const house = await dealtHand();
  await page.passMs(ms);
  page.setCalm(true);
  await page.killed(house);
  const before = seen();
  expect(before.map((cards) => cards.length)).toEqual([2, 3, 0]);
  await page.killed(house);
  expect(seen()).toEqual(before);
  expect(house.heard.filter((each) => each === 'deal').length).toBe(1);
  await page.press(/^跟注 ฿/);
  expect(page.cardsIn('.player-cards')).toEqual(before[0]);
  expectPaidOnce(house, 3 * staked);
});

it.each(troubles)('decides once if the page is killed before the reply: %s. L05', async (kind) => {
  const house = await dealtHand();
  const before = page.cardsIn('.player-cards');
  house.trouble('decide', kind);
  await page.press(/^跟注 ฿/);
  await page.killed(house);
  expect(page.cardsIn('.player-cards')).toEqual(before);
  // A decision that did not reach the house was not made, so the player can still choose.
  if (kind === 'deaf') await page.press(/^跟注 ฿/);
  expectPaidOnce(house, 3 * staked);
  expect(page.button(/^跟注 ฿/)).toBeUndefined();
});

it.each([0, 250, 500, 900])('shows the result if the page is killed %i ms into the showdown. M08', async (ms) => {
  const house = await dealtHand();
  page.setCalm(false);
  await page.press(/^跟注 ฿/);
  await page.passMs(ms);
  page.setCalm(true);
  await page.killed(house);
  expect(seen().map((cards) => cards.length)).toEqual([2, 5, 2]);
  expectPaidOnce(house, 3 * staked);
  expect(house.heard.filter((each) => each === 'decide').length).toBe(1);
});

it('shows the end of a hand that the house decided while the page was closed. M08', async () => {
  const house = openTestHouse('holdem');
  await page.enter(house);
  house.trouble('deal', 'mute');
  await page.press(/^发牌 ฿/);
  house.fold();
  await page.killed(house);
  expect(page.textOf('.outcome')).toBe(page.word('result.fold'));
  expectPaidOnce(house, staked);
});

it('retries with the same id while the connection is lost, and takes one stake. L04, L06', async () => {
  const house = openTestHouse('holdem');
  await page.enter(house);
  house.trouble('deal', 'mute');
  await page.press(/^发牌 ฿/);
  await page.passMs(9_000);
  expect(page.textOf('.notice')).not.toBe('');
  house.mend();
  await page.passMs(9_000);
  expect([house.hands.length, house.balanceSatang]).toEqual([1, startSatang - staked]);
  expect(page.textOf('.notice')).toBe('');
  expect(page.cardsIn('.player-cards')).toHaveLength(2);
});

it('leaves a replay at once, and the replay draws nothing over the open hand afterwards. M03, M07', async () => {
  const house = await dealtHand();
  await page.press(/^跟注 ฿/);
  const first = page.cardsIn('.player-cards');
  await page.passMs(minPokerCycleMs + 300);
  await page.press(/^发牌 ฿/);
  const open = seen();
  expect(open[0]).not.toEqual(first);
  page.setCalm(false);
  page.all('.tools .icon-button')[2]?.click();
  // A panel is filled after the frame of the tap.
  await page.passMs(100);
  page
    .all('.record button')
    .find((each) => !each.hasAttribute('disabled'))
    ?.click();
  await page.passMs(600);
  expect(page.textOf('.badge')).toBe('回放');
  await page.press(/^回到现在$/);
  for (let turn = 0; turn < 12; turn += 1) {
    expect(seen()).toEqual(open);
    expect(page.textOf('.outcome')).toBe('轮到你了');
    await page.passMs(500);
  }
  expect(house.hands).toHaveLength(2);
});
