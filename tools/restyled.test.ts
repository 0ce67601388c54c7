/**
 * Selectors after which browsers restyle a whole subtree for any element that is inserted: a sibling, or something inside of
 * `:has()`, that may be any element. A dialog that opened restyled 678 elements of an account screen for one of them.
 * Decision 563
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** A comma outside of parentheses, which may be nested once. */
const comma = /,(?![^()]*(?:\([^()]*\)[^()]*)*\))/;
/** The selectors of a style sheet, also of nested rules. */
const selectorsOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) =>
    list.split(comma).map((one) => one.trim().replaceAll(/\s+/g, ' ')),
  );

/** Without the arguments of pseudo-classes, so that what is left has only the combinators of the selector itself. */
function withoutArguments(selector: string): string {
  const less = selector.replaceAll(/\([^()]*\)/g, '');
  return less === selector ? less : withoutArguments(less);
}

/** Whether its last part has no type, class, id or attribute and is a sibling, or inside of `:has()`. */
function restylesAll(selector: string): boolean {
  const [, before = '', combinator = '', last = ''] =
    /^(.*?) ?([ >+~]) ?([^ >+~]*)$/.exec(withoutArguments(selector)) ?? [];
  const named = last.replaceAll(/::?[\w-]+/g, '').replace('*', '');
  return combinator !== '' && named === '' && (/[+~]/.test(combinator) || before.includes(':has'));
}

it.each([
  '.a > * + *',
  '.a + *:hover',
  '.a > * + *::before',
  '.a~*',
  '.a + :not(.b)',
  '.a :is(th, td) + :is(th, :not(td))',
  '.a:has(> .b + header) > *',
  '.a:has(.b) *',
  '.a:has(.b) ~ *',
  '.a:has(.b) > :not(.c)',
])('finds %s', (selector) => {
  expect(selectorsOf(`.z + .y, ${selector}, .x { top: 0 }`).filter(restylesAll)).toEqual([selector]);
});

it.each([
  '.a + .b',
  '.a + .b:hover',
  '.a:has(+ * .b) .c',
  '.a > :not(:first-child)',
  '.a:has(+ *)',
  '.a + [hidden]',
  '*',
])('lets %s pass', (selector) => {
  expect(selectorsOf(`@media print { ${selector} { top: 0 } }`).filter(restylesAll)).toEqual([]);
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
