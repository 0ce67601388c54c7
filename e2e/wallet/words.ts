/** Expected texts, read from the files in text/, so that a client that shows another language's texts fails. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filledJson } from '@foyer/text/brandWords.ts';
import brand from '../../brands/default.json' with { type: 'json' };

/** The text of `namespace.a.b`, with its arguments filled in. */
export function wordsOf(locale: Locale) {
  const namespaces = new Map<string, unknown>();
  const namespaceOf = (namespace: string): unknown => {
    const file = join(import.meta.dirname, `../../text/${locale}/${namespace}.json`);
    if (!namespaces.has(namespace))
      namespaces.set(namespace, JSON.parse(filledJson(readFileSync(file, 'utf8'), brand, locale)));
    return namespaces.get(namespace);
  };
  return (path: string, given: Readonly<Record<string, string>> = {}): string => {
    const [namespace = '', ...keys] = path.split('.');
    const found = keys.reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      namespaceOf(namespace),
    );
    if (typeof found !== 'string') throw new Error(`${locale} has no ${path}`);
    return found.replaceAll(/\{(\w+)\}/g, (argument, name: string) => given[name] ?? argument);
  };
}
