// @vitest-environment happy-dom
/** The window's sound of a win agrees with the house's books. M11 */
import { expect, it, vi } from 'vitest';
import { winsPlayed } from '../frame/testing/voice.ts';
import { TestHouse } from './testing/house.ts';
import { bet, enter, inEveryTest, rest } from './testing/page.ts';

vi.mock('../frame/voice.ts', () => import('../frame/testing/voice.ts'));
inEveryTest();

it('plays a win for a round of hands exactly if more than the stake came back. M11', async () => {
  const house = new TestHouse('hands');
  await enter(house);
  const heard: boolean[] = [];
  for (let rounds = 0; rounds < 12; rounds += 1) {
    winsPlayed();
    await bet('hands', 'stone');
    await rest('hands');
    heard.push(winsPlayed().length > 0);
  }
  const won = house.rounds.map(({ winSatang, stakeSatang }) => winSatang > stakeSatang);
  expect(heard).toEqual(won);
  expect(new Set(won).size).toBe(2);
});
