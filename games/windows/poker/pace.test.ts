// @vitest-environment happy-dom
/** The page of a poker title offers the next round when the cycle of the last one is over. M11 */
import { expect, it } from 'vitest';
import * as page from './testing/page.ts';
import { openTestHouse } from './testing/house.ts';

page.inEveryTest();

it('offers the next hand of hold’em five seconds after the last began, and counts down until then. M11', async () => {
  const house = openTestHouse('holdem', 'pace');
  await page.enter(house);
  await page.press(/^发牌 ฿/);
  await page.press(/^弃牌$/);
  expect(page.button(/^发牌/)).toBeUndefined();
  expect(page.texts('.acts button')).toContain('稍候 6 秒');
  await page.passMs(2_000);
  expect(page.texts('.acts button')).toContain('稍候 4 秒');
  await page.passMs(2_900);
  expect(page.button(/^发牌/)).toBeUndefined();
  await page.passMs(400);
  await page.press(/^发牌 ฿/);
  expect(house.hands).toHaveLength(2);
  expect(house.heard.filter((one) => one === 'deal')).toHaveLength(2);
  const [first, second] = house.hands.map(({ openedMs }) => openedMs);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(5_000);
});
