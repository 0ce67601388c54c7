/** The signature of docs/payments.md, which engineers of providers copy, is the one that the house makes and accepts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownScheme, signed, verified } from './signature.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/payments.md'), 'utf8');
const printed = (shape: RegExp): string => shape.exec(page)?.[1] ?? '';
const secret = printed(/const secret = '(.+)'/);
const time = printed(/const time = '(\d+)'/);
const body = printed(/const body = '(.+)'/);
const signature = printed(/= "([\da-f]{64})"/);

it('is accepted as printed', () => {
  const received = {
    body,
    header: (name: string) => ({ 'x-foyer-time': time, 'x-foyer-signature': signature })[name] ?? '',
  };
  expect(verified(ownScheme, secret, received, Number(time))).toEqual(JSON.parse(body));
  expect(verified(ownScheme, secret, received, Number(time) + ownScheme.toleranceMs + 1)).toBe('stale');
  const made = signed(ownScheme, secret, JSON.parse(body) as Record<string, unknown>, Number(time));
  expect(made).toEqual({ body, headers: { 'x-foyer-time': time, 'x-foyer-signature': signature } });
});
