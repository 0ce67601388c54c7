/** Compiles the words of `text/` when the client is built, so that no browser is sent a parser of messages. */
import compile from 'icu-minify/compile';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const isRoom = /\/text\/[a-zA-Z_]+\/[a-zA-Z]+\.json$/;

type Words = { [key: string]: string | Words };
const compiled = (words: Words): unknown =>
  Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, typeof word === 'string' ? compile(word) : compiled(word)]),
  );

export function compiledMessages(): Plugin {
  return {
    name: 'foyer:messages',
    enforce: 'pre',
    async load(id) {
      const path = id.split('?')[0] ?? id;
      if (!isRoom.test(path)) return null;
      this.addWatchFile(path);
      const words = JSON.parse(await readFile(path, 'utf8')) as Words;
      return { code: `export default ${JSON.stringify(compiled(words))}`, map: null, moduleType: 'js' };
    },
  };
}
