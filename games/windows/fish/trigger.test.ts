import { shotsOf, shotsTextOf } from '@foyer/contract/play/fish.ts';
import { describe, expect, it } from 'vitest';
import { angleTo, bulletFlight, firstAlong, nearest } from './stage/aim.ts';
import { createTrigger } from './trigger.ts';

describe('the trigger', () => {
  it('leaves five seconds between shots, however often the player presses. M11', () => {
    const trigger = createTrigger({ openedMs: 0, shots: 0 });
    const fired: number[] = [];
    for (let ms = 1_000_000; ms < 1_030_000; ms += 7)
      if (trigger.waitSeconds(ms) === 0) {
        trigger.pull(ms);
        fired.push(ms);
      }
    fired.slice(1).forEach((ms, index) => expect(ms - (fired[index] ?? 0)).toBeGreaterThanOrEqual(5_000));
    expect(fired).toHaveLength(6);
  });

  it('counts from the house’s last shot, or from a press that has no reply yet', () => {
    const trigger = createTrigger({ openedMs: 5_000, shots: 1 });
    expect([6_000, 9_000, 10_021].map((ms) => trigger.waitSeconds(ms))).toEqual([5, 2, 0]);
    trigger.pull(11_000);
    trigger.take({ openedMs: 5_000, shots: 1 }, 1);
    expect(trigger.waitSeconds(12_000)).toBe(5);
    // A refused shot is not charged, so the next may follow at once.
    trigger.take({ openedMs: 0, shots: 0 }, 0);
    expect(trigger.waitSeconds(12_000)).toBe(0);
  });
});

const placeIn = (ms: number) => ({ x: 200 + ms * 0.2, y: 300 });
const still = (name: string, x: number, y: number) => ({ name, length: 80, placeIn: () => ({ x, y }) });

describe('aiming', () => {
  const view = { width: 1_000, height: 800 };
  const from = { x: 500, y: 780 };

  it('aims at where a fish will be when the bullet arrives', () => {
    const flight = bulletFlight(from, view, placeIn);
    expect(flight).toBeDefined();
    const { x, ms } = flight ?? { x: 0, ms: 0 };
    expect(Math.abs(x - placeIn(ms).x)).toBeLessThan(2);
    expect(x).toBeGreaterThan(240);
  });

  it('finds the first fish in a direction, or the nearest under a finger', () => {
    const targets = [still('far', 500, 100), still('near', 500, 400), still('aside', 100, 500)];
    expect(firstAlong(from, 90, view, targets)).toBe('near');
    expect(firstAlong(from, 20, view, targets)).toBeUndefined();
    expect(nearest({ x: 110, y: 510 }, targets)).toBe('aside');
    expect(nearest({ x: 300, y: 700 }, targets)).toBeUndefined();
  });

  it('limits the angle to 8° to 172°', () => {
    expect(angleTo(from, { x: 500, y: 0 })).toBeCloseTo(90);
    expect(angleTo(from, { x: 999, y: 799 })).toBe(8);
    expect(angleTo(from, { x: 1, y: 799 })).toBe(172);
  });
});

it('decodes the same shots that it encoded. L04', () => {
  const shots = [1, 2].map((step) => ({
    actionId: `a-${step}`,
    fishId: `9973999.${step}`,
    bulletSatang: 20,
    angle: 90 + step,
    firedMs: 1_795_320_000_000 + step,
  }));
  expect(shotsOf(shotsTextOf(shots))).toEqual(shots);
});
