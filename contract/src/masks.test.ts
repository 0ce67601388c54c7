import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAccount, maskCard, maskEmail, maskName, maskPhone } from './masks.ts';

describe('masks', () => {
  it.each([
    ['phone shows the first 3 and last 4 digits. CONST-025', maskPhone('13812345678'), '138****5678'],
    ['name shows the last character only. CONST-026', maskName('欧阳娜娜'), '***娜'],
    ['Latin name', maskName('Ann Lee'), '******e'],
    ['account shows the first 3 and last 2 characters. CONST-027', maskAccount('foyer2026'), 'foy****26'],
    ['card shows the last four digits. ENTITY-027', maskCard('6222021234567890123'), '***************0123'],
    ['a Thai letter keeps its vowel', maskName('ปูปู่'), '*ปู่'],
    ['email shows two characters and its domain', maskEmail('lin@foyer.example'), 'li*@foyer.example'],
  ])('%s', (_, masked, expected) => expect(masked).toBe(expected));
  it.each([
    [maskPhone, '1234567', '1******'],
    [maskPhone, '12', '1*'],
    [maskAccount, 'abcde', 'a****'],
    [maskCard, '1234', '1***'],
    [maskName, '林', '*'],
    [maskPhone, '1', '*'],
    [maskPhone, '', ''],
    [maskName, '', ''],
  ])('of a short value: %o %j is %j. AMB-187', (mask, value, expected) => expect(mask(value)).toBe(expected));
  it.each([maskPhone, maskName, maskAccount, maskCard])(
    '%o keeps the length and hides at least one character',
    (mask) => {
      fc.assert(
        fc.property(fc.stringMatching(/^[a-z0-9]{1,30}$/), (value) => {
          expect(mask(value)).toHaveLength(value.length);
          expect(mask(value)).toContain('*');
        }),
      );
    },
  );
});
