/** The pictures of the docs on brands, backends and providers: `npm run shots:docs`. Writes to docs/pictures. */
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { browserFlags, executable, findHeadlessBrowser } from '@foyer/tools/browser.ts';
import { startExample } from '../exampleBackend.ts';
import { startExampleProvider } from '../exampleProvider.ts';
import { startHouse } from '../house.ts';
import { writeWebp } from './webp.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'docs/pictures');

interface Look {
  readonly width: number;
  readonly height: number;
  readonly theme: 'dark' | 'light';
  readonly lang?: string;
}

/** The first screen of an address, without the announcement that opens over it. */
async function shoot(browser: Browser, address: string, { width, height, theme, lang = 'zh-CN' }: Look) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme, locale: lang });
  await page.goto(address);
  await page.keyboard.press('Shift');
  await page.waitForTimeout(1_500);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1_500);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.close();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Pictures side by side, `columns` to a row, each this wide. */
const sheet = (pictures: readonly string[], columns: number, width: number): string =>
  `<!doctype html><meta charset="utf-8"><style>body{margin:0;padding:12px;background:#808080;display:grid;` +
  `grid-template-columns:repeat(${columns},${width}px);gap:12px;width:max-content}img{display:block;width:100%;` +
  `border-radius:6px}</style>${pictures.map((src) => `<img alt="" src="${src}">`).join('')}`;

const wide = { width: 1280, height: 800 } as const;
const browser = await chromium.launch({ ...executable(findHeadlessBrowser()), args: [...browserFlags] });
try {
  const brands: string[] = [];
  for (const name of ['mekhong', 'nordlys', 'yunge']) {
    const house = await startHouse({ BRAND: join(root, 'brands', `${name}.json`) });
    brands.push(await shoot(browser, `${house.url}/home`, { ...wide, theme: name === 'nordlys' ? 'light' : 'dark' }));
    await house.stop();
  }
  await writeWebp(browser, join(folder, 'brands.webp'), sheet(brands, 3, 480));

  const example = await startExample();
  const front = await startHouse({ BACKEND_URL: example.url });
  const backend = await shoot(browser, `${front.url}/home`, { ...wide, theme: 'light' });
  await writeWebp(browser, join(folder, 'smallest-backend.webp'), sheet([backend], 1, 720));
  await front.stop();
  example.stop();

  const provider = await startExampleProvider();
  const search = `${provider.house.url}/all-games?keyword=${encodeURIComponent('抛硬币')}`;
  const context = await browser.newContext({ viewport: { width: 560, height: 800 }, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(search);
  await page.getByRole('button', { name: /抛硬币 硬币馆/ }).press('Enter');
  await page.waitForTimeout(1_500);
  const png = await page.screenshot({ animations: 'disabled' });
  const list = await shoot(browser, search, { width: 560, height: 800, theme: 'dark' });
  const coin = [list, `data:image/png;base64,${png.toString('base64')}`];
  await writeWebp(browser, join(folder, 'example-provider.webp'), sheet(coin, 2, 360));
  await provider.stop();
} finally {
  await browser.close();
}
