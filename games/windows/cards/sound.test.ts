// @vitest-environment happy-dom
/** The window's sound of a win agrees with the house's books. M11 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { winsPlayed } from '../frame/testing/voice.ts';
import { createStandIn } from './testing/house.ts';
import { nextPress, openPage } from './testing/page.ts';

vi.mock('../frame/voice.ts', () => import('../frame/testing/voice.ts'));
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

it('plays a win in blackjack exactly if more than the stake came back. M11', async () => {
  const house = createStandIn('blackjack');
  vi.stubGlobal('fetch', house.fetch);
  const page = await openPage('blackjack', house);
  const heard: boolean[] = [];
  winsPlayed();
  const isEven = (): boolean => house.rows.some(({ winSatang, heldSatang }) => winSatang === heldSatang);
  // Until a round has returned exactly its stake.
  for (let step = 0; !(isEven() && heard.length > 6) && step < 300; step += 1) {
    await page.press(nextPress(step));
    if (house.rows.at(-1)?.isSettled) heard.push(winsPlayed().length > 0);
  }
  const won = house.rows.map(({ winSatang, heldSatang }) => winSatang > heldSatang);
  expect(heard).toEqual(won);
  expect([isEven(), new Set(won).size]).toEqual([true, 2]);
});
