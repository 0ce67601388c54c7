/**
 * Moves the `@font-face` rules out of the built style sheets into a file that the house writes into every page. A sheet
 * that arrives later with such rules makes the browser restyle the whole page and lay all of its text out again, even if
 * the page has the same rules already.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the house reads the rules, beside the build's manifest. */
const fontsFile = '.vite/fonts.css';

/** Parts a minified style sheet into its `@font-face` rules and the rest. */
export function partFonts(css: string): { readonly fonts: string; readonly rest: string } {
  const rule = /@font-face\{[^}]*\}/g;
  return { fonts: (css.match(rule) ?? []).join(''), rest: css.replaceAll(rule, '') };
}

export function pageFonts(): Plugin {
  let folder = '';
  return {
    name: 'foyer:page-fonts',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configResolved({ build }) {
      folder = build.outDir;
    },
    async writeBundle() {
      const found: string[] = [];
      for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
        if (!entry.isFile() || !entry.name.endsWith('.css')) continue;
        const file = join(entry.parentPath, entry.name);
        const { fonts, rest } = partFonts(await readFile(file, 'utf8'));
        if (fonts === '') continue;
        found.push(fonts);
        await writeFile(file, rest);
      }
      await writeFile(join(folder, fontsFile), found.join(''));
    },
  };
}
