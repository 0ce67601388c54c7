import { afterEach, describe, expect, it } from 'vitest';
import { decimalOf, minorPerUnit, minorUnits } from './currency.ts';
import { setSiteBrand, siteBrand } from './siteBrand.ts';

const before = siteBrand();
afterEach(() => setSiteBrand(before));

describe.each([
  [0, '1234', 1234, '1234', 1],
  [2, '1234.5', 123_450, '1234.50', 100],
  [3, '1234.5', 1_234_500, '1234.500', 1000],
])('a currency of %i digits', (digits, typed, minor, written, perUnit) => {
  it('reads and writes amounts', () => {
    setSiteBrand({ ...before, currency: { code: 'EUR', symbol: '€', digits } });
    expect([minorUnits(typed), decimalOf(minor), minorPerUnit()]).toEqual([minor, written, perUnit]);
    expect([minorUnits(`-${typed}`), decimalOf(-minor)]).toEqual([-minor, `-${written}`]);
    expect([minorUnits('0'), decimalOf(0)]).toEqual([0, digits === 0 ? '0' : `0.${'0'.repeat(digits)}`]);
  });
  it('refuses more decimals than it has', () => {
    expect(minorUnits(`1.${'1'.repeat(digits + 1)}`, { code: '', symbol: '', digits })).toBeUndefined();
  });
});

it.each(['', '.', '1.', '.5', '1e3', ' 1', '1,000', '9'.repeat(14), '--1'])('is no amount: %s', (typed) => {
  expect(minorUnits(typed)).toBeUndefined();
});

it('refuses an amount that a number cannot hold exactly', () => {
  expect(minorUnits('9'.repeat(13), { code: '', symbol: '', digits: 3 })).toBeUndefined();
});
