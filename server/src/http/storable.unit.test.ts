import { expect, it } from 'vitest';
import { isStorable } from './storable.ts';

it.each([
  ['', true],
  ['王小明 😀', true],
  ['line\nline', true],
  [7, true],
  [null, true],
  [undefined, true],
  [['a', { b: 'c' }], true],
  ['\u0000', false],
  ['a\u0000b', false],
  ['\ud800', false],
  ['a\udfff', false],
  [['a', ['\u0000']], false],
  [{ a: { b: '\ud800' } }, false],
  [{ '\u0000': 'a' }, false],
])('the database can store %j: %s. S13', (value, can) => expect(isStorable(value)).toBe(can));
