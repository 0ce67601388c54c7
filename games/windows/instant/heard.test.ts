// @vitest-environment happy-dom
/** Rock, paper, scissors is won by what a screen reader gives: names of buttons and announcements. A01 */
import { expect, it } from 'vitest';
import { listen, press } from '../frame/testing/heard.ts';
import { TestHouse } from './testing/house.ts';
import { enter, inEveryTest, passMs } from './testing/page.ts';

inEveryTest();

it('is won by screen reader text alone, with one announcement of each result. A01', async () => {
  const house = new TestHouse('hands');
  await enter(house);
  const heard = listen();
  let isWon = false;
  for (let rounds = 0; rounds < 20 && !isWon; rounds += 1) {
    heard();
    press(/石头/);
    press(/^出手 ฿/);
    await passMs(9_000);
    const results = heard().filter((text) => /余额 ฿/.test(text));
    expect(results).toHaveLength(1);
    isWon = /你赢了/.test(results[0] ?? '');
  }
  expect(isWon).toBe(true);
  expect(house.rounds.at(-1)?.winSatang).toBeGreaterThan(house.rounds.at(-1)?.stakeSatang ?? 0);
});
