/** Loads namespaces: one compiled file per namespace and locale, fetched when needed. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { siteBrand } from '@foyer/contract/siteBrand.ts';
import type { CompiledMessage } from 'icu-minify/format';

export type Words = { readonly [key: string]: CompiledMessage };

/** Whether the build has compiled the texts; false if sources are served. */
declare const ARE_WORDS_BUILT: boolean;

const sources =
  import.meta.env.SSR || ARE_WORDS_BUILT
    ? {}
    : import.meta.glob<Words>('../../../text/{zh_CN,en,th}/**/*.json', { import: 'default' });

async function fetchWords(key: string): Promise<Words> {
  if (!ARE_WORDS_BUILT) return (await sources[`../../../text/${key}.json`]?.()) ?? {};
  const reply = await fetch(siteBrand().words + key + '.json');
  if (!reply.ok) throw new Error(`no words: ${key}`);
  return (await reply.json()) as Words;
}

/** If the connection is lost, the words are loaded when it returns, and components that use them suspend. R04 */
async function fetchWhenOnline(key: string): Promise<Words> {
  try {
    return await fetchWords(key);
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((back) => addEventListener('online', back, { once: true }));
    return fetchWords(key);
  }
}

const loaded = new Map<string, Words>();
const loading = new Map<string, Promise<Words>>();

const address = (locale: Locale, namespace: string): string => `${locale}/${namespace}`;

export const wordsOf = (locale: Locale, namespace: string): Words | undefined => loaded.get(address(locale, namespace));

/** Adds texts that are part of a bundle, as on the server. */
export function keepWords(locale: Locale, namespace: string, words: Words): void {
  const key = address(locale, namespace);
  loaded.set(key, words);
  loading.set(key, settled(Promise.resolve(words), words));
}

/** Marks a promise as fulfilled for React, so that `use` returns at once instead of suspending. */
function settled(promise: Promise<Words>, words: Words): Promise<Words> {
  return Object.assign(promise, { status: 'fulfilled', value: words });
}

/** The language requested last. */
let spoken: Locale | undefined;

/**
 * Preloads a namespace; failures are handled when the words are used. The build inserts calls beside components.
 * @public
 */
export function wantWords(namespace: string): void {
  if (spoken !== undefined) loadWords(spoken, namespace).catch(() => undefined);
}

/** Loads a namespace once; all callers get the same promise. A missing namespace is empty. */
export function loadWords(locale: Locale, namespace: string): Promise<Words> {
  spoken = locale;
  const key = address(locale, namespace);
  const running = loading.get(key);
  if (running) return running;
  const started: Promise<Words> = fetchWhenOnline(key).then((words) => {
    loaded.set(key, words);
    void settled(started, words);
    return words;
  });
  started.catch(() => loading.delete(key));
  loading.set(key, started);
  return started;
}

/** Namespaces that a page has used so far, once for each locale: a change of language fetches these first. */
export const namespacesInUse = (): string[] => Array.from(loaded.keys(), (key) => key.replace(/.*?\//, ''));
