/** No write changes a number silently: a value that it does not accept exactly, it refuses. L05, S13 */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import type { Call } from './call.ts';
import { paging, within } from './wire.ts';
import type { Codec } from './wire.ts';

interface Leaf {
  readonly where: string;
  readonly codec: Codec<unknown>;
}

/** Whether a codec reads digits as a number. Rules of amounts refuse some of the samples. */
const isNumber = (codec: Codec<unknown>): boolean =>
  ['1', '5', '100', '1000'].some((sample) => {
    const read = v.safeParse(codec.schema, sample);
    return read.success && typeof read.output === 'number';
  });

/** Every number inside a codec, except the page of a list that is only shown. */
function numbersIn(codec: Codec<unknown>, where: string): Leaf[] {
  const inside = Object.entries(codec.inside ?? {}).filter(([name]) => !(name in paging));
  const deeper = inside.flatMap(([name, inner]) =>
    'wire' in inner ? numbersIn(inner.codec, `${where}.${inner.wire}`) : numbersIn(inner, `${where}.${name}`),
  );
  return isNumber(codec) ? [{ where, codec }, ...deeper] : deeper;
}

const writes = Object.values<Call>(calls).filter(({ effect }) => effect !== 'read');
const leaves = writes.flatMap((call) => numbersIn(call.request as Codec<unknown>, call.name));

const digits = ['0', '-0', '-1', '-7', '1.5', '5000', '0005', '12345678901234567890', `1${'0'.repeat(400)}`];
const words = [
  'abc',
  '1e3',
  '1e400',
  '0x10',
  'NaN',
  'Infinity',
  '1,000',
  '+5',
  '１２',
  '٣',
  '1_000',
  '--1',
  '5\u0000',
  '5;--',
];
const others = [1e3, -7, 0.1, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, true, [], [5], {}, { value: 5 }];
const corpus: readonly unknown[] = [...digits, ...words, ...others];

it('finds the numbers of all writes, also inside lists', () => {
  expect(leaves.map(({ where }) => where)).toContain('gtBetting.bets.item.multiple');
  expect(leaves.map(({ where }) => where)).toContain('applyWithdraw.amount');
  expect(leaves.length).toBeGreaterThan(15);
});

it.each(leaves.map(({ where, codec }) => [where, codec] as const))(
  '%s is accepted exactly or refused. S13',
  (_, codec) => {
    for (const given of corpus) {
      const read = v.safeParse(codec.schema, given);
      if (!read.success) continue;
      expect(typeof given === 'string' || typeof given === 'number').toBe(true);
      expect(Number(codec.encode(read.output))).toBe(Number(given) + 0);
    }
  },
);

describe('a bounded number of a write', () => {
  const { schema } = within(1, 999, 1);
  it.each(['5000', '-7', 'abc', '1e3', '', ' ', '0', '1000', 1.5, null])('refuses %s', (given) => {
    expect(v.safeParse(schema, given).success).toBe(false);
  });
  it.each([
    ['1', 1],
    [999, 999],
    [undefined, 1],
  ])('reads %s as %s', (given, taken) => {
    expect(v.parse(schema, given)).toBe(taken);
  });
});
