/** The windows' own styles must not reach into the dialogs of the frame: one style sheet applies to both. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const windows = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(resolve(windows, path), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
/** Classes that a selector begins with. */
const firstClasses = (css: string): string[] =>
  [...css.matchAll(/^[ ]*\.([a-z][a-z-]*)/gm)].map(([, name = '']) => name);
/** Parts that stand outside the dialogs too: buttons, amounts, icons, pay tables, the panel of stops. */
const shared = new Set(['primary', 'quiet', 'money', 'icon', 'pays', 'threshold']);
const ofPanels = new Set(
  ['frame/look/panels.css', 'frame/look/proof.css']
    .flatMap((path) => firstClasses(read(path)))
    .filter((name) => !shared.has(name)),
);

it('styles no class of the dialogs outside the files of panels', () => {
  expect(ofPanels.size).toBeGreaterThan(10);
  const reaching = globSync('*/**/*.css', { cwd: windows })
    .filter((path) => !path.startsWith('frame/') && !path.includes('/panels/'))
    .flatMap((path) =>
      firstClasses(read(path))
        .filter((name) => ofPanels.has(name))
        .map((name) => `${path} .${name}`),
    );
  expect(reaching).toEqual([]);
});
