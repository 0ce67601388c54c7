/** The files of a static front that a brand makes: words, icons, manifest, and the pages of windows. Decisions 464, 465 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { locales } from '@foyer/contract/envelope.ts';
import type { Brand } from '@foyer/house/brand/schema.ts';
import { windowPage } from '@foyer/house/brand/windowPage.ts';
import { drawnIcon, drawnWords } from '@foyer/house/web/brand/drawings.ts';
import { pageBrandOf } from '@foyer/house/web/brand/pageBrand.ts';
import type { PageBrand } from '@foyer/house/web/brand/pageBrand.ts';
import { wordsFolder, wordsVersion } from '@foyer/house/web/brand/words.ts';
import { manifestOf } from '@foyer/house/web/crawl.ts';
import { filledJson } from '@foyer/text/brandWords.ts';

async function writeWords(folder: string, built: string, address: string, brand: Brand): Promise<void> {
  for (const locale of locales) {
    const from = join(built, locale);
    const names = readdirSync(from, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => one.endsWith('.json'))) {
      const file = join(folder, address, locale, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, filledJson(readFileSync(join(from, name), 'utf8'), brand, locale));
    }
  }
}

function completeWindows(folder: string, brand: Brand, isPlayMoney: boolean): void {
  for (const family of readdirSync(join(folder, 'play'))) {
    const file = join(folder, 'play', family, 'index.html');
    writeFileSync(file, windowPage(readFileSync(file, 'utf8'), brand, isPlayMoney));
  }
}

/** Completes a built folder with the brand. Returns what its pages contain of it. */
export async function writeBrandFiles(folder: string, brand: Brand, isPlayMoney: boolean): Promise<PageBrand> {
  const version = wordsVersion(folder);
  const address = wordsFolder(version, brand);
  await writeWords(folder, join(folder, 'assets', `words-${version}`), address, brand);
  completeWindows(folder, brand, isPlayMoney);
  await mkdir(join(folder, 'brand'), { recursive: true });
  const drawings = [
    ['brand/words.svg', drawnWords(brand)],
    ['favicon.svg', drawnIcon(brand)],
    ['manifest.webmanifest', manifestOf(brand)],
  ] as const;
  for (const [name, content] of drawings) await writeFile(join(folder, name), content);
  return pageBrandOf(brand, address);
}
