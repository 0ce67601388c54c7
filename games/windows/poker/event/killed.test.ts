// @vitest-environment happy-dom
/** A sit-and-go page killed at any step and reopened: the same cards, one stake, one prize. M08, L04 to L06 */
import { minPokerCycleMs } from '@foyer/contract/play/poker.ts';
import { describe, expect, it } from 'vitest';
import * as page from '../testing/page.ts';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { troubles } from '../testing/line.ts';
import { startSatang } from '../testing/purse.ts';

page.inEveryTest();

const table = () => [
  page.textOf('.level'),
  page.cardsIn('.seat-0'),
  page.cardsIn('.board-cards'),
  page.texts('.seat-stack'),
];

const isAsked = () => page.button(/^弃牌$/) !== undefined;

/** Continues past finished hands until the player must act or the lobby is shown. */
async function untilAsked(): Promise<void> {
  for (let turn = 0; turn < 40 && !isAsked() && !page.button(/^参赛/); turn += 1)
    if (page.button(/^(下一手|看名次)$/)) await page.press(/^(下一手|看名次)$/);
    else await page.passMs(1_600);
}

const allIn = async (): Promise<void> => {
  await page.press(/^全下$/);
  page.all('.acts .act')[2]?.click();
  await page.passMs(0);
};

describe.each(['sitAndGo', 'shortDeck'] as const)('an event of %s', (rules) => {
  const staked = 5_500;
  async function seated(): Promise<TestHouse> {
    const house = openTestHouse(rules);
    await page.enter(house);
    await page.press(/^参赛 ฿/);
    await untilAsked();
    return house;
  }
  const expectStakedOnce = (house: TestHouse): void => {
    expect(house.events).toHaveLength(1);
    expect(house.balanceSatang).toBe(startSatang - staked + (house.events[0]?.winSatang ?? 0));
  };

  it.each(troubles)('buys in once if the page is killed before the reply: %s. L04, L06', async (kind) => {
    const house = openTestHouse(rules);
    await page.enter(house);
    house.trouble('buyIn', kind);
    await page.press(/^参赛 ฿/);
    await page.killed(house);
    await untilAsked();
    expectStakedOnce(house);
    expect(page.balance()).toBe(page.money(startSatang - staked));
    expect(page.cardsIn('.seat-0')).toHaveLength(2);
  });

  it('restores hand, cards and chips if the page is killed between two moves. M08', async () => {
    const house = await seated();
    for (let turn = 0; turn < 6 && isAsked(); turn += 1) {
      const before = table();
      await page.killed(house);
      expect(table()).toEqual(before);
      expect(house.events[0]?.event.moves).toHaveLength(turn);
      await page.press(turn % 2 === 0 ? /^(过牌|跟注)/ : /^弃牌$/);
      await untilAsked();
    }
    expectStakedOnce(house);
  });

  it.each(troubles)('makes a move once if the page is killed before the reply: %s. L05', async (kind) => {
    const house = await seated();
    const before = table();
    house.trouble('move', kind);
    await page.press(/^弃牌$/);
    await page.killed(house);
    expect(house.events[0]?.event.moves).toHaveLength(kind === 'mute' ? 1 : 0);
    if (kind === 'deaf') expect(table()).toEqual(before);
    await untilAsked();
    expectStakedOnce(house);
  });

  it.each([0, 700, 2_500, 6_000])('keeps an all-in if the page is killed %i ms after it. M08', async (ms) => {
    const house = await seated();
    page.setCalm(false);
    await allIn();
    await page.passMs(ms);
    const number = house.events[0]?.event.current.hand.number;
    page.setCalm(true);
    await page.killed(house);
    expect(house.events[0]?.event.moves).toHaveLength(1);
    const { place = 0 } = house.events[0]?.event ?? {};
    if (place > 0) expect(page.textOf('.ended')).toContain(page.word('endedPlace', { place }));
    else expect(page.textOf('.level')).toContain(page.word('handNo', { no: number ?? 0 }));
    expectStakedOnce(house);
  });

  it('shows place and prize if the page is killed before the end is shown, and pays once. M08, L08', async () => {
    const house = await seated();
    while (house.events[0]?.isSettled === false) {
      await (page.button(/^全下$/) ? allIn() : page.press(/^(过牌|跟注)/));
      if (house.events[0].isSettled) break;
      await untilAsked();
    }
    await page.killed(house);
    const [last] = house.events;
    expect(page.textOf('.ended')).toContain(page.word('endedPlace', { place: last?.event.place ?? 0 }));
    expect(page.balance()).toBe(page.money(startSatang - staked + (last?.winSatang ?? 0)));
    await page.killed(house);
    expectStakedOnce(house);
    await page.passMs(minPokerCycleMs);
    expect(page.button(/^参赛 ฿/)).toBeDefined();
  });
});
