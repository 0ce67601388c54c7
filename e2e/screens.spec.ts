import type { BrowserContext, Page, Route } from '@playwright/test';
import { guestScreens, playerScreens } from './addresses.ts';
import { axeOf } from './axe.ts';
import { siteUrl, watch } from './hand.ts';
import { offTitle } from './layoutFaults.ts';
import { comeFromOwnAddress, registerPlayer } from './player.ts';
import { expect, test as base } from './test.ts';

const narrow = { width: 360, height: 740 };
const middle = { width: 768, height: 1024 };
const wide = { width: 1440, height: 900 };
const themes = ['dark', 'light'] as const;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Visitor {
  readonly kind: 'guest' | 'player';
  readonly page: Page;
  /** Faults so far of all screens. */
  readonly faults: string[];
}
interface Visitors {
  readonly guest: Visitor;
  readonly player: Visitor;
}

async function opened(context: BrowserContext, kind: Visitor['kind']): Promise<Visitor> {
  const page = await context.newPage();
  const faults = watch(page);
  await watchShifts(page);
  // As far away as a real house, so that a frame is painted before the reads arrive.
  if (kind === 'player') await page.route(/\/api\/(?!live)/, afterMs(120));
  return { kind, page, faults };
}

/**
 * One guest and one player per worker, each with one page: the browser fetches and compiles the site and axe only once.
 */
const test = base.extend<object, Visitors>({
  guest: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ viewport: narrow });
      await comeFromOwnAddress(context);
      await use(await opened(context, 'guest'));
      await context.close();
    },
    { scope: 'worker' },
  ],
  player: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ viewport: narrow });
      await registerPlayer(context);
      await use(await opened(context, 'player'));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Changes the theme as the switch does, without loading the page again. axe ends the transitions of the colours. */
const paint = (page: Page, theme: (typeof themes)[number]): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await axeOf(page).withTags(rules).analyze();
  const faults = await Promise.all(
    found.map(async ({ id, nodes }) => {
      const targets = nodes.map((node) => node.target.join(' '));
      return { id, targets: id === 'target-size' ? await smallInFullView(page, targets) : targets };
    }),
  );
  return faults
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, targets }) => `${id} ${targets.slice(0, 3).join(' | ')}`);
}

/** Returns the targets that are too small even if no bar covers them. axe measures only the uncovered part. */
async function smallInFullView(page: Page, targets: readonly string[]): Promise<string[]> {
  const small: string[] = [];
  for (const target of targets) {
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const again = await axeOf(page).include(target).withRules('target-size').analyze();
    if (again.violations.length > 0) small.push(target);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return small;
}

/** Changes the width and waits for two frames, after which media and container queries apply to it. */
async function resize(page: Page, size: typeof narrow): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Sum of the layout shifts so far without recent input, in shares of the view. 0.1 is good, 0.25 poor. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const found = { sum: 0 };
    Object.assign(window, { shifts: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) found.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

/** Bars that stick to the foot of the view and reach under the bar of the player's session. */
const coveredBars = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const session = document.querySelector('aside[data-bar=session]')?.getBoundingClientRect();
    if (session === undefined) return ['there is no session bar'];
    return [...document.querySelectorAll('main *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return height > 0 && top < session.bottom && bottom > session.top && bottom <= innerHeight;
      })
      .map((element) => `the session bar covers ${element.className}`);
  });

const afterMs = (delayMs: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  // The page may be closed by then.
  await route.continue().catch(() => undefined);
};

/** These stand for the header, tab bar and menus of all screens, so both themes are checked at both widths. */
const ofTheShell = new Set(['/home', '/mine/center']);

/** `npm run check:looks`: five widths in both themes, and all languages. Too slow for every run. */
const isEveryLook = process.env.EVERY_LOOK === '1';
const languages = isEveryLook ? ['zh_CN', 'en', 'th'] : ['zh_CN'];

interface Look {
  readonly size: typeof narrow;
  /** Themes in which axe checks the page; at every width the layout is checked once. */
  readonly themes: readonly (typeof themes)[number][];
}

function looksOf(path: string, language: string): readonly Look[] {
  if (isEveryLook)
    return [320, 360, 768, 1024, 1440].map((width) => ({
      size: { width, height: width < 700 ? 740 : 900 },
      // Colours and elements are the same in all languages.
      themes: language === 'zh_CN' ? themes : [],
    }));
  const isShell = ofTheShell.has(path);
  return [
    { size: narrow, themes: isShell ? ['dark', 'light'] : ['dark'] },
    // The middle width has its own layout, but no elements or colours of its own.
    { size: middle, themes: [] },
    { size: wide, themes: isShell ? ['light', 'dark'] : ['light'] },
  ];
}

const inLanguage = (path: string, language: string): string =>
  language === 'zh_CN' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** Loads the page once and checks all its looks: by default narrow in the dark theme and wide in the light theme. */
async function sweep({ kind: visitor, page, faults }: Visitor, path: string, language: string): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, noted: readonly string[]) => {
    found.push(...noted.map((fault) => `${path} ${language} ${where}: ${fault}`));
  };
  await page.setViewportSize(narrow);
  const reply = await page.goto(siteUrl() + inLanguage(path, language));
  // A guest's page starts the client on first use. A key would hide the shifts of the next half second.
  if (visitor === 'guest') await page.keyboard.press('Shift');
  const alerts = page.getByRole('alert').filter({ hasText: '读出' });
  await expect(alerts, 'a block could not be read').toHaveCount(0);
  await expect(page.locator('main')).toBeVisible();
  if (visitor === 'player') await expect(page.locator('aside[data-bar=session]')).toContainText('฿');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // axe has no rule of WCAG for this.
  const isLost = await page.evaluate(
    () => document.querySelector('a[href="#main"]') !== null && document.querySelector('main#main') === null,
  );
  if (isLost) note('360', ['the link to the content leads nowhere']);
  // A screen that appears after its footer, or is replaced while something loads, moves the whole view.
  const shifted = await shifts(page);
  if (shifted > 0.25) note('360', [`moves by ${shifted.toFixed(2)} of the view while it loads`]);
  for (const { size, themes: seen } of looksOf(path, language)) {
    await resize(page, size);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) note(String(size.width), [`scrolls sideways by ${overflow} px`]);
    if (visitor === 'player') note(String(size.width), await coveredBars(page));
    note(String(size.width), await offTitle(page));
    for (const theme of seen) {
      await paint(page, theme);
      note(`${size.width} ${theme}`, await violations(page));
    }
  }
  // The next screen begins as in a new tab.
  await page.evaluate(() => sessionStorage.clear());
  // The browser also logs the 404 of a missing page.
  const isMissing = reply?.status() === 404;
  return [...found, ...faults.splice(0).filter((fault) => !(isMissing && /404/.test(fault)))];
}

for (const language of languages) {
  const tail = `${language === 'zh_CN' ? '' : `, in ${language}`}. A01, S05`;
  for (const path of guestScreens)
    test(`shows ${path} to a guest without faults at every width and in both themes${tail}`, async ({ guest }) => {
      expect(await sweep(guest, path, language)).toEqual([]);
    });
  for (const path of playerScreens)
    test(`shows ${path} to a player without faults at every width and in both themes${tail}`, async ({ player }) => {
      expect(await sweep(player, path, language)).toEqual([]);
    });
}
