/** Critical styles are kept, and each page gets its own. P01 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBuild } from './styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, '.vite'));
const manifest = {
  'src/entry-client.tsx': { file: 'entry.js', css: ['shell.css'] },
  'src/screens/home.tsx': { file: 'home.js', css: ['home.css'] },
  'src/screens/slots.tsx': { file: 'slots.js', css: ['slots.css'] },
};
writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
const fonts = '@font-face{font-family:F;src:local(F)}';
writeFileSync(join(folder, '.vite/fonts.css'), fonts);
writeFileSync(join(folder, 'shell.css'), ':root{--red:#f00;--blue:#00f}.a{color:red}.b{margin:0}');
writeFileSync(join(folder, 'home.css'), '.row{gap:1px}');
writeFileSync(join(folder, 'slots.css'), '.row{gap:2px}');

it('returns each page its own styles, also when it was asked for others before', () => {
  const build = readBuild(folder);
  const styleOf = (screen: string, html: string) =>
    build.stylesOf([screen], html).style.replace(/^@layer[^;]*;@font-face{[^}]*}/, '');
  for (let turn = 0; turn < 2; turn += 1) {
    expect(styleOf('/home', '<p class="a">')).toBe(':root{}.a{color:red}');
    expect(styleOf('/home', '<p class="b">')).toBe(':root{}.b{margin:0}');
    expect(styleOf('/home', '<p class="b a">')).toBe(':root{}.a{color:red}.b{margin:0}');
    expect(styleOf('/home', '<p class="a" style="color:var(--red)">')).toBe(':root{--red:#f00;}.a{color:red}');
    expect(styleOf('/home', '<p class="row">')).toBe(':root{}.row{gap:1px}');
    expect(styleOf('/slots', '<p class="row">')).toBe(':root{}.row{gap:2px}');
  }
});

it('writes the fonts into every page, because the file that follows has none', () => {
  const build = readBuild(folder);
  expect(build.stylesOf(['/home'], '<p class="row">').style).toContain(`;${fonts}`);
  expect(build.shellStyles.style).toContain(`;${fonts}`);
});
