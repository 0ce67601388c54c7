/**
 * npm run bench:taps: how long a tap on a phone waits for its next frame. A player of the demo account, at 360 x 740 and
 * with the processor slowed down four times, taps chips, tabs, menus, dialogs, amounts and filters on 32 screens, and
 * panels, stakes and rounds in a window of each family of games. Each tap counts with its longest Event Timing entry,
 * from which browsers make INP. In the same run as many taps go to a bare page with one button that toggles a class.
 *
 *     npm run bench:taps                    all of them
 *     npm run bench:taps -- /lottery fish   those screens and windows alone
 */
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { logInDemoPlayer, openTakenUp } from '@foyer/e2e/hand.ts';
import { startHouse } from '@foyer/e2e/house.ts';
import { openTrial } from '@foyer/e2e/play/trial.ts';
import { browserFlags, executable, findHeadlessBrowser } from '@foyer/tools/browser.ts';
import { controlOf, shown } from './taps/controls.ts';
import type { Tap } from './taps/controls.ts';
import { loaded, observeInteractions, shortestMs, slowDown, tapMs } from './taps/eventTimes.ts';
import { guestScreens, playerScreens } from './taps/screens.ts';
import { windows } from './taps/windows.ts';

const slowdown = 4;
const limits = { p98Ms: 100, worstMs: 200 };
// `isMobile` for scroll bars that lie over the page: where they take room, each dialog lays out the page for another width.
const phone = { locale: 'zh-CN', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const chosen = process.argv.slice(2);
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);

interface Measured {
  readonly tap: string;
  readonly ms: number;
}
const all: Measured[] = [];
const bareMs: number[] = [];
const missing: string[] = [];

const p98 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.98) - 1] ?? Number.NaN;

async function tapAll(page: Page, place: string, taps: readonly Tap[]): Promise<void> {
  const here: Measured[] = [];
  for (const tap of taps) {
    try {
      here.push({ tap: shown(tap), ms: await tapMs(page, await controlOf(page, tap)) });
    } catch (error) {
      missing.push(`${place}: ${shown(tap)}: ${String(error).split('\n')[0]}`);
    }
  }
  all.push(...here);
  const worst = here.toSorted((a, b) => b.ms - a.ms)[0];
  if (worst === undefined) return;
  const times = here.map(({ ms }) => ms).join(' ');
  console.log(`${place.padEnd(34)} ${String(worst.ms).padStart(4)} ms  ${worst.tap.padEnd(26)} ${times}`);
}

/** Taps on a page with nothing but a button, as often as on the site: what this machine needs for any tap. */
async function openBare(context: BrowserContext): Promise<(times: number) => Promise<void>> {
  const page = await context.newPage();
  await observeInteractions(page);
  await page.goto('about:blank');
  await page.setContent('<!doctype html><style>.on{background:#00f}</style><button>tap</button>');
  await page.evaluate(() => {
    const button = document.querySelector('button');
    button?.addEventListener('click', () => button.classList.toggle('on'));
  });
  await slowDown(page, slowdown);
  return async (times) => {
    await page.bringToFront();
    for (let tap = 0; tap < times; tap += 1) bareMs.push(await tapMs(page, page.getByRole('button')));
  };
}

async function onPage(
  context: BrowserContext,
  place: string,
  taps: readonly Tap[],
  open: (page: Page) => Promise<void>,
) {
  const page = await context.newPage();
  await observeInteractions(page);
  try {
    await open(page);
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null).catch(() => undefined);
    await loaded(page);
    await page.waitForTimeout(300);
    // What opens by itself, like the day's advertisement, would cover the controls.
    while (await page.getByRole('dialog').first().isVisible()) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(300);
    }
    await slowDown(page, slowdown);
    await tapAll(page, place, taps);
  } finally {
    await page.close();
  }
}

const house = await startHouse({ TRUST_PROXY: 'on', DEMO: 'on', CAPTCHA: 'off' });
process.env.FOYER_URL = house.url;
const browser = await chromium.launch({ ...executable(findHeadlessBrowser()), args: browserFlags });
try {
  const guest = await browser.newContext(phone);
  const player = await browser.newContext(phone);
  await logInDemoPlayer(player);
  const tapBare = await openBare(guest);
  for (const [context, screens] of [
    [player, playerScreens],
    [guest, guestScreens],
  ] as const)
    for (const { path, taps } of screens) {
      if (!isChosen(path)) continue;
      await onPage(context, path, taps, (page) => openTakenUp(page, path));
      await tapBare(taps.length);
    }
  for (const { family, gameId, gameType, taps } of windows) {
    if (!isChosen(family)) continue;
    await onPage(guest, family, taps, (page) => openTrial(page, { gameId, gameType, lang: 'zh_CN' }));
    await tapBare(taps.length);
  }
} finally {
  await browser.close();
  await house.stop();
}
const times = all.map(({ ms }) => ms);
const worstMs = Math.max(...times);
for (const lost of missing) console.log(`not tapped: ${lost}`);
console.log(`bare page: p98 ${p98(bareMs)} ms, worst ${Math.max(...bareMs)} ms of ${bareMs.length} taps`);
console.log(
  `site: p98 ${p98(times)} ms, worst ${worstMs} ms of ${times.length} taps (no event under ${shortestMs} ms is reported)`,
);
process.exitCode = missing.length === 0 && p98(times) <= limits.p98Ms && worstMs <= limits.worstMs ? 0 : 1;
