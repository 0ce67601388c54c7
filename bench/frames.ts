/**
 * npm run bench:frames: how many frames the windows of the games show while they are played, with the processor slowed
 * down four times: a fishing room that fires, a slot that spins, and a live table. Frames are counted by
 * requestAnimationFrame for ten seconds. An empty page in the same run shows what the machine delivers at all: without a
 * graphics card Chromium paints on the same processor, so the ratio counts and not the frames.
 */
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { startHouse } from '@foyer/e2e/house.ts';
import { openTrial } from '@foyer/e2e/play/trial.ts';
import { browserFlags, executable, findHeadlessBrowser } from '@foyer/tools/browser.ts';
import { slowDown } from './taps/eventTimes.ts';

const seconds = 10;
const slowdown = 4;
const phone = { locale: 'zh-CN', viewport: { width: 360, height: 740 }, hasTouch: true } as const;

interface Frames {
  readonly aSecond: number;
  /** Percent of the frames that came later than this after the one before. */
  readonly over17: number;
  readonly over33: number;
}

const count = (page: Page): Promise<Frames> =>
  page.evaluate(
    (forMs) =>
      new Promise<Frames>((done) => {
        const between: number[] = [];
        let last = performance.now();
        const begunMs = last;
        const frame = (): void => {
          const now = performance.now();
          between.push(now - last);
          last = now;
          if (now - begunMs < forMs) return void requestAnimationFrame(frame);
          // The clock is inexact by a millisecond.
          const share = (ms: number) => (100 * between.filter((one) => one > ms + 1).length) / between.length;
          done({ aSecond: (between.length * 1000) / (now - begunMs), over17: share(16.7), over33: share(33.4) });
        };
        requestAnimationFrame(frame);
      }),
    seconds * 1000,
  );

interface Played {
  readonly family: string;
  readonly gameId: string;
  readonly gameType: string;
  /** Presses what a player presses; called every second. */
  readonly play: (page: Page) => Promise<unknown>;
}

const spin = (page: Page): Promise<unknown> => page.locator('.spin').click({ timeout: 300 });
const windows: readonly Played[] = [
  { family: 'slot', gameId: 'moyu-koi-gate', gameType: '1', play: spin },
  { family: 'cascade slot', gameId: 'moyu-nine-skies', gameType: '1', play: spin },
  {
    family: 'fish',
    gameId: 'canglan-autumn-water-gold-shark',
    gameType: '5',
    play: (page) => page.locator('.water').click({ timeout: 300, position: { x: 180, y: 200 } }),
  },
  ...(['kiln-pine-court-baccarat', 'harbour-firefly-roulette'] as const).map((gameId) => ({
    family: gameId.endsWith('roulette') ? 'roulette' : 'baccarat',
    gameId,
    gameType: '2',
    play: (page: Page) => page.locator('[data-spot]').first().click({ timeout: 300 }),
  })),
];

async function measure(page: Page, play: (page: Page) => Promise<unknown>): Promise<Frames> {
  await slowDown(page, slowdown);
  const counted = count(page);
  for (let second = 0; second < seconds - 1; second += 1) {
    // A control that is not ready is pressed again a second later.
    await play(page).catch(() => undefined);
    await page.waitForTimeout(700);
  }
  return counted;
}

async function onPage(browser: Browser, open: (page: Page) => Promise<unknown>, play: Played['play']): Promise<Frames> {
  const page = await browser.newPage(phone);
  try {
    await open(page);
    await page.waitForTimeout(1_500);
    return await measure(page, play);
  } finally {
    await page.close();
  }
}

const house = await startHouse({ TRUST_PROXY: 'on', CAPTCHA: 'off' });
process.env.FOYER_URL = house.url;
const browser = await chromium.launch({ ...executable(findHeadlessBrowser()), args: browserFlags });
const ratios: number[] = [];
try {
  for (const { family, gameId, gameType, play } of windows) {
    const empty = await onPage(
      browser,
      (page) => page.goto('about:blank'),
      (page) => page.mouse.click(9, 9),
    );
    const game = await onPage(browser, (page) => openTrial(page, { gameId, gameType, lang: 'zh_CN' }), play);
    const ratio = game.aSecond / empty.aSecond;
    ratios.push(ratio);
    const row = ({ aSecond, over17, over33 }: Frames) =>
      `${aSecond.toFixed(1)} frames a second, ${over17.toFixed(0)} % later than 16.7 ms, ${over33.toFixed(0)} % later than 33 ms`;
    console.log(`${family.padEnd(14)} ${row(game)}; empty page ${row(empty)}; ratio ${ratio.toFixed(2)}`);
  }
} finally {
  await browser.close();
  await house.stop();
}
console.log(`lowest ratio of frames to an empty page: ${Math.min(...ratios).toFixed(2)}`);
