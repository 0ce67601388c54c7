// @vitest-environment happy-dom
/** Blackjack is won by what a screen reader gives: names of buttons, texts of regions, announcements. A01 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOffered, listen, press, textOfRegion } from '../frame/testing/heard.ts';
import { createStandIn } from './testing/house.ts';
import { openPage } from './testing/page.ts';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

const settled = (): Promise<void> => vi.waitFor(() => expect(isOffered(/^(发牌|要牌|停牌|不买保险)/)).toBe(true));
/** The total that is read in the heading of the player's hand. */
const total = (): number =>
  Number(/(\d+) (?!\/)/.exec(`${textOfRegion('你的牌').replace(/^你的牌 (\d+ \/ )?/, '')} `)?.[1]);

it('is won by screen reader text alone, with one announcement of each result. A01', async () => {
  const house = createStandIn('blackjack');
  vi.stubGlobal('fetch', house.fetch);
  await openPage('blackjack', house);
  const heard = listen();
  let [rounds, isWon] = [0, false];
  for (; rounds < 20 && !isWon; rounds += 1) {
    heard();
    press(/^发牌/);
    await settled();
    while (!isOffered(/^发牌/)) {
      if (isOffered(/^不买保险/)) press(/^不买保险/);
      else press(total() < 17 ? /^要牌/ : /^停牌/);
      await settled();
    }
    const results = heard().filter((text) => /返还|原数/.test(text));
    expect(results).toHaveLength(1);
    isWon = /^(赢|黑杰克)\. 下注/.test(results[0] ?? '');
  }
  expect(isWon).toBe(true);
  expect(house.rows.at(-1)?.winSatang).toBeGreaterThan(house.rows.at(-1)?.heldSatang ?? 0);
});
