/** Compiles the words of `text/` when the client is built, so that no browser is sent a parser of messages. */
import compile from 'icu-minify/compile';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const isRoom = /\/text\/[a-zA-Z_]+\/[a-zA-Z]+\.json$/;

interface Words {
  readonly [key: string]: string | Words;
}

/** `{ nav: { home: '…' } }` becomes `{ 'nav.home': … }`: one look-up a message. */
function compiled(words: Words, prefix = ''): [string, unknown][] {
  return Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string' ? [[prefix + key, compile(word)]] : compiled(word, `${prefix}${key}.`),
  );
}

const read = async (path: string): Promise<Words> => JSON.parse(await readFile(path, 'utf8')) as Words;

export function compiledMessages(): Plugin {
  return {
    name: 'foyer:messages',
    enforce: 'pre',
    async load(id) {
      const path = id.split('?')[0] ?? id;
      if (!isRoom.test(path)) return null;
      this.addWatchFile(path);
      const messages = Object.fromEntries(compiled(await read(path)));
      return { code: `export default ${JSON.stringify(messages)}`, map: null, moduleType: 'js' };
    },
  };
}
