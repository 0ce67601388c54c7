import { intlLocales } from '@foyer/text/locale.ts';
import { locales } from '@foyer/contract/envelope.ts';
import { describe, expect, it } from 'vitest';
import { grouped } from '@foyer/text/grouped.ts';

describe('numbers in messages', () => {
  it.each(locales)('formats whole numbers like `Intl.NumberFormat` in %s. CONST-024', (locale) => {
    const platform = new Intl.NumberFormat(intlLocales[locale]);
    const whole = [0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 668_000_123, -1, -999, -1000, -12_345_678];
    for (let power = 1; power <= 15; power += 1) whole.push(10 ** power - 1, 10 ** power, -(10 ** power) - 1);
    expect(whole.map(grouped)).toEqual(whole.map((value) => platform.format(value)));
  });
});
