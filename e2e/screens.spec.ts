import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeOf } from './axe.ts';
import { siteUrl, watch } from './hand.ts';
import { registerPlayer } from './player.ts';

const guestScreens = [
  '/home',
  '/all-games',
  '/slots/allSlot',
  '/login',
  '/login?panel=forget',
  '/register',
  '/404',
  '/no-such-page',
  '/games',
  '/games?tab=cockfight',
  '/live',
  '/sports',
  '/sports?sportId=1&market=live',
  '/lottery',
  '/lottery?lottery=daily',
  '/lottery?view=trend',
  '/lottery?view=records',
  '/fish',
  '/chess',
  '/chessInside',
  '/texas',
  '/club',
  '/discounts/all',
  '/discounts/all?type=vipRetention',
  '/discounts/all?id=deposit-first',
  '/discounts/all?id=rebate-all-daily',
  '/discounts/all?id=nothing',
  '/raffle',
  '/agency',
  '/download',
  '/helpCenter/startUse',
  '/helpCenter/startUse?tab=notices',
];
const playerScreens = [
  '/discounts/all',
  '/discounts/all?id=deposit-first',
  '/discounts/all?id=bet-moyu-x20',
  '/discounts/all?id=club-rise-choice-1',
  '/all-games?show=mine',
  '/mine/center',
  '/lottery?view=mine',
  '/mine/safety',
  '/mine/inEmail',
  '/mine/inEmail?box=sent',
  '/club',
  '/mine/getBonus',
  '/mine/getBonus?tab=points',
  '/mine/getBonus?tab=bind',
  '/mine/getBonus?tab=waiting',
  '/mine/invitation',
  '/mine/myDiscounts',
  '/mine/myDiscounts?status=notReceived&kind=pre',
  '/mine/billDetail',
  '/mine/betList',
  '/mine/billDetail?tab=deposits',
  '/mine/capital/account',
  '/mine/capital/account?tab=locks',
  '/mine/capital/account?tab=interest',
  '/mine/capital/deposit',
  '/mine/capital/latestdeposit',
  '/mine/capital/latestdeposit?type=usdt',
  '/mine/capital/latestdeposit?type=automatic',
  '/mine/capital/withdrawal',
  '/mine/capital/withdrawal?method=usdt',
  '/mine/capital/withdrawal?method=wallet',
  '/mine/capital/fastPay',
  '/mine/capital/fastPay?side=receive',
  '/mine/capital/withdrawalList',
  '/mine/capital/bankList',
  '/mine/capital/bankList?add=true',
];
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const themes = ['dark', 'light'] as const;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Changes the theme as the switch does: the page is the same, and need not come again. */
async function paint(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset.theme = chosen;
    // A colour on its way from one theme to the other is of neither.
    const ways = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(ways.map(({ finished }) => finished));
  }, theme);
}

async function sweep(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.context().addCookies([{ name: 'theme', value: themes[0], url: siteUrl() }]);
    await page.goto(siteUrl() + path);
    await page.keyboard.press('Shift');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found.push(`${path} ${size.width}: scrolls sideways by ${overflow} px`);
    // Between the two ends the layout moves, but no colour is of its own.
    for (const theme of size.width === 768 ? themes.slice(0, 1) : themes) {
      await paint(page, theme);
      const axe = axeOf(page);
      // The second theme is the same page in other colours.
      const judge = theme === themes[0] ? axe.withTags(rules) : axe.withRules(rulesOfColour);
      const { violations } = await judge.analyze();
      for (const { id, nodes } of violations)
        found.push(
          `${path} ${size.width} ${theme}: ${id} ${nodes
            .map((node) => node.target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
        );
    }
  }
  return found;
}

for (const path of guestScreens) {
  test(`shows ${path} to a guest without faults at three widths and in both themes. A01, S05`, async ({ page }) => {
    test.slow();
    const faults = watch(page);
    const found = await sweep(page, path);
    // A page that is not there says so in the browser's own log as well.
    expect([...found, ...faults.filter((fault) => !/404/.test(fault))]).toEqual([]);
  });
}

for (const path of playerScreens) {
  test(`shows ${path} to a player without faults at three widths and in both themes. A01, S05`, async ({
    page,
    context,
  }) => {
    test.slow();
    await registerPlayer(context);
    const faults = watch(page);
    const found = await sweep(page, path);
    expect([...found, ...faults]).toEqual([]);
  });
}
