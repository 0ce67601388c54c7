import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { climb } from '../../engines/slot/models/climb.ts';
import { gridAt } from '../../engines/slot/spin.ts';
import { createReel } from './reel.ts';

const strip = climb.strips[1] ?? '';
const shownAt = (reel: ReturnType<typeof createReel>, nowMs: number) => {
  const top = Math.round(reel.position(nowMs));
  return [0, 1, 2].map((row) => reel.at(top + row));
};

it('stops where the house has drawn, after any time of spinning. M03', () => {
  const turn = fc.tuple(fc.nat({ max: 9_000 }), fc.nat({ max: strip.length - 1 }), fc.option(fc.nat({ max: 2_000 })));
  const turns = fc.array(turn, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(turns, (all) => {
      const reel = createReel();
      reel.show(strip, 3);
      let nowMs = 1_000;
      for (const [turningMs, stop, slowMs] of all) {
        reel.start(nowMs, strip);
        if (slowMs !== null) {
          nowMs += turningMs;
          const before = reel.position(nowMs);
          reel.slow(nowMs);
          expect(reel.position(nowMs)).toBe(before);
          expect(reel.position(nowMs + slowMs)).toBeLessThanOrEqual(before);
        }
        nowMs = reel.land(nowMs + (slowMs ?? turningMs), stop) + 1;
        expect(shownAt(reel, nowMs)).toEqual(gridAt([strip], [stop])[0]);
        expect(reel.speedAt(nowMs)).toBe(0);
      }
    }),
  );
});

it('changes no visible symbol when it starts to spin or to land', () => {
  const reel = createReel();
  reel.show(strip, 7);
  const before = shownAt(reel, 0);
  reel.start(0, climb.freeStrips[1] ?? '');
  expect(shownAt(reel, 0)).toEqual(before);
  const top = Math.floor(reel.position(1_500));
  const turning = [0, 1, 2, 3].map((row) => reel.at(top + row));
  reel.land(1_500, 20);
  expect([0, 1, 2, 3].map((row) => reel.at(top + row))).toEqual(turning);
});

it('shows the real neighbours of the stop on the strip around it, and so no arranged near miss. M04', () => {
  const reel = createReel();
  reel.show(strip, 0);
  reel.start(0, strip);
  const landedMs = reel.land(2_000, 12);
  const top = Math.round(reel.position(landedMs));
  const around = [-1, 0, 1, 2, 3, 4].map((row) => reel.at(top + row));
  expect(around).toEqual([-1, 0, 1, 2, 3, 4].map((row) => strip[(12 + row + strip.length) % strip.length]));
});
