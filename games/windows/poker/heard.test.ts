// @vitest-environment happy-dom
/** Casino hold'em is won by what a screen reader gives: names of buttons and announcements. A01 */
import { minPokerCycleMs } from '@foyer/contract/play/poker.ts';
import { expect, it } from 'vitest';
import { listen, press } from '../frame/testing/heard.ts';
import { openTestHouse } from './testing/house.ts';
import { enter, inEveryTest, passMs } from './testing/page.ts';

inEveryTest();

it('is won by screen reader text alone, with one announcement of each result. A01', async () => {
  const house = openTestHouse('holdem', 'heard');
  await enter(house);
  const heard = listen();
  let isWon = false;
  for (let rounds = 0; rounds < 20 && !isWon; rounds += 1) {
    heard();
    press(/^发牌 ฿/);
    await passMs(0);
    expect(heard().filter((text) => /^已发牌，现在是.+。请跟注或弃牌。$/.test(text))).toHaveLength(1);
    press(/^跟注 ฿/);
    await passMs(0);
    const results = heard().filter((text) => /返还/.test(text));
    expect(results).toHaveLength(1);
    isWon = /^你的牌大 下注 .+净得 \+฿/.test(results[0] ?? '');
    await passMs(minPokerCycleMs + 300);
  }
  expect(isWon).toBe(true);
  expect(house.hands.at(-1)?.winSatang).toBeGreaterThan(house.hands.at(-1)?.stakeSatang ?? 0);
});
