import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBack, written } from './keep.ts';
import { ordersIn } from './orders.ts';
import { accept, add, clear, emptySlip, isRelated, keyOf, remove, settled, stakeOf, toggle, undo } from './slip.ts';
import { anyLeg, anySlip } from '../testing/slip.ts';

const marketOf = (leg: Parameters<typeof keyOf>[0]) => keyOf({ ...leg, pick: '' });

describe('a slip', () => {
  it('holds at most ten legs and one pick per market, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(anyLeg, { maxLength: 40 }), (legs) => {
        const slip = legs.reduce(toggle, emptySlip);
        expect(slip.legs.length).toBeLessThanOrEqual(10);
        expect(new Set(slip.legs.map(marketOf)).size).toBe(slip.legs.length);
      }),
    );
  });

  it('replaces a pick by another of the same market, and keeps place and stake', () => {
    fc.assert(
      fc.property(anySlip, anyLeg, (slip, leg) => {
        const rival = slip.legs[0];
        fc.pre(rival !== undefined);
        const other = { ...leg, matchId: rival.matchId, kind: rival.kind, param: rival.param };
        const next = add(slip, other);
        expect(next.legs).toHaveLength(slip.legs.length);
        expect(next.legs[0]).toEqual({ ...other, stakeSatang: rival.stakeSatang });
      }),
    );
  });

  it('is restored when all removals are undone, also after it was cleared', () => {
    fc.assert(
      fc.property(
        anySlip,
        fc.array(fc.nat({ max: 11 }), { maxLength: 10 }),
        fc.boolean(),
        (slip, places, isCleared) => {
          let now = slip;
          for (const place of places) {
            const leg = now.legs[place];
            if (leg) now = remove(now, keyOf(leg));
          }
          if (isCleared) now = clear(now);
          while (now.removed.length > 0) now = undo(now);
          expect(now).toEqual(slip);
          expect(undo(now)).toBe(now);
        },
      ),
    );
  });

  it('does not restore a leg whose market is on the slip again', () => {
    fc.assert(
      fc.property(anySlip, fc.array(anyLeg, { maxLength: 12 }), (slip, legs) => {
        const back = undo(legs.reduce(add, clear(slip)));
        expect(new Set(back.legs.map(marketOf)).size).toBe(back.legs.length);
        expect(back.legs.length).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('does not restore legs that became a bet', () => {
    fc.assert(
      fc.property(anySlip, (slip) => {
        const [first] = slip.legs;
        fc.pre(first !== undefined);
        const next = settled(remove(slip, keyOf(first)), new Set(slip.legs.slice(0, 2).map(keyOf)));
        expect(undo(next)).toBe(next);
        expect(next.legs).toEqual(slip.legs.slice(2));
      }),
    );
  });

  it('takes only whole baht as a stake, without sign, point or exponent', () => {
    for (const typed of ['', ' ', '-5', '1.5', '1e3', '0x10', '１０', '1234567890', 'NaN', "1'"])
      expect([typed, stakeOf(typed)]).toEqual([typed, 0]);
    expect([stakeOf('0'), stakeOf('1'), stakeOf('0050'), stakeOf('999999999')]).toEqual([
      0, 100, 5_000, 99_999_999_900,
    ]);
  });

  it('is related if it contains a match twice', () => {
    fc.assert(
      fc.property(anySlip, (slip) => {
        const matches = slip.legs.map(({ matchId }) => matchId);
        expect(isRelated(slip)).toBe(matches.some((id, index) => matches.indexOf(id) !== index));
      }),
    );
  });

  it('accepts new odds only for the legs that have them', () => {
    fc.assert(
      fc.property(anySlip, (slip) => {
        const [first, ...rest] = accept(slip, new Map(slip.legs.slice(0, 1).map((leg) => [keyOf(leg), 777]))).legs;
        expect(rest).toEqual(slip.legs.slice(1));
        if (slip.legs.length > 0) expect(first?.odds).toBe(777);
      }),
    );
  });
});

describe('the stored slip', () => {
  it('is read back as it was written, without removed legs', () => {
    fc.assert(
      fc.property(anySlip, (slip) => {
        expect(readBack(written(clear(undo(slip))))).toMatchObject({ legs: [], removed: [] });
        expect(readBack(written(slip))).toEqual({ ...slip, removed: [] });
      }),
    );
  });

  it('is empty if the storage holds anything else', () => {
    const good = written({ ...emptySlip, stakeSatang: 500 });
    for (const text of [null, '', 'null', '[]', '{}', '{"slip":1}', good.replace('"ask"', '"never"'), good.slice(1)])
      expect(readBack(text)).toEqual(emptySlip);
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readBack(text).legs).toEqual([]);
      }),
    );
  });
});

it('reads stored orders only if all are valid. L04, L06', () => {
  const order = {
    requestId: 'a'.repeat(36),
    slip: '1-5938212:handicap:-3:home@185',
    stakeSatang: 5_000,
    policy: 'any',
  };
  expect(ordersIn(JSON.stringify([order]))).toEqual([order]);
  for (const wrong of [{ ...order, requestId: '' }, { ...order, slip: 'x' }, { ...order, stakeSatang: -1 }, 7, null])
    expect(ordersIn(JSON.stringify([order, wrong]))).toEqual([]);
  expect([ordersIn(null), ordersIn('{'), ordersIn('{}')]).toEqual([[], [], []]);
});
