import { expect, it } from 'vitest';
import { inertText } from './inertText.ts';

it('cuts every text at 200 characters and removes invisible characters. AMB-024, S06', () => {
  for (const text of ['a\u0000b', '\u202Etxet', 'pass\u200Bword', 'x'.repeat(500), '<script>', 'a\r\nb']) {
    const shown = inertText(text);
    expect(Array.from(shown).length).toBeLessThanOrEqual(200);
    // oxlint-disable-next-line no-control-regex -- control characters are what must be gone
    expect(shown).not.toMatch(/[\u0000-\u001F\u200B\u202E]/);
  }
});

it.each([
  [404, '404'],
  [true, 'true'],
  [{ a: 1 }, '{"a":1}'],
  [undefined, ''],
  [null, ''],
  ['  a  ', 'a'],
])('converts %j, as the router parses an address, to %j', (value, text) => expect(inertText(value)).toBe(text));

it('cuts between characters, never inside one', () => {
  expect(inertText('\u{1F600}'.repeat(300))).toBe('\u{1F600}'.repeat(200));
});
