/** All namespaces of all locales, for the bundle of the server only. */
import { isLocale } from '@foyer/contract/envelope.ts';
import { filledJson } from '@foyer/text/brandWords.ts';
import type { BrandWords } from '@foyer/text/brandWords.ts';
import { keepWords } from '#text/namespaces.ts';
import type { Words } from '#text/namespaces.ts';

const files = import.meta.glob<Words>(['../../../text/{zh_CN,en,th}/**/*.json', '!**/seed/*.json'], {
  import: 'default',
  eager: true,
});

/** Fills the brand into the texts. */
export function fillWords(brand: BrandWords): void {
  for (const [path, words] of Object.entries(files)) {
    const [, locale, namespace = ''] = /\/text\/(\w+)\/([\w/]+)\.json$/.exec(path) ?? [];
    if (!isLocale(locale)) continue;
    const built = JSON.stringify(words);
    const filled = filledJson(built, brand, locale);
    keepWords(locale, namespace, filled === built ? words : (JSON.parse(filled) as Words));
  }
}
