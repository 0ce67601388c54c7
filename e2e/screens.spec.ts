import type { BrowserContext, Page } from '@playwright/test';
import { guestScreens, playerScreens } from './addresses.ts';
import { axeOf } from './axe.ts';
import { siteUrl, watch } from './hand.ts';
import { comeFromOwnAddress, registerPlayer } from './player.ts';
import { expect, test as base } from './test.ts';

const narrow = { width: 360, height: 740 };
const middle = { width: 768, height: 1024 };
const wide = { width: 1440, height: 900 };
const themes = ['dark', 'light'] as const;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Visitors {
  readonly guest: BrowserContext;
  readonly player: BrowserContext;
}

/** One guest and one player a worker, so that what a browser keeps of the site is fetched and compiled once. */
const test = base.extend<object, Visitors>({
  guest: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ viewport: narrow });
      await comeFromOwnAddress(context);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  player: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ viewport: narrow });
      await registerPlayer(context);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Changes the theme as the switch does: the page is the same, and need not be loaded again. */
async function paint(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset.theme = chosen;
    // Colours halfway through a transition belong to neither theme.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, theme);
}

async function violations(page: Page): Promise<string[]> {
  const found = await axeOf(page).withTags(rules).analyze();
  return found.violations.map(({ id, nodes }) => {
    const places = nodes.map((node) => node.target.join(' ')).slice(0, 3);
    return `${id} ${places.join(' | ')}`;
  });
}

/** Waits for two frames, in which media and container queries have met the new width. */
async function resize(page: Page, size: typeof narrow): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Their headers, tab bars and menus are those of all screens, so they are judged in every width and theme. */
const ofTheShell = new Set(['/home', '/mine/center']);

/** One load: the narrow layout in the dark theme, the wide one in the light theme, each by every rule. */
async function sweep(context: BrowserContext, path: string): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, faults: readonly string[]) => {
    found.push(...faults.map((fault) => `${path} ${where}: ${fault}`));
  };
  const page = await context.newPage();
  const faults = watch(page);
  await page.setViewportSize(narrow);
  const reply = await page.goto(siteUrl() + path);
  await page.keyboard.press('Shift');
  const alerts = page.getByRole('alert').filter({ hasText: '读出' });
  await expect(alerts, 'a block could not be read').toHaveCount(0);
  for (const [size, own, other] of [
    [narrow, 'dark', 'light'],
    [middle, undefined, undefined],
    [wide, 'light', 'dark'],
  ] as const) {
    await resize(page, size);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) note(String(size.width), [`scrolls sideways by ${overflow} px`]);
    // Between the two ends the layout moves, but no element or colour is its own.
    if (own === undefined) continue;
    await paint(page, own);
    note(`${size.width} ${own}`, await violations(page));
    if (!ofTheShell.has(path)) continue;
    await paint(page, other);
    note(`${size.width} ${other}`, await violations(page));
  }
  await page.close();
  // The browser also logs the 404 of a missing page.
  const isMissing = reply?.status() === 404;
  return [...found, ...faults.filter((fault) => !(isMissing && /404/.test(fault)))];
}

for (const path of guestScreens) {
  test(`shows ${path} to a guest without faults at three widths and in both themes. A01, S05`, async ({ guest }) => {
    expect(await sweep(guest, path)).toEqual([]);
  });
}

for (const path of playerScreens) {
  test(`shows ${path} to a player without faults at three widths and in both themes. A01, S05`, async ({ player }) => {
    expect(await sweep(player, path)).toEqual([]);
  });
}
