/** Words of game windows that are longer in English and Thai than in Chinese, on a narrow phone: none is cut off. */
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { openTrial } from './trial.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Texts of `words` that reach over the edges of their `box`, or are cut off with an ellipsis, once `set` has this text. */
const cutIn = (page: Page, box: string, words: string, set?: [where: string, text: string]): Promise<string[]> =>
  page.evaluate(
    ([boxes, inner, [where, wide]]) => {
      if (where !== '') for (const one of document.querySelectorAll(where)) one.textContent = wide;
      return [...document.querySelectorAll<HTMLElement>(boxes)].flatMap((around) => {
        const edge = around.getBoundingClientRect();
        return [...around.querySelectorAll<HTMLElement>(inner)]
          .filter((one) => one.checkVisibility() && one.textContent !== '')
          .filter((one) => {
            const text = document.createRange();
            text.selectNodeContents(one);
            const { left, right } = text.getBoundingClientRect();
            return left < edge.left + 2 || right > edge.right - 2 || one.scrollWidth > one.clientWidth + 1;
          })
          .map((one) => one.textContent);
      });
    },
    [box, words, set ?? ['', '']] as const,
  );

for (const lang of ['en', 'th']) {
  test(`the names of picks and their lines are whole on the board, in ${lang}. A01`, async ({ page }) => {
    await openTrial(page, { gameId: 'harbour-green-night', gameType: '3', lang });
    await expect(page.locator('.main-markets .odd .what').first()).toBeVisible();
    // As wide as a price becomes that has just moved. The board is drawn again every second, so it is read at once.
    expect(await cutIn(page, '.main-markets .odd', '.what', ['.main-markets .price', '▲ 19.79'])).toEqual([]);
  });

  test(`the stake of an instant game has room between its buttons, in ${lang}. A01`, async ({ page }) => {
    await openTrial(page, { gameId: 'canglan-flower-isle-keno', gameType: '4', lang });
    await expect(page.locator('.stepper .fig')).toBeVisible();
    expect(await cutIn(page, '.stepper .amount', '.fig')).toEqual([]);
    expect(await cutIn(page, '.rack', '.main-button')).toEqual([]);
  });

  test(`the bets of dragon tiger are printed within their fields, in ${lang}. A01`, async ({ page }) => {
    await openTrial(page, { gameId: 'kiln-flower-isle-dragon-duel', gameType: '2', lang });
    await expect(page.locator('[data-spot=suitedTie] .label')).toBeVisible();
    expect(await cutIn(page, '[data-spot]', '.label')).toEqual([]);
  });

  test(`the plates of the landlords' seats hold what they say, in ${lang}. A01`, async ({ page }) => {
    await openTrial(page, { gameId: 'brass-firefly-landlords', gameType: '6', lang });
    await page.locator('.main-button, .deal, button.primary').first().tap();
    await expect(page.locator('.seat.right .left')).toHaveText(/17/);
    expect(await cutIn(page, '.seat.right header, .seat.left header', '.left')).toEqual([]);
  });
}
