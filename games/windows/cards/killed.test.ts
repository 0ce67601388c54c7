// @vitest-environment happy-dom
/**
 * The page is killed at every step of a round and reopened. It must continue like a page that was never killed, with
 * the same cards, stakes taken once and prizes paid once. Crashes of the house are in
 * server/src/provider/cards/cards.test.ts. M08, L04 to L06
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardCodes } from '../../engines/cards/cardGame.ts';
import type { CardCode } from '../../engines/cards/cardGame.ts';
import { nextPress, nothing, openPage } from './testing/page.ts';
import type { Opened } from './testing/page.ts';
import { createStandIn } from './testing/house.ts';
import type { Line, StandIn } from './testing/house.ts';

let isCalm = true;
beforeEach(() => {
  isCalm = true;
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
});
afterEach(() => vi.unstubAllGlobals());

const rounds: Readonly<Record<CardCode, number>> = {
  blackjack: 3,
  niuNiu: 2,
  goldenFlower: 2,
  twoEight: 2,
  douDizhu: 1,
};
/** Each run shifts the kinds of crash by one step. `KILLED_PAGES=all` also tries every crash at every step of 斗地主. */
const runs = (code: CardCode): number => (code === 'douDizhu' && process.env.KILLED_PAGES !== 'all' ? 1 : 4);

/** All that the page shows of the game, the money and the moves that are offered. */
function seen(): string[] {
  const textParts = '.total, .kind, .bet, .times, .role, .left, .word, .outcome, .own, .meter.balance, .meter.net';
  return [
    ...Array.from(document.querySelectorAll('.felt .card'), (card) => card.getAttribute('aria-label') ?? 'held'),
    ...Array.from(document.querySelectorAll('.held-card'), (card) => card.getAttribute('aria-label') ?? ''),
    ...Array.from(document.querySelectorAll(textParts), ({ textContent }) => textContent),
    ...Array.from(
      document.querySelectorAll<HTMLButtonElement>('.acts button'),
      ({ textContent, disabled }) => `${textContent} ${disabled}`,
    ),
  ];
}

/** Clicks the next button and returns the resulting page. */
type Step = (page: Opened, button: HTMLButtonElement) => Promise<Opened>;

/** Plays some rounds by clicking what is offered. Returns the page's contents after every step. */
async function playRounds(code: CardCode, house: StandIn, step: Step): Promise<string[][]> {
  vi.stubGlobal('fetch', house.fetch);
  let page = await openPage(code, house);
  const pages = [seen()];
  for (let round = 0; round < rounds[code]; round += 1) {
    page = await step(page, document.querySelector<HTMLButtonElement>('.deal:not(:disabled)') ?? nothing());
    pages.push(seen());
    for (let at = 0; document.querySelector('.acts .deal') === null; at += 1) {
      page = await step(page, nextPress(round + at));
      pages.push(seen());
    }
  }
  return pages;
}

const live: Step = async (page, button) => {
  await page.press(button);
  return page;
};

const reopened = (code: CardCode, house: StandIn): Promise<Opened> => {
  house.line = 'answers';
  isCalm = true;
  document.body.replaceChildren();
  return openPage(code, house);
};

/** The page is killed while its request, or the reply, is under way. */
const dyingOn =
  (line: Line) =>
  (code: CardCode, house: StandIn): Step =>
  async (_page, button) => {
    house.line = line;
    const { asked } = house.counts;
    button.click();
    expect(house.counts.asked).toBe(asked + 1);
    return reopened(code, house);
  };

const deaths: readonly ((code: CardCode, house: StandIn) => Step)[] = [
  dyingOn('losesQuestion'),
  dyingOn('losesAnswer'),
  // After the reply, before it is drawn.
  (code, house) => async (_page, button) => {
    isCalm = false;
    button.click();
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(0), { interval: 1 });
    return reopened(code, house);
  },
  // Between two steps.
  (code, house) => async (page, button) => {
    await page.press(button);
    return reopened(code, house);
  },
];

/** Uses another kind of crash at each step, starting with number `first`. */
function dyingByTurns(code: CardCode, house: StandIn, first: number): Step {
  const turns = deaths.map((death) => death(code, house));
  let at = first;
  return (page, button) => {
    at += 1;
    return turns[(at - 1) % turns.length]?.(page, button) ?? nothing();
  };
}

it.each(cardCodes)(
  'continues %s after a crash at every step: same cards, one stake, one prize. M08, L05',
  { timeout: 60_000 },
  async (code) => {
    const lived = createStandIn(code);
    const expected = await playRounds(code, lived, live);
    expect(expected.length).toBeGreaterThan(rounds[code]);
    for (let first = 0; first < runs(code); first += 1) {
      const house = createStandIn(code);
      const pages = await playRounds(code, house, dyingByTurns(code, house, first));
      expect(pages).toEqual(expected);
      expect(house.rows.map(({ moves }) => moves)).toEqual(lived.rows.map(({ moves }) => moves));
      const { taken, paid } = house.counts;
      expect([taken, paid]).toEqual([lived.counts.taken, rounds[code]]);
      expect(house.state().purse).toMatchObject({
        balanceSatang: lived.state().purse.balanceSatang,
        stakedSatang: lived.state().purse.stakedSatang,
        wonSatang: lived.state().purse.wonSatang,
      });
    }
  },
);
