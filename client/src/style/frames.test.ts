/**
 * A frame around a whole screen that is a grid with a column of `auto` width makes browsers measure the whole screen whenever
 * something in it opens: an entry of the statement took 15 ms of layout, without it 2. Decision 563
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** The declarations of each rule with that selector, also within media queries. */
const rulesOf = (css: string, selector: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, list = '']) => list.split(',').some((one) => one.trim() === selector))
    .map(([, , declarations = '']) => declarations);

/** Whether a rule makes a grid without naming its columns, or names one whose width depends on its content. */
const measuresContent = (declarations: string): boolean =>
  /display:\s*(?:inline-)?grid/.test(declarations) &&
  !/grid-template-columns:(?![^;]*(?:auto|max-content|min-content|(?<!\(0, )\b1fr))/.test(declarations);

it.each([
  'display: grid; gap: 1px;',
  'display: grid; grid-template-columns: auto 1px;',
  'display: grid; grid-template-columns: 1fr',
])('finds %s', (declarations) => {
  expect(rulesOf(`.a { top: 0 } @media print { .b, .a { ${declarations} } }`, '.a').some(measuresContent)).toBe(true);
});

it('measures no whole account screen when something in it opens', () => {
  const sheet = readFileSync(resolve(root, 'client/src/app/account/AccountFrame.module.css'), 'utf8');
  const rules = rulesOf(sheet, '.frame');
  expect(rules.length).toBeGreaterThan(1);
  expect(rules.filter(measuresContent)).toEqual([]);
});
