import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBack, written } from './keep.ts';
import { ordersIn } from './orders.ts';
import { accept, add, clear, emptySlip, isRelated, keyOf, remove, settled, stakeOf, toggle, undo } from './slip.ts';
import { anyLeg, anySlip } from '../testing/slip.ts';

const marketOf = (leg: Parameters<typeof keyOf>[0]) => keyOf({ ...leg, pick: '' });

describe('a slip', () => {
  it('holds ten legs at most and one pick of a market, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(anyLeg, { maxLength: 40 }), (legs) => {
        const slip = legs.reduce(toggle, emptySlip);
        expect(slip.legs.length).toBeLessThanOrEqual(10);
        expect(new Set(slip.legs.map(marketOf)).size).toBe(slip.legs.length);
      }),
    );
  });

  it('puts another pick of the same market in the place of the first and keeps its stake', () => {
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

  it('is whole again after each removal was undone, and after it was cleared', () => {
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

  it('never brings back a leg whose market was taken anew', () => {
    fc.assert(
      fc.property(anySlip, fc.array(anyLeg, { maxLength: 12 }), (slip, legs) => {
        const back = undo(legs.reduce(add, clear(slip)));
        expect(new Set(back.legs.map(marketOf)).size).toBe(back.legs.length);
        expect(back.legs.length).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('lets go of what became a bet: no undo brings that back', () => {
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

  it('takes only whole baht as a stake, and no sign, point or power', () => {
    for (const typed of ['', ' ', '-5', '1.5', '1e3', '0x10', '１０', '1234567890', 'NaN', "1'"])
      expect([typed, stakeOf(typed)]).toEqual([typed, 0]);
    expect([stakeOf('0'), stakeOf('1'), stakeOf('0050'), stakeOf('999999999')]).toEqual([
      0, 100, 5_000, 99_999_999_900,
    ]);
  });

  it('is related when one match is in it twice', () => {
    fc.assert(
      fc.property(anySlip, (slip) => {
        const matches = slip.legs.map(({ matchId }) => matchId);
        expect(isRelated(slip)).toBe(matches.some((id, index) => matches.indexOf(id) !== index));
      }),
    );
  });

  it('takes new odds only where they were shown', () => {
    fc.assert(
      fc.property(anySlip, (slip) => {
        const [first, ...rest] = accept(slip, new Map(slip.legs.slice(0, 1).map((leg) => [keyOf(leg), 777]))).legs;
        expect(rest).toEqual(slip.legs.slice(1));
        if (slip.legs.length > 0) expect(first?.odds).toBe(777);
      }),
    );
  });
});

describe('the kept slip', () => {
  it('is read back as it was written, but for what had been taken out', () => {
    fc.assert(
      fc.property(anySlip, (slip) => {
        expect(readBack(written(clear(undo(slip))))).toMatchObject({ legs: [], removed: [] });
        expect(readBack(written(slip))).toEqual({ ...slip, removed: [] });
      }),
    );
  });

  it('is empty where storage holds anything else', () => {
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

it('sends again only orders that it wrote itself. L04, L06', () => {
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
