/** Fonts come with the page, never with a style sheet that follows. P01 */
import { expect, it } from 'vitest';
import { partFonts } from './pageFonts.ts';

it('parts the fonts from the other rules, and keeps the order of both', () => {
  const one = '@font-face{font-family:A;src:local(A)}';
  const two = '@font-face{font-family:B;src:url(/b.woff2)}';
  expect(partFonts(`${one}@layer reset{*{margin:0}}${two}.a{color:red}`)).toEqual({
    fonts: one + two,
    rest: '@layer reset{*{margin:0}}.a{color:red}',
  });
  expect(partFonts('.a{color:red}')).toEqual({ fonts: '', rest: '.a{color:red}' });
});
