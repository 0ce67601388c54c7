import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../message.ts';
import { betFault, planPurchase } from './betting.ts';
import { isImage, proofFault } from './depositProof.ts';
import {
  applyAmount,
  depositWithin,
  moneyAmount,
  transferAmount,
  transferWithin,
  withdrawalAmount,
  withdrawalWithin,
} from './money.ts';
import { withdrawalHindrance } from './withdrawal.ts';

/** Minor units if the rule passes, else the first message. */
const answer = (rule: v.GenericSchema<string, number>, value: string) => {
  const read = v.safeParse(rule, value);
  if (read.success) return read.output;
  const message = readMessage(read.issues[0].message);
  if (!message) return 'no message';
  return Object.keys(message.args).length > 0 ? { [message.key]: message.args } : message.key;
};
const empty = { required: { field: 'amount' } };

describe('amounts', () => {
  it.each<[string, unknown]>([
    ['100', 10_000],
    ['100.5', 10_050],
    [' 0.01 ', 1],
    ['', empty],
    ['  ', empty],
    ['0', 'amountZero'],
    ['0.00', 'amountZero'],
    ['1.234', 'amountFormat'],
    ['-1', 'amountFormat'],
    ['1,000', 'amountFormat'],
    ['1e3', 'amountFormat'],
    ['abc', 'amountFormat'],
    ['5.', 'amountFormat'],
  ])('%j of money is %j. VALID-030, VALID-031', (value, expected) =>
    expect(answer(moneyAmount, value)).toEqual(expected),
  );
  it.each<[string, unknown]>([
    ['100', 10_000],
    ['100.5', 'transferDecimals'],
    ['100.00', 'transferDecimals'],
    ['0', 'amountZero'],
    ['-5', 'amountFormat'],
    ['', empty],
  ])('%j of a transfer is %j. VALID-033, VALID-034', (value, expected) =>
    expect(answer(transferAmount, value)).toEqual(expected),
  );
  it.each<[string, unknown]>([
    ['100', 10_000],
    ['100.5', 'withdrawalDecimals'],
    ['0.0', 'withdrawalDecimals'],
    ['0', 'amountZero'],
    ['x', 'amountFormat'],
    ['', empty],
  ])('%j of a withdrawal is %j. VALID-036, AMB-097', (value, expected) =>
    expect(answer(withdrawalAmount, value)).toEqual(expected),
  );
  it.each<[string, unknown]>([
    ['5', 500],
    ['5.5', 'amountFormat'],
    ['0', 'amountZero'],
    ['-5', 'amountFormat'],
    ['', { required: { field: 'applyAmount' } }],
  ])('%j of a claim is %j. VALID-055, AMB-107', (value, expected) =>
    expect(answer(applyAmount, value)).toEqual(expected),
  );
  it.each([moneyAmount, transferAmount, withdrawalAmount, applyAmount])(
    'refuses 100,000 characters without delay. S20',
    (rule) => {
      for (const unit of ['1', '1.', '.', ' ', '-', '1 '])
        expect(answer(rule, `${unit.repeat(50_000)}x`)).not.toBeTypeOf('number');
    },
  );
  it('accepts exactly the amounts with at most two decimals above 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 4 }), (n, places) => {
        const value = (n / 10 ** places).toFixed(places);
        const expected = places > 2 ? 'amountFormat' : n === 0 ? 'amountZero' : n * 10 ** (2 - places);
        expect(answer(moneyAmount, value)).toEqual(expected);
      }),
    );
  });
});

describe('limits', () => {
  const range = { depositRange: { min: 100, max: 20_000.5 } };
  it.each<[string, unknown]>([
    ['100', 10_000],
    ['20000.50', 2_000_050],
    ['99.99', range],
    ['20000.51', range],
    ['0', 'amountZero'],
    ['', empty],
  ])('a deposit of %j within 100-20000.5 is %j. VALID-032', (value, expected) =>
    expect(answer(depositWithin({ min: 10_000, max: 2_000_050 }), value)).toEqual(expected),
  );
  it('of a deposit do not apply if they are absent. AMB-096', () => {
    expect(answer(depositWithin({}), '0.01')).toBe(1);
    expect(answer(depositWithin({ min: 10_000 }), '1')).toEqual({ depositMin: { min: 100 } });
    expect(answer(depositWithin({ max: 10_000 }), '101')).toEqual({ depositMax: { max: 100 } });
  });
  it.each<[string, unknown]>([
    ['100', 10_000],
    ['500', 50_000],
    ['99', { withdrawalMin: { min: 100 } }],
    ['501', 'withdrawalBalance'],
    ['5000', { withdrawalMax: { max: 1000 } }],
    ['99.5', 'withdrawalDecimals'],
    ['0', 'amountZero'],
    ['', empty],
  ])('a withdrawal of %j is %j. VALID-035, VALID-037, AMB-097', (value, expected) => {
    expect(answer(withdrawalWithin({ min: 10_000, max: 100_000, withdrawable: 50_099 }), value)).toEqual(expected);
  });
  it('of a withdrawal do not apply if they are absent. AMB-096', () =>
    expect(answer(withdrawalWithin({}), '1')).toBe(100));
  it('of a transfer are the balance', () => {
    expect([
      answer(transferWithin(10_050), '100'),
      answer(transferWithin(10_050), '101'),
      answer(transferWithin(undefined), '101'),
    ]).toEqual([10_000, 'transferBalance', 10_100]);
  });
  it.each([
    [false, false, 'withdrawPasswordNotSet'],
    [true, false, 'phoneNotVerified'],
    [true, true, undefined],
  ])(
    'password set %s and phone verified %s: %s. VALID-039, VALID-043, VALID-044',
    (isWithdrawPasswordSet, isPhoneVerified, expected) => {
      expect(withdrawalHindrance({ isWithdrawPasswordSet, isPhoneVerified })).toBe(expected);
    },
  );
});

describe('proof. VALID-052, VALID-053, AMB-104, CONST-022', () => {
  it.each([
    ['a.jpg', 'image/jpeg'],
    ['a.JPEG', 'image/jpeg'],
    ['a.b.png', 'image/png'],
    ['a.gif', 'image/gif'],
    ['a.bmp', 'image/bmp'],
  ])('accepts %s of %s', (name, type) => expect(isImage({ name, type })).toBe(true));
  it.each([
    ['a.jpg', 'image/webp'],
    ['a.svg', 'image/svg+xml'],
    ['a.png.exe', 'image/png'],
    ['png', 'image/png'],
    ['a.pdf', 'application/pdf'],
    ['a.png', ''],
    ['a.png', 'constructor'],
  ])('refuses %s of %j', (name, type) => expect(isImage({ name, type })).toBe(false));
  it.each([
    [{ name: 'a.png', type: 'image/png', size: 1_048_576 }, undefined],
    [{ name: 'a.png', type: 'image/png', size: 1_048_577 }, 'proofTooLarge'],
    [{ name: 'a.pdf', type: 'application/pdf', size: 9_999_999 }, 'imageFormat'],
    [undefined, 'proofRequired'],
  ])('%j: %s', (file, expected) => expect(proofFault(file)).toBe(expected));
});

describe('bets and plans', () => {
  it.each([
    [[], 100, 'selectNumbers'],
    [[50, 51], 100, 'betAboveBalance'],
    [[50, 50], 100, undefined],
  ])('stakes %j of %d: %s. VALID-057, VALID-058', (stakes, available, key) =>
    expect(betFault(stakes, available)?.key).toBe(key),
  );
  const offer = { singleLimitSatang: 100_000, remaining: 1, availableSatang: 50_000 };
  it.each<[string, object, unknown]>([
    ['500', offer, 50_000],
    ['0.5', offer, 50],
    ['501', offer, 'planBalance'],
    ['1001', offer, { planLimit: { max: 1000 } }],
    ['1', { ...offer, remaining: 0 }, 'planSoldOut'],
    ['0', offer, 'amountZero'],
  ])('a plan for %j of %j: %j. VALID-061, AMB-191', (value, given, expected) =>
    expect(answer(planPurchase({ ...offer, ...given }), value)).toEqual(expected),
  );
});
