import { expect, it } from 'vitest';
import { criticalStyle, marksOf, readSheet } from './critical.ts';

const critical = (style: string, html: string): string => criticalStyle(readSheet(style), marksOf(html));

it('keeps rules for the mark-up and drops those that name a class that it does not have', () => {
  const style =
    '@layer a,b;@layer a{p{margin:0}.x{top:0}.x.y{top:1px}.x>.z,.x b{top:2px}}@media (width>=9px){.y{top:3px}}';
  expect(critical(style, '<p class="x">')).toBe('@layer a,b;@layer a{p{margin:0}.x{top:0}.x b{top:2px}}');
});

it('keeps a rule that may match without a class', () => {
  expect(critical('.x:not(.y,.z:is(.w)){top:0}', '<p class="x">')).toBe('.x:not(.y,.z:is(.w)){top:0}');
});

it('drops a list within :is() of which no selector can match', () => {
  const html = '<p class="x">';
  expect(critical(':is(.y:has(>.x),.z){top:0}', html)).toBe('');
  expect(critical(':is(.x:has(>.y),.z){top:0}', html)).toBe(':is(.x:has(>.y),.z){top:0}');
  // More than the list: the first bracket does not close at the end.
  expect(critical(':is(.x) :is(p,.z){top:0}', html)).toBe(':is(.x) :is(p,.z){top:0}');
});

it('defers rules for pointer input and keeps the focus ring', () => {
  expect(critical('a:hover{top:0}a:active,a:focus-visible{top:1px}', '<a>')).toBe('a:focus-visible{top:1px}');
});

it('defers what is drawn only in forced colours', () => {
  expect(critical('@layer a{@media (forced-colors:active){p{outline:1px solid}}p{top:0}}', '<p>')).toBe(
    '@layer a{p{top:0}}',
  );
});

it('defers what only a page in use shows: open dialogs, selections, the mark of a bar at its foot', () => {
  const style =
    '::selection{color:red}html[data-modal]{overflow:hidden}[data-pay] .x{top:4px}html:has(dialog:modal){overflow:hidden}.x::backdrop{top:0}@starting-style{.y{top:1px}.x{top:2px}}.x{top:3px}';
  expect(critical(style, '<p class="x">')).toBe('@starting-style{.x{top:2px}}.x{top:3px}');
});

it('keeps used keyframes and font faces', () => {
  const style =
    '@font-face{font-family:F;src:local(F)}@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.x{animation:1s spin}';
  expect(critical(style, '<p class="x">')).toBe(
    '@font-face{font-family:F;src:local(F)}@keyframes spin{to{rotate:1turn}}.x{animation:1s spin}',
  );
});

it('keeps custom properties that are used, directly or through another one', () => {
  const style = ':root{--a:1px;--b:var(--a);--c:2px;--d:3px}@media (width>=9px){:root{--a:4px}}.x{top:var(--b)}';
  expect(critical(style, '<p class="x" fill="var(--d)">')).toBe(
    ':root{--a:1px;--b:var(--a);--d:3px}@media (width>=9px){:root{--a:4px}}.x{top:var(--b)}',
  );
});

it('reads braces and commas within strings and brackets', () => {
  const style = '.x:before{content:"}{"}.x:is(a,b),.y{top:0}';
  expect(critical(style, '<p class="x">')).toBe('.x:before{content:"}{"}.x:is(a,b){top:0}');
});
