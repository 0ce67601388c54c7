/** All namespaces of all locales, for the bundle of the server only. */
import { isLocale } from '@foyer/contract/envelope.ts';
import { keepWords } from '#text/namespaces.ts';
import type { Words } from '#text/namespaces.ts';

const files = import.meta.glob<Words>(['../../../text/{zh_CN,en,th}/**/*.json', '!**/seed/*.json'], {
  import: 'default',
  eager: true,
});

for (const [path, words] of Object.entries(files)) {
  const [, locale, namespace = ''] = /\/text\/(\w+)\/([\w/]+)\.json$/.exec(path) ?? [];
  if (isLocale(locale)) keepWords(locale, namespace, words);
}
