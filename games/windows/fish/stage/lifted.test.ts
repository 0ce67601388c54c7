/** Shifts the columns of a picture without losing any of it. */
import { array, assert, double, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { lifted } from './lifted.ts';
import type { Pixels } from './lifted.ts';

const pixels = (width: number, rows: readonly (readonly [number, number, number, number])[][]): Pixels => ({
  data: Uint8ClampedArray.from(rows.flat(2)),
  width,
  height: rows.length,
});
const red = [200, 10, 0, 255] as const;
const blue = [0, 10, 200, 255] as const;
const none = [0, 0, 0, 0] as const;

it('copies the picture for a shift of 0', () => {
  const picture = pixels(2, [
    [red, none],
    [blue, red],
  ]);
  const { data, top } = lifted(picture, () => 0);
  expect(top).toBe(0);
  expect(Array.from(data.slice(0, picture.data.length))).toEqual([...picture.data]);
  expect(Array.from(data.slice(picture.data.length)).every((part) => part === 0)).toBe(true);
});

it('shifts each column by its own whole pixels, upwards too', () => {
  const { data, height, top } = lifted(pixels(2, [[red, blue]]), (x) => (x === 0 ? -1 : 1));
  expect(top).toBe(-1);
  expect(height).toBe(4);
  expect(Array.from(data.slice(0, 8))).toEqual([...red, ...none]);
  expect(Array.from(data.slice(16, 24))).toEqual([...none, ...blue]);
});

it('splits a shift of half a pixel between two pixels: edges keep their colour with half the opacity', () => {
  const { data } = lifted(pixels(1, [[red], [blue]]), () => 0.5);
  expect([...data]).toEqual(
    [
      [200, 10, 0, 127],
      [100, 10, 100, 255],
      [0, 10, 200, 127],
    ].flat(),
  );
});

it('keeps the total opacity of each column for any shifts', () => {
  const lifts = array(double({ min: -9, max: 9, noNaN: true }), { minLength: 3, maxLength: 3 });
  const parts = array(integer({ min: 0, max: 255 }), { minLength: 48, maxLength: 48 });
  assert(
    property(lifts, parts, (by, data) => {
      const made = lifted({ data: Uint8ClampedArray.from(data), width: 3, height: 4 }, (x) => by[x] ?? 0);
      for (let x = 0; x < 3; x += 1) {
        const weigh = (of: ArrayLike<number>, height: number): number =>
          Array.from({ length: height }, (_, row) => of[(row * 3 + x) * 4 + 3] ?? 0).reduce((sum, one) => sum + one, 0);
        expect(Math.abs(weigh(made.data, made.height) - weigh(data, 4))).toBeLessThanOrEqual(5);
      }
    }),
  );
});
