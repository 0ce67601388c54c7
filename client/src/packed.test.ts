import { assert, array, boolean, integer, jsonValue, property, record, string } from 'fast-check';
import { expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

it('gives back whatever was packed, as JSON carries it', () => {
  const row = record({ id: string(), total: integer(), isOpen: boolean() });
  const state = record({ list: array(row), rest: jsonValue() });
  assert(
    property(state, (value) => {
      const sent = JSON.parse(JSON.stringify(pack(value))) as unknown;
      expect(unpack(sent)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it('writes the names of a list once', () => {
  const list = Array.from({ length: 36 }, (_, id) => ({ gameId: `g${id}`, platformCode: 'moyu' }));
  expect(JSON.stringify(pack({ list })).match(/platformCode|moyu/g)).toHaveLength(2);
});
