import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decimalOf, minorUnits } from './currency.ts';
import {
  at,
  bounded,
  decimal,
  flag,
  integer,
  list,
  moment,
  money,
  nothing,
  oneOf,
  optional,
  page,
  paging,
  pagingOf,
  record,
  text,
  withDefault,
} from './wire.ts';
import type { Codec } from './wire.ts';

const read = <T>(codec: Codec<T>, value: unknown): T | 'refused' => {
  const result = v.safeParse(codec.schema, value);
  return result.success ? result.output : 'refused';
};
/** The value that the other side decodes from a reply. */
const travelled = <T>(codec: Codec<T>, value: T): unknown => {
  const json = JSON.stringify({ at: codec.encode(value) });
  return read(codec, (JSON.parse(json) as { at?: unknown }).at);
};
const minor = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 });

describe('money on the wire', () => {
  it('survives encoding and decoding, for every amount. VALID-030, CONST-021', () => {
    fc.assert(
      fc.property(minor, (amount) => {
        expect(travelled(money, amount)).toBe(amount);
      }),
    );
  });
  it('is written with two decimals', () => {
    expect([0, 5, 50, 100, 123_450, -5, -123_456].map((amount) => decimalOf(amount))).toEqual([
      '0.00',
      '0.05',
      '0.50',
      '1.00',
      '1234.50',
      '-0.05',
      '-1234.56',
    ]);
  });
  it.each([
    ['1234.5', 123_450],
    ['0', 0],
    ['-0.00', 0],
    ['007', 700],
    ['9999999999999.99', 999_999_999_999_999],
  ])('reads %s', (words, amount) => expect(minorUnits(words)).toBe(amount));
  it.each([
    '',
    ' ',
    '.5',
    '5.',
    '1.234',
    '1,000',
    '+1',
    '1e3',
    '0x10',
    'NaN',
    '--1',
    '٣',
    '１',
    '1 ',
    '99999999999999',
  ])('refuses %j', (words) => expect(minorUnits(words)).toBeUndefined());
  it('agrees with exact arithmetic for every decimal of two places', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_999_999_999_999n }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const words = `${whole}.${String(cents).padStart(2, '0')}`;
        expect(BigInt(minorUnits(words) ?? -1)).toBe(whole * 100n + BigInt(cents));
      }),
    );
  });
  it('reads numbers from another backend and refuses what is not an amount', () => {
    expect([read(money, 1234.5), read(money, 0.1), read(money, 1e21), read(money, 0.1 + 0.2)]).toEqual([
      123_450,
      10,
      'refused',
      'refused',
    ]);
  });
});

describe('values that survive encoding and decoding', () => {
  const cases: [string, Codec<any>, fc.Arbitrary<unknown>][] = [
    ['texts', text, fc.string()],
    ['integers', integer, fc.maxSafeInteger()],
    ['decimals', decimal, fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => n / 1000)],
    ['flags', flag, fc.boolean()],
    ['moments', moment, fc.oneof(fc.nat(), fc.string())],
    ['closed sets', oneOf(['bank', 'usdt']), fc.constantFrom('bank', 'usdt')],
    ['lists of money', list(money), fc.array(minor)],
    ['absent or amount', optional(money), fc.option(minor, { nil: undefined })],
  ];
  it.each(cases)('%s', (_, codec, values) => {
    fc.assert(
      fc.property(values, (value) => {
        expect(travelled(codec, value)).toEqual(value);
      }),
    );
  });
  it('records with other names on the wire', () => {
    const row = record({
      id: text,
      amountSatang: at('amount', money),
      isNew: at('newFlag', flag),
      note: optional(text),
    });
    expect(row.encode({ id: 'a', amountSatang: 150, isNew: true })).toEqual({ id: 'a', amount: '1.50', newFlag: '1' });
    const note = fc.string({ minLength: 1 }).filter((words) => words.trim() !== '');
    const rows = fc.record(
      { id: fc.string(), amountSatang: minor, isNew: fc.boolean(), note },
      { requiredKeys: ['id', 'amountSatang', 'isNew'] },
    );
    fc.assert(
      fc.property(fc.array(rows), (given) => {
        expect(travelled(page(row), { list: given, total: given.length })).toEqual({
          list: given,
          total: given.length,
        });
      }),
    );
  });
});

describe('flags. ENTITY-009, AMB-047', () => {
  it.each([
    ['1', true],
    [1, true],
    [true, true],
    ['0', false],
    [0, false],
    ['', false],
    [null, false],
    [undefined, false],
    ['yes', false],
    [2, false],
  ])('%j is %s', (given, expected) => expect(read(flag, given)).toBe(expected));
});

describe('numbers', () => {
  it.each([
    ['12', 12],
    [-3, -3],
    ['-0', 0],
  ])('reads %j', (given, n) => expect(read(integer, given)).toBe(n));
  it.each([1.5, '1.5', '', ' 1', '9007199254740993', Number.NaN, null])('refuses %j as a whole number', (given) => {
    expect(read(integer, given)).toBe('refused');
  });
  it('refuses infinity as a decimal', () => expect(read(decimal, Number.POSITIVE_INFINITY)).toBe('refused'));
  it('clamps page numbers and sizes', () => {
    const asked = record(paging);
    expect(read(asked, { pageNo: '0', pageSize: '100000' })).toEqual({ pageNo: 1, pageSize: 200 });
    expect(read(asked, { pageNo: 'x' })).toEqual({ pageNo: 1, pageSize: 20 });
    expect(read(bounded(1, 5), '-9')).toBe(1);
  });
  it.each([
    ['10', 10],
    ['20', 20],
    ['50', 50],
    ['1', 10],
    ['11', 20],
    ['21', 50],
    ['200', 50],
    ['-3', 10],
    ['x', 20],
    [undefined, 20],
  ])('raises a page size of %j to the next allowed size: %i. CONST-004', (pageSize, read20) => {
    expect(read(record(pagingOf([10, 20, 50], 20)), { pageSize })).toEqual({ pageNo: 1, pageSize: read20 });
  });
});

describe('an absent or unreadable value. ENTITY-044', () => {
  it('is replaced by the default of the field', () => {
    const level = withDefault(integer, 7);
    expect([undefined, null, '', 'x', {}].map((given) => read(level, given))).toEqual([7, 7, 7, 7, 7]);
  });
  it('keeps a default in minor units', () => expect(read(withDefault(money, 150), undefined)).toBe(150));
  it('is refused, not 0, if an amount is present but unreadable', () => {
    const assets = record({ mainSatang: at('mainBalance', withDefault(money, 0)) });
    expect(read(assets, {})).toEqual({ mainSatang: 0 });
    expect(read(assets, { mainBalance: '1,234.50' })).toBe('refused');
    expect(read(withDefault(assets, { mainSatang: 0 }), { mainBalance: 'x' })).toBe('refused');
  });
  it('is refused, not an empty list, if a list is present but unreadable', () => {
    const rows = withDefault(list(record({ amount: money })), []);
    expect([read(rows, undefined), read(rows, null)]).toEqual([[], []]);
    expect([read(rows, [{ amount: '1' }, { amount: 'x' }]), read(rows, 'null')]).toEqual(['refused', 'refused']);
  });
  it('is undefined if the field is optional and blank', () => {
    expect([undefined, null, '', '  '].map((given) => read(optional(money), given))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(read(optional(money), 'x')).toBe('refused');
  });
  it('is undefined for a reply without content', () => expect(read(nothing, { any: 1 })).toBeUndefined());
});

describe('hostile objects. S13, S21', () => {
  const row = record({ id: text, tags: withDefault(list(text), []) });
  it('drops fields that are not declared', () => {
    expect(read(row, { id: 'a', role: 'admin', constructor: 'x' })).toEqual({ id: 'a', tags: [] });
  });
  it.each([
    '{"id":"a","__proto__":{"polluted":1}}',
    '{"id":"a","constructor":{"prototype":{"polluted":1}}}',
    '{"__proto__":{"id":"a"},"id":"a"}',
  ])('ignores the prototype in %s', (json) => {
    const out = read(row, JSON.parse(json));
    expect(out).toEqual({ id: 'a', tags: [] });
    expect(Object.getPrototypeOf(out)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
  it('does not read a required field from the prototype', () => {
    expect(read(row, JSON.parse('{"__proto__":{"id":"a"}}'))).toBe('refused');
    expect(read(record({ toString: text }), {})).toBe('refused');
  });
  it('reads any value without throwing', () => {
    fc.assert(fc.property(fc.anything({ withBigInt: true }), (value) => void read(page(row), value)));
  });
});
