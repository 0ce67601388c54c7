import { describe, expect, it } from 'vitest';
import { base32, hotp, matchingStep, otpauthUri, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('one-time passwords', () => {
  it('are those of RFC 4226, appendix D', () => {
    const expected = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ');
    expect(expected.map((_, counter) => hotp(secret, counter))).toEqual(expected);
  });

  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('are those of RFC 6238, appendix B, at %d s', (seconds, code) => {
    expect(hotp(secret, stepOf(seconds * 1000), 8)).toBe(code);
    expect(matchingStep(secret, code.slice(2), seconds * 1000)).toBe(stepOf(seconds * 1000));
  });

  it('are valid one step before and one after their own, and in no other', () => {
    const nowMs = 1_700_000_000_000;
    const at = (steps: number) => matchingStep(secret, hotp(secret, stepOf(nowMs) + steps), nowMs);
    expect([-2, -1, 0, 1, 2].map((steps) => at(steps) !== undefined)).toEqual([false, true, true, true, false]);
    expect(matchingStep(secret, '', nowMs)).toBeUndefined();
    expect(matchingStep(secret, `${hotp(secret, stepOf(nowMs))}0`, nowMs)).toBeUndefined();
  });
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j in base32 as RFC 4648 does', (given, written) => {
  expect(base32(Buffer.from(given))).toBe(written);
});

it('names the house and the account in the URI of the QR code', () => {
  expect(otpauthUri('ABC', '前厅 Foyer', 'lin88')).toBe(
    `otpauth://totp/${encodeURIComponent('前厅 Foyer')}:lin88?secret=ABC&issuer=${encodeURIComponent('前厅 Foyer')}&algorithm=SHA1&digits=6&period=30`,
  );
});
