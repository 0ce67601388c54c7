// @vitest-environment happy-dom
/** What a catch shows. A return at or below the shot is never celebrated. */
import { expect, it } from 'vitest';
import { thingNames } from '../art/things.ts';
import type { Atlas } from './atlas.ts';
import { celebration } from './guns.ts';
import { Container, Texture } from './pixi.ts';
import type { Swimmer } from './swim.ts';

const things = Object.fromEntries(thingNames.map((name) => [name, Texture.EMPTY])) as unknown as Atlas['things'];
const view = { width: 360, height: 560, unit: 400 };

function shown(winSatang: number, bulletSatang: number, isCalm = false): number {
  const swimmer = { body: new Container(), length: 60 } as unknown as Swimmer;
  const prize = { amount: '+฿1.00', winSatang, bulletSatang };
  const to = { x: 180, y: 500 };
  const given = { view, nowMs: 0, isCalm: () => isCalm, resolution: 1, isOwn: true, to, scale: 1 };
  return celebration(things, swimmer, prize, given).length;
}

it.each([
  [0, 100],
  [99, 100],
  [100, 100],
])('shows only that the fish is gone if %i satang come back for a shot of %i', (winSatang, bulletSatang) => {
  expect(shown(winSatang, bulletSatang)).toBe(1);
});

it('shows more coins for a higher multiple', () => {
  expect(shown(200, 100)).toBeGreaterThan(5);
  expect(shown(6_000, 100)).toBeGreaterThan(shown(200, 100));
});

it('shows the sum without coins or light where motion is reduced', () => {
  expect(shown(6_000, 100, true)).toBe(2);
});
