/** Lists as PostgreSQL's text of an array. */
import { describe, expect, it } from 'vitest';
import { arrayText } from './listOf.ts';

describe('the text of an array', () => {
  it.each([
    [['one', 'two'], '{"one","two"}'],
    [['a,b', '{}', 'null', '', ' '], '{"a,b","{}","null",""," "}'],
    [[1, -2, 9_007_199_254_740_991], '{1,-2,9007199254740991}'],
    [[true, false, null], '{true,false,null}'],
    [[], '{}'],
  ])('of %j is %s', (values, text) => {
    expect(arrayText<string | number | boolean | null>(values)).toBe(text);
  });

  it.each([['a quote " in it'], ['a \\ in it'], ['a\nline'], ['\u0001'], ['\ud800']])(
    'of %j is left to the driver, because JSON writes it in another way',
    (value) => {
      expect(arrayText(['plain', value])).toEqual(['plain', value]);
    },
  );
});
