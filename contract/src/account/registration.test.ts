import { describe, expect, it } from 'vitest';
import { decodeForm } from '../form.ts';
import { registered, registeredGOA, registeredNew, registeredPhone, registeredSPT } from './register.ts';
import { askedItems, phoneNeed, registrationVariants } from './registration.ts';

const calls = { plain: registered, GOA: registeredGOA, SPT: registeredSPT, phone: registeredPhone, New: registeredNew };
const filled = { captcha: 'x', adult: '1', terms: '1', mobilePhone: '13800001234', code: '1234' };

/** The faults of a request in a variant, or '' if it is accepted. */
const faultOf = (variant: keyof typeof calls, fields: object): string => {
  const read = decodeForm(calls[variant], { ...filled, userAccount: 'abc123', password: 'abc123', ...fields });
  return read.isRead ? '' : read.faults.map(({ field, message }) => `${field} ${message.key}`).join();
};
const everywhere = (fields: object) => registrationVariants.map((variant) => faultOf(variant, fields));

describe('the five registrations. ENTITY-030', () => {
  it.each([
    ['what fits all', {}, ['', '', '', '', '']],
    [
      'an account that starts with a digit. VALID-006',
      { userAccount: '1abcdef' },
      ['userAccount accountStartsWithLetter', '', '', '', ''],
    ],
    [
      'a password that starts with a digit. VALID-009',
      { password: '1abcdef' },
      ['', 'password passwordStartsWithLetter', '', '', ''],
    ],
    [
      'a repeated password that differs. VALID-011',
      { confirmPassword: 'abc124' },
      Array.from({ length: 5 }, () => 'confirmPassword confirmMismatch'),
    ],
  ])('validate %s as plain, GOA, SPT, phone and New', (_title, fields, verdicts) => {
    expect(everywhere(fields)).toEqual(verdicts);
  });
  it('accept a password of thirteen characters in SPT only. VALID-010', () => {
    const verdicts = everywhere({ password: 'abcdefg123456' });
    expect(verdicts.filter((verdict) => verdict === '')).toHaveLength(1);
    expect(verdicts[2]).toBe('');
  });
  it('validate a phone by its country if it receives a code. VALID-021, AMB-091', () => {
    expect(faultOf('phone', { mobilePhone: '10012345678' })).toBe('mobilePhone mobileStrict');
    expect(faultOf('plain', { mobilePhone: '10012345678' })).toBe('');
    expect(faultOf('phone', { mobilePhone: '812345678', countryCode: '66' })).toBe('');
    expect(faultOf('phone', { code: '123' })).toBe('code verificationCode');
  });
});

describe('requested fields', () => {
  it('make the phone hidden, optional, required or verified. AMB-085', () => {
    expect(['0', '1', '2', ''].map((type) => phoneNeed('plain', type))).toEqual([
      'hidden',
      'optional',
      'required',
      'required',
    ]);
    expect(phoneNeed('phone', '0')).toBe('code');
  });
  it('require name and email if the site config does. AMB-086', () => {
    const site = { regPhoneType: '1', isNameRequired: true, isPhoneRequired: true, isEmailRequired: false };
    const listed = [
      { item: 'name', isRequired: false },
      { item: 'email', isRequired: false },
      { item: 'qq', isRequired: true },
    ] as const;
    expect(askedItems(site, listed).map(({ item, isRequired }) => `${item} ${isRequired}`)).toEqual([
      'name true',
      'email false',
      'qq true',
    ]);
    expect(askedItems(site, [])).toEqual([]);
  });
});
