// @vitest-environment happy-dom
/** Money that is transferred in the lobby while the window is in the background. */
import { expect, it } from 'vitest';
import * as page from '../testing/page.ts';
import { openTestHouse } from '../testing/house.ts';
import { startSatang } from '../testing/purse.ts';

page.inEveryTest();

it('shows money that was transferred while the window was hidden, and keeps the chosen bets', async () => {
  const house = openTestHouse('holdem');
  house.move(500 - startSatang);
  await page.enter(house);
  page.one('input[name=ante][value="500"]').click();
  expect(page.button(/^发牌 ฿/)).toBeUndefined();
  house.move(100_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await page.passMs(0);
  expect(page.balance()).toBe(page.money(100_500));
  expect(page.button(/^发牌 ฿/)?.textContent).toBe('发牌 ฿5.00');
});
