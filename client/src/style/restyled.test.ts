/**
 * Selectors after which browsers restyle a whole subtree for any element that is inserted: a sibling or a child of `:has()`
 * that is anything (`*`). A dialog that opened restyled 678 elements of an account screen for one of them. Decision 563
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** The selectors of a style sheet, also of nested rules. */
const selectorsOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/).map((one) => one.trim().replaceAll(/\s+/g, ' ')),
  );
const restylesAll = (selector: string): boolean => /[+~] ?\*$|:has\(.*\)( >)? \*$/.test(selector);

it('finds the selectors that it is about', () => {
  const css =
    '@media print { .a > * + *, .b:has(> .c + header) > * { color: red } } .d + .e, .f:has(+ * .g) .h { top: 0 }';
  expect(selectorsOf(css).filter(restylesAll)).toEqual(['.a > * + *', '.b:has(> .c + header) > *']);
});

it('restyles no whole page for one element that is inserted', () => {
  const sheets = globSync(['client/src/**/*.css', 'games/windows/**/*.css', 'desk/src/**/*.css'], { cwd: root });
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.flatMap((path) =>
    selectorsOf(readFileSync(resolve(root, path), 'utf8'))
      .filter(restylesAll)
      .map((selector) => `${path}: ${selector}`),
  );
  expect(found).toEqual([]);
});
