import { expect, it } from 'vitest';
import { hasValidCheckDigit, issuerOf, issuers } from './issuers.ts';

it('gives every prefix to one bank only', () => {
  const prefixes = issuers.flatMap((issuer) => issuer.prefixes);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const prefix of prefixes) expect(prefix).toMatch(/^[1-9]\d{3,5}$/);
});

it('accepts the check digit of the standard’s own example, and no other', () => {
  for (let digit = 0; digit < 10; digit += 1) expect(hasValidCheckDigit(`7992739871${digit}`)).toBe(digit === 3);
});

it('detects every wrong digit', () => {
  const number = '79927398713';
  for (let at = 0; at < number.length; at += 1)
    for (let digit = 0; digit < 10; digit += 1) {
      const slipped = number.slice(0, at) + String(digit) + number.slice(at + 1);
      expect(hasValidCheckDigit(slipped)).toBe(slipped === number);
    }
});

it('names no bank by the scheme alone. VALID-045', () => {
  expect(issuerOf('4111111111111111')).toBeUndefined();
  expect(issuerOf('')).toBeUndefined();
});

it('recognises the sample cards of Thai banks by the Bank of Thailand’s numbers. VALID-045', () => {
  expect(issuerOf('9764040000000003')?.names.th).toBe('ธนาคารกสิกรไทย');
  expect(issuerOf('9764990000000009')).toBeUndefined();
});
