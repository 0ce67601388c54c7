import { describe, expect, it } from 'vitest';
import { registerCheck } from './registerCheck.ts';

const filled = { password: 'abc123', confirmPassword: 'abc123', adult: '1', terms: '1' };
const faultsOf = (values: object, phone: 'optional' | 'required' | 'code' = 'optional', leastAge = 18) =>
  registerCheck(phone, [{ item: 'nickname', isRequired: true }], { today: () => '2026-11-21', leastAge })({
    ...filled,
    nickname: 'rain',
    ...values,
  }).map(({ field, message }) => `${field} ${message.key}`);

const faultsOfPhone = (mobilePhone: string, countryCode?: string) => faultsOf({ mobilePhone, countryCode }, 'code');

describe('a registration is checked before it is sent', () => {
  it.each([
    ['nothing where all is well', {}, []],
    ['the repeated password. VALID-011', { confirmPassword: 'abc124' }, ['confirmPassword confirmMismatch']],
    ['its absence. VALID-002', { confirmPassword: '' }, ['confirmPassword required']],
    ['an item that the house requires. AMB-087', { nickname: ' ' }, ['nickname required']],
    ['the age. CONST-023', { birthday: '2008-11-22' }, ['birthday birthday']],
    ['the day of the 18th birthday as old enough', { birthday: '2008-11-21' }, []],
    ['both boxes. VALID-060, AMB-105, M18', { adult: undefined, terms: undefined }, ['adult isAdult', 'terms terms']],
  ])('for %s', (_title, values, faults) => {
    expect(faultsOf(values)).toEqual(faults);
  });
  it('for the age of the place, whatever it is. M18', () => {
    expect(faultsOf({ birthday: '2007-11-22' }, 'optional', 19)).toEqual(['birthday birthday']);
    expect(faultsOf({ birthday: '2007-11-21' }, 'optional', 19)).toEqual([]);
  });
  it('for a phone if one is required. VALID-020', () => {
    expect(faultsOf({}, 'required')).toEqual(['mobilePhone required']);
    expect(faultsOf({ mobilePhone: '13800001234' }, 'required')).toEqual([]);
  });
  it('for a valid phone of the chosen country, before a code is requested for it. VALID-021, AMB-091', () => {
    expect(faultsOfPhone('12345678901')).toEqual(['mobilePhone mobileStrict']);
    expect(faultsOfPhone('0812345678')).toEqual(['mobilePhone mobile']);
    expect(faultsOfPhone('0812345678', '66')).toEqual([]);
    expect(faultsOfPhone('12ab', '66')).toEqual(['mobilePhone mobileForeign']);
  });
});
