/** Compiles the messages of `text/` when the client is built, so that browsers need no message parser. */
import { isLocale, locales } from '@foyer/contract/envelope.ts';
import { filledJson } from '@foyer/text/brandWords.ts';
import type { BrandWords } from '@foyer/text/brandWords.ts';
import compile from 'icu-minify/compile';
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const isNamespace = /\/text\/[a-zA-Z_]+\/(?:[a-zA-Z]+\/)*[a-zA-Z]+\.json$/;
/** The texts of a new database, which only the house reads. */
const isSeed = /^seed\b/;

interface Words {
  readonly [key: string]: string | Words;
}

/** `{ nav: { home: '…' } }` becomes `{ 'nav.home': … }`: one look-up per message. */
function compiled(words: Words, prefix = ''): [string, unknown][] {
  return Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string' ? [[prefix + key, compile(word)]] : compiled(word, `${prefix}${key}.`),
  );
}

const read = async (path: string): Promise<Words> => JSON.parse(await readFile(path, 'utf8')) as Words;

/**
 * One file per namespace and locale. Their folder is named after a hash of all of them, which the house writes into
 * each page, so that no script has to list their addresses.
 */
async function emitted(folder: string): Promise<{ readonly version: string; readonly files: Map<string, string> }> {
  const files = new Map<string, string>();
  for (const locale of locales) {
    const names = await readdir(join(folder, locale), { recursive: true });
    for (const name of names.filter((each) => each.endsWith('.json') && !isSeed.test(each))) {
      const messages = Object.fromEntries(compiled(await read(join(folder, locale, name))));
      files.set(`${locale}/${name}`, JSON.stringify(messages));
    }
  }
  const hash = createHash('sha256');
  for (const [name, words] of files) hash.update(name).update(words);
  return { version: hash.digest('base64url').slice(0, 8), files };
}

/** The brand that served sources show. A built client gets its texts from the house, filled. */
async function servedBrand(text: string): Promise<BrandWords> {
  const { BRAND: given = '' } = process.env;
  const file = given === '' ? join(text, '../brands/default.json') : given;
  return JSON.parse(await readFile(file, 'utf8')) as BrandWords;
}

/** `text`: the folder of the translations. */
export function compiledMessages(text: string): Plugin {
  let version = '';
  let isServed = false;
  return {
    name: 'foyer:messages',
    enforce: 'pre',
    async config(_config, { command, isSsrBuild }) {
      isServed = command === 'serve';
      if (command === 'build' && isSsrBuild !== true) ({ version } = await emitted(text));
      return { define: { ARE_WORDS_BUILT: JSON.stringify(version !== '') } };
    },
    async generateBundle() {
      if (version === '') return;
      const { files } = await emitted(text);
      for (const [name, source] of files) {
        this.emitFile({ type: 'asset', fileName: `assets/words-${version}/${name}`, source });
      }
    },
    async load(id) {
      const path = id.split('?')[0] ?? id;
      if (!isNamespace.test(path)) return null;
      this.addWatchFile(path);
      const messages = JSON.stringify(Object.fromEntries(compiled(await read(path))));
      const locale = path.slice(text.length + 1).split('/', 1)[0];
      const named = isServed && isLocale(locale) ? filledJson(messages, await servedBrand(text), locale) : messages;
      return { code: `export default ${named}`, map: null, moduleType: 'js' };
    },
  };
}
