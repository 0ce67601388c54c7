// @vitest-environment happy-dom
/** The window's sound of a win agrees with the house's books. M11 */
import { minPokerCycleMs } from '@foyer/contract/play/poker.ts';
import { expect, it, vi } from 'vitest';
import { press } from '../frame/testing/heard.ts';
import { winsPlayed } from '../frame/testing/voice.ts';
import { openTestHouse } from './testing/house.ts';
import { enter, inEveryTest, passMs, setCalm } from './testing/page.ts';

vi.mock('../frame/voice.ts', () => import('../frame/testing/voice.ts'));
inEveryTest();

it("plays a win in casino hold'em exactly if more than the stake came back. M11", async () => {
  const house = openTestHouse('holdem', 'heard');
  setCalm(false);
  await enter(house);
  const heard: boolean[] = [];
  for (let rounds = 0; rounds < 12; rounds += 1) {
    winsPlayed();
    press(/^发牌 ฿/);
    await passMs(4_000);
    press(/^跟注 ฿/);
    await passMs(4_000 + minPokerCycleMs);
    heard.push(winsPlayed().length > 0);
  }
  const won = house.hands.map(({ winSatang, stakeSatang }) => winSatang > stakeSatang);
  expect(heard).toEqual(won);
  expect(new Set(won).size).toBe(2);
});
