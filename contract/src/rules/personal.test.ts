import { describe, expect, it } from 'vitest';
import {
  holderName,
  mobile,
  mobileForeign,
  mobileOf,
  mobileStrict,
  nickname,
  realName,
  realNameDigits,
  registrationName,
  verificationCode,
} from './personal.ts';
import { birthday } from './birthday.ts';
import { describeRules, verdict } from './testing/rules.ts';

describeRules([
  [
    'nickname. VALID-014, CONST-018',
    nickname,
    ['ab', '林小姐', 'a_b-c.d', '前厅·客人', '12345678'],
    [
      ['a', 'nickname'],
      ['123456789', 'nickname'],
      ['a b', 'nickname'],
      ['a@b', 'nickname'],
    ],
  ],
  [
    'real name. VALID-015 to VALID-017, AMB-090',
    realName,
    ['李雷', '阿不都·热合曼', '二'.repeat(20), 'Ann', 'Ann Lee Smith', '𠮷野'],
    [
      ['', 'required name'],
      ['李', 'realName'],
      ['二'.repeat(21), 'realName'],
      ['Ann  Lee', 'realName'],
      ['李Lei', 'realName'],
      ['·李雷', 'realName'],
      ['李··雷', 'realName'],
      ['Ann1', 'realName'],
      ['123456789012', 'realName'],
    ],
  ],
  [
    'real name of 12 digits. VALID-018, AMB-089',
    realNameDigits,
    ['123456789012'],
    [
      ['', 'required name'],
      ['12345678901', 'realNameDigits'],
      ['李雷', 'realNameDigits'],
    ],
  ],
  [
    'name of a registration. VALID-019',
    registrationName,
    ['李雷', 'Al'],
    [
      ['李', 'registrationName'],
      ['x'.repeat(61), 'realName'],
    ],
  ],
  [
    'card holder. VALID-015',
    holderName,
    ['李雷'],
    [
      ['', 'required holderName'],
      ['李', 'realName'],
    ],
  ],
  [
    'mobile. VALID-020',
    mobile,
    ['13812345678', '10000000000'],
    [
      ['', 'required mobilePhone'],
      ['1381234567', 'mobile'],
      ['138123456789', 'mobile'],
      ['23812345678', 'mobile'],
      ['1381234567a', 'mobile'],
      ['１３８１２３４５６７８', 'mobile'],
    ],
  ],
  [
    'mobile with a carrier’s prefix. VALID-021, AMB-091',
    mobileStrict,
    ['13012345678', '14512345678', '15312345678', '16612345678', '17812345678', '18912345678', '19912345678'],
    [
      ['', 'required mobilePhone'],
      ['10012345678', 'mobileStrict'],
      ['14412345678', 'mobileStrict'],
      ['15412345678', 'mobileStrict'],
      ['16112345678', 'mobileStrict'],
      ['17912345678', 'mobileStrict'],
      ['19412345678', 'mobileStrict'],
      ['1381234567', 'mobile'],
    ],
  ],
  [
    'foreign mobile. AMB-091',
    mobileForeign,
    ['812345', '123456789012345'],
    [
      ['12345', 'mobileForeign'],
      ['1234567890123456', 'mobileForeign'],
    ],
  ],
  [
    'verification code. VALID-050, CONST-019',
    verificationCode,
    ['1234', '12345678'],
    [
      ['', 'required code'],
      ['123', 'verificationCode'],
      ['123456789', 'verificationCode'],
      ['12a4', 'verificationCode'],
    ],
  ],
  [
    'birthday of an adult. CONST-023',
    birthday('2026-11-21'),
    ['2008-11-21', '1990-02-28', '2004-02-29'],
    [
      ['', 'required birthday'],
      ['2008-11-22', 'birthday'],
      ['2007-02-29', 'birthday'],
      ['1899-12-31', 'birthday'],
      ['21.11.2000', 'birthday'],
      ['2000-13-01', 'birthday'],
    ],
  ],
]);

describe('variants', () => {
  it('of mobiles by calling code. AMB-091', () => {
    expect([verdict(mobileOf('86'), '812345678'), verdict(mobileOf('66'), '812345678')]).toEqual(['mobile', 'passes']);
  });
});
