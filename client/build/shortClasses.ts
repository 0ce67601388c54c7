/**
 * Shortens class names to three letters, equally in the browser's and the server's build. They occur in mark-up, styles
 * and scripts, where a page's first kilobytes matter most.
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What lightningcss makes of a name before it is shortened; no other text in the sources matches it. */
export const scopedPattern = 'foyer__[hash]__[local]';
const scoped = /foyer__[\w-]{6}__([\w-]+)/g;

/** Without the letter d, because ad blockers hide classes such as `ads`. */
const digits = 'abcefghijklmnopqrstuvwxyzABCEFGHIJKLMNOPQRSTUVWXYZ';
const digitOf = (value: number): string => digits[value % digits.length] ?? '';
const numeral = (value: number): string =>
  value < digits.length ? digitOf(value) : numeral(Math.floor(value / digits.length) - 1) + digitOf(value);

const isStyleModule = /\.module\.css(?:$|\?)/;

/**
 * `folder`: all style modules. A short name encodes the file's index in alphabetical order and the name's index in the
 * file.
 */
export function shortClasses(folder: string): Plugin[] {
  const files = globSync('**/*.module.css', { cwd: folder })
    .map((file) => resolve(folder, file))
    .toSorted();
  const namesOf = new Map<string, Map<string, string>>();
  const shorten = (code: string, id: string): string => {
    const file = id.split('?')[0] ?? id;
    const place = files.indexOf(file);
    if (place === -1) throw new Error(`no style module of the client: ${file}`);
    const prefix = digitOf(Math.floor(place / digits.length)) + digitOf(place);
    const names = namesOf.get(file) ?? new Map<string, string>();
    namesOf.set(file, names);
    return code.replaceAll(scoped, (_whole, local: string) => {
      const name = names.get(local) ?? prefix + numeral(names.size);
      names.set(local, name);
      return name;
    });
  };
  const filter = { id: isStyleModule };
  return [
    {
      // Runs after the styles are compiled and before the module's script is generated.
      name: 'foyer:short-classes:styles',
      apply: 'build',
      transform: { filter, handler: (code, id) => ({ code: shorten(code, id), map: null }) },
    },
    {
      name: 'foyer:short-classes:scripts',
      apply: 'build',
      enforce: 'post',
      // All its names may be inlined where they are used, but the styles are still needed.
      transform: {
        filter,
        handler: (code, id) => ({ code: shorten(code, id), map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
