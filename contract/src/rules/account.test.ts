import { describe, expect, it } from 'vitest';
import { accountBase, accountLogin, accountNotPhone, accountRegister, accountRules, captchaAnswer } from './account.ts';
import {
  confirmPassword,
  differsFrom,
  newPassword,
  newPasswordOf,
  oldPassword,
  passwordGiven,
  passwordLetterFirst,
  passwordLong,
  passwordRegister,
  passwordRules,
} from './password.ts';
import { describeRules, verdict } from './testing/rules.ts';

describeRules([
  [
    'account at log-in. VALID-004, AMB-081',
    accountLogin,
    ['abc123', 'ABCDEF', '123456', 'a1b2c3d4e5f6', ' abc123 '],
    [
      ['', 'required userAccount'],
      ['   ', 'required userAccount'],
      ['abc12', 'accountLogin'],
      ['a1b2c3d4e5f6g', 'accountLogin'],
      ['abc_123', 'accountLogin'],
      ['账号abc123', 'accountLogin'],
      ['abc123\n4', 'accountLogin'],
    ],
  ],
  [
    'account, base. VALID-005',
    accountBase,
    ['abc123', '1abcde', 'A1B2C3'],
    [
      ['', 'required userAccount'],
      ['123456', 'accountRegister'],
      ['abcdef', 'accountRegister'],
      ['ab1', 'accountRegister'],
      ['a1b2c3d4e5f6g', 'accountRegister'],
      ['13812345678', 'accountRegister'],
    ],
  ],
  [
    'account starting with a letter. VALID-006, VALID-007, AMB-082',
    accountRegister,
    ['abc123', 'Z99999'],
    [
      ['1abcde', 'accountStartsWithLetter'],
      ['13812345678', 'accountNotPhone'],
      ['123456', 'accountRegister'],
      ['', 'required userAccount'],
    ],
  ],
  [
    'account that is no mobile number. VALID-007',
    accountNotPhone,
    ['1abcde', 'abc123'],
    [
      ['13812345678', 'accountNotPhone'],
      ['03812345678', 'accountRegister'],
      ['123456', 'accountRegister'],
    ],
  ],
  [
    'password at registration. VALID-008',
    passwordRegister,
    ['abc123', '123abc', 'A1b2C3d4E5f6'],
    [
      ['', 'required password'],
      ['abcdef', 'passwordRegister'],
      ['123456', 'passwordRegister'],
      ['abc12', 'passwordRegister'],
      ['abc1234567890', 'passwordRegister'],
      ['abc 123', 'passwordRegister'],
      ['abc123!', 'passwordRegister'],
    ],
  ],
  [
    'password starting with a letter. VALID-009',
    passwordLetterFirst,
    ['abc123'],
    [
      ['1abc23', 'passwordStartsWithLetter'],
      ['abcdef', 'passwordRegister'],
      ['', 'required password'],
    ],
  ],
  [
    'password of 6 or more. VALID-010',
    passwordLong,
    ['abcdef', '123456', 'a'.repeat(64)],
    [
      ['abc12', 'passwordLong'],
      ['abc 123', 'passwordLong'],
      ['', 'required password'],
    ],
  ],
  ['password given. AMB-081', passwordGiven, ['x', ' '], [['', 'required password']]],
  ['old password. AMB-083', oldPassword, ['x'], [['', 'required oldPassword']]],
  [
    'confirmation. VALID-011',
    confirmPassword('abc123'),
    ['abc123'],
    [
      ['', 'required confirmPassword'],
      ['abc124', 'confirmMismatch'],
      ['ABC123', 'confirmMismatch'],
    ],
  ],
  [
    'new password. VALID-008',
    newPassword,
    ['abc123'],
    [
      ['', 'required newPassword'],
      ['abcdef', 'passwordRegister'],
    ],
  ],
  [
    'new password differs from the old. VALID-012',
    differsFrom('abc123'),
    ['abc124'],
    [
      ['abc123', 'newPasswordSame'],
      ['abc', 'passwordRegister'],
    ],
  ],
  [
    'new password by the policy of the text. S19',
    newPasswordOf('spec'),
    ['abc123'],
    [
      ['', 'required newPassword'],
      ['a b c d e f', 'passwordRegister'],
    ],
  ],
  [
    'new password by length alone. S19',
    newPasswordOf('phrase'),
    ['a b c d e f', '12345678', 'x'.repeat(64), '门前大桥下游过一群鸭'],
    [
      ['', 'required newPassword'],
      ['abc1234', 'passwordPhrase'],
      ['x'.repeat(65), 'passwordPhrase'],
    ],
  ],
  [
    'new password by length differs from the old. VALID-012, S19',
    differsFrom('long enough', newPasswordOf('phrase')),
    ['long enough too'],
    [['long enough', 'newPasswordSame']],
  ],
  [
    'captcha. VALID-013',
    captchaAnswer,
    ['x', '7 k'],
    [
      ['', 'required captcha'],
      ['  ', 'required captcha'],
    ],
  ],
]);

describe('variants', () => {
  it('of accounts by registration. AMB-082, ENUM-026, CONST-017', () => {
    const verdicts = Object.entries(accountRules).map(([variant, rule]) => [
      variant,
      verdict(rule, '1abcde'),
      verdict(rule, '13812345678'),
    ]);
    expect(verdicts).toEqual([
      ['plain', 'accountStartsWithLetter', 'accountNotPhone'],
      ['GOA', 'passes', 'accountRegister'],
      ['SPT', 'passes', 'accountRegister'],
      ['phone', 'passes', 'accountNotPhone'],
      ['New', 'passes', 'accountNotPhone'],
    ]);
  });
  it('of passwords by registration. AMB-083, ENUM-026', () => {
    const verdicts = Object.entries(passwordRules).map(([variant, rule]) => [
      variant,
      verdict(rule, '1abcde'),
      verdict(rule, 'abcdefghijklmn'),
    ]);
    expect(verdicts).toEqual([
      ['plain', 'passes', 'passwordRegister'],
      ['GOA', 'passwordStartsWithLetter', 'passwordRegister'],
      ['SPT', 'passes', 'passes'],
      ['phone', 'passes', 'passwordRegister'],
      ['New', 'passes', 'passwordRegister'],
    ]);
  });
});
