/**
 * Contact sheets of every screen and every kind of game window at 360 and 1440 px, in both themes, as WebP:
 * `npm run shots [folder]`, by default docs/pictures/shots. It starts a house of its own with the demo player. With
 * `--singles` it also keeps every picture in its full size beside the sheets, and `--widths 360,768,1440` takes others.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { browserFlags, executable, findHeadlessBrowser } from '@foyer/tools/browser.ts';
import { guestScreens, playerScreens } from '../addresses.ts';
import { logInDemoPlayer } from '../hand.ts';
import { startHouse } from '../house.ts';
import { openTrial } from '../play/trial.ts';
import { writeWebp } from './webp.ts';
import { chosenGames, playALittle } from './windows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    singles: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    games: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,1440' },
  },
});
const folder = resolve(positionals[0] ?? join(import.meta.dirname, '..', '..', 'docs', 'pictures', 'shots'));
interface Size {
  readonly width: number;
  readonly height: number;
}
const heights: Readonly<Record<string, number>> = { 360: 740, 768: 1024, 1440: 900 };
const sizes: readonly Size[] = values.widths
  .split(',')
  .map((width) => ({ width: Number(width), height: heights[width] ?? 900 }));
const smallest: Size = sizes[0] ?? { width: 360, height: 740 };
const themes = ['dark', 'light'] as const;
type Theme = (typeof themes)[number];

interface Shot {
  readonly name: string;
  readonly png: Buffer;
}
/** Shots by the sheet on which they stand, for example `guest-360-dark`. */
const sheets = new Map<string, Shot[]>();

async function take(page: Page, sheet: string, size: Size, theme: Theme, name: string): Promise<void> {
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const key = `${sheet}-${size.width}-${theme}`;
  sheets.set(key, [...(sheets.get(key) ?? []), { name, png }]);
  if (!values.singles) return;
  const file = `${key}-${name.replaceAll(/[^a-zA-Z0-9]+/g, '_')}.png`;
  writeFileSync(join(folder, file), png);
}

/** Waits for the screen, its reads and its pictures. A picture further down loads only once it is scrolled to. */
async function settle(page: Page): Promise<void> {
  // Before the screen's own code arrives there is nothing that could be busy.
  await page.waitForFunction(
    () =>
      (document.querySelector('main') ?? document.body).innerText.trim() !== '' &&
      document.querySelector('[aria-busy="true"]') === null,
    { timeout: 30_000 },
  );
  await page
    .waitForFunction(
      // A picture that is not shown, such as one of the other theme, never loads.
      () =>
        [...document.images].every(
          (image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
        ),
      { timeout: 15_000 },
    )
    .catch(() => undefined);
  await page.waitForTimeout(400);
}

async function shootScreens(context: BrowserContext, sheet: string, paths: readonly string[]): Promise<void> {
  for (const theme of themes) {
    for (const path of paths) {
      const page = await context.newPage();
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize(smallest);
      await page.goto(process.env.FOYER_URL + path);
      await page.keyboard.press('Shift');
      for (const size of sizes) {
        await page.setViewportSize(size);
        await settle(page);
        await take(page, sheet, size, theme, path);
      }
      await page.close();
    }
  }
}

async function shootWindows(context: BrowserContext): Promise<void> {
  for (const theme of themes) {
    for (const { gameId, gameType, engine } of chosenGames(values.games)) {
      const page = await context.newPage();
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize(smallest);
      await openTrial(page, { gameId, gameType: String(gameType), lang: 'zh_CN' });
      await page.waitForTimeout(1_500);
      for (const sheet of ['window', 'played']) {
        if (sheet === 'played') {
          await playALittle(page, engine).catch((error: unknown) => console.warn(`${gameId}: ${String(error)}`));
        }
        for (const size of sizes) {
          await page.setViewportSize(size);
          await page.waitForTimeout(500);
          await take(page, sheet, size, theme, gameId);
        }
      }
      await page.close();
    }
  }
}

/** A sheet as a page: shots in columns, each under its address. Narrow shots are halved, wide ones thirded. */
function sheetHtml(key: string, shots: readonly Shot[]): string {
  const width = key.includes('-360-') ? 200 : 440;
  const columns = key.includes('-360-') ? 8 : 4;
  const figures = shots.map(
    ({ name, png }) =>
      `<figure><img alt="" src="data:image/png;base64,${png.toString('base64')}">` +
      `<figcaption>${name.replaceAll('&', '&amp;')}</figcaption></figure>`,
  );
  return (
    `<!doctype html><meta charset="utf-8"><title>${key}</title><style>body{margin:0;padding:16px;background:#808080;` +
    `display:grid;grid-template-columns:repeat(${columns},${width}px);gap:12px;width:max-content;font:11px sans-serif}` +
    'figure{margin:0}img{display:block;width:100%}figcaption{overflow:hidden;white-space:nowrap}</style>' +
    figures.join('')
  );
}

mkdirSync(folder, { recursive: true });
const house = await startHouse({ TRUST_PROXY: 'on', DEMO: 'on' });
process.env.FOYER_URL = house.url;
const browser = await chromium.launch({ ...executable(findHeadlessBrowser()), args: [...browserFlags] });
try {
  const guest = await browser.newContext({ locale: 'zh-CN' });
  if ('guest'.startsWith(values.only)) await shootScreens(guest, 'guest', guestScreens);
  const player = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  if ('player'.startsWith(values.only)) {
    await logInDemoPlayer(player);
    await shootScreens(player, 'player', playerScreens);
  }
  if ('windows'.startsWith(values.only)) await shootWindows(guest);
  for (const [key, shots] of sheets) await writeWebp(browser, join(folder, `${key}.webp`), sheetHtml(key, shots));
} finally {
  await browser.close();
  await house.stop();
}
console.log(`Wrote ${sheets.size} sheets to ${folder}`);
