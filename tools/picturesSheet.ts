/**
 * Contact sheets of every picture, as HTML and PNG: `npm run pictures:sheet [folder]`. Look at them whenever a drawing
 * changes: a size budget does not check looks.
 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import type { Locale } from '@foyer/contract/envelope.ts';
import { locales } from '@foyer/contract/envelope.ts';
import { namedGames as games } from '@foyer/games/catalogue/catalogue.ts';
import { bankMark, knownBanks } from '@foyer/pictures/bank.ts';
import { emblemNames } from '@foyer/pictures/emblems.ts';
import { homeScene, homeSceneNames } from '@foyer/pictures/home.ts';
import { platformCodes } from '@foyer/pictures/platforms.ts';
import { appIcon } from '@foyer/pictures/icon.ts';
import { emblemOnly, logo } from '@foyer/pictures/logo.ts';
import { tile } from '@foyer/pictures/tile.ts';
import { browserFlags, findBrowser } from './browser.ts';

const grounds = { dark: '#110e0c', light: '#f4f1ec' } as const;
type Theme = keyof typeof grounds;

const image = (svg: string, style = ''): string =>
  `<img alt="" style="${style}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;

function sheet(theme: Theme, columns: number, size: number, pictures: readonly string[]): string {
  return (
    `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{margin:0;padding:20px;background:${grounds[theme]};` +
    `display:grid;grid-template-columns:repeat(${columns},${size}px);gap:12px;width:max-content}` +
    'img{display:block;width:100%;border-radius:10px}</style>' +
    pictures.join('')
  );
}

function lobby(theme: Theme, locale: Locale): string {
  const tiles = games.map((game) =>
    tile({
      platform: game.platform,
      title: inLanguage(game.names, locale),
      emblem: game.emblem,
      family: game.family,
      seed: game.gameId,
      variant: game.pictureVariant,
    }),
  );
  return sheet(
    theme,
    12,
    120,
    tiles.map((svg) => image(svg)),
  );
}

function marks(theme: Theme): string {
  const logos = platformCodes.map((code) => image(logo(code, theme)));
  const banks = [...knownBanks, 'OTHER'].map((code) => image(bankMark(code), 'width:64px'));
  return sheet(theme, 6, 240, [...logos, ...banks, image(appIcon(), 'width:96px')]);
}

const sheets: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    locales.flatMap((locale) => [
      [`lobby-${locale}-dark`, lobby('dark', locale)],
      [`lobby-${locale}-light`, lobby('light', locale)],
    ]),
  ),
  emblems: sheet(
    'dark',
    12,
    120,
    platformCodes.flatMap((code) => emblemNames.map((name) => image(emblemOnly(code, name)))),
  ),
  'marks-dark': marks('dark'),
  'marks-light': marks('light'),
  scenes: sheet(
    'dark',
    2,
    720,
    homeSceneNames.flatMap((name) => [image(homeScene(name, 'wide')), image(homeScene(name, 'phone'))]),
  ),
};

async function photograph(browser: Browser, folder: string, name: string, html: string): Promise<void> {
  writeFileSync(join(folder, `${name}.html`), html);
  const page = await browser.newPage({ viewport: { width: 1620, height: 900 } });
  await page.setContent(html);
  await page.evaluate(() => Promise.all([...document.images].map((picture) => picture.decode())));
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
}

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'foyer-pictures-'));
mkdirSync(folder, { recursive: true });
const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('No Chromium was found: set CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
try {
  for (const [name, html] of Object.entries(sheets)) await photograph(browser, folder, name, html);
} finally {
  await browser.close();
}
console.log(`Wrote ${Object.keys(sheets).length} sheets to ${folder}`);
