/** What a variant may choose besides its reels: its free play, what scatters pay, and the values of coins. */
import type { HoldRules, Pays, Rung, SlotModel } from '../rules.ts';
import type { Luck } from './luck.ts';

const freeSpins: readonly [Pays, ...Pays[]] = [
  [8, 10, 15],
  [8, 12, 20],
  [10, 12, 15],
  [10, 15, 25],
  [9, 12, 18],
  [7, 10, 15],
  [12, 15, 20],
  [6, 9, 15],
];

const scatterPays: readonly [Pays, ...Pays[]] = [
  [40, 200, 1000],
  [40, 100, 400],
  [20, 100, 500],
  [60, 200, 1000],
  [40, 160, 800],
  [20, 80, 400],
  [60, 300, 2000],
];

const rung = (wilds: number, multiplier: number): Rung => ({ wilds, multiplier });

const steady: readonly [readonly Rung[], ...(readonly Rung[])[]] = [[rung(0, 2)], [rung(0, 2)], [rung(0, 3)]];

const rising: readonly [readonly Rung[], ...(readonly Rung[])[]] = [
  [rung(0, 1), rung(3, 2), rung(6, 3), rung(10, 5), rung(15, 8)],
  [rung(0, 1), rung(4, 2), rung(8, 3), rung(12, 4)],
  [rung(0, 1), rung(4, 2), rung(8, 3), rung(14, 5)],
  [rung(0, 1), rung(3, 2), rung(7, 4), rung(12, 6)],
  [rung(0, 2), rung(5, 3), rung(10, 4), rung(15, 5)],
  [rung(0, 1), rung(4, 3), rung(10, 5)],
  [rung(0, 2), rung(6, 4), rung(14, 6)],
];

/** A coin's values in line stakes, each with its tickets of a thousand. */
const coins = [
  '10:400 20:300 30:160 50:90 100:40 200:10',
  '10:300 20:250 30:150 40:120 60:90 100:60 200:24 500:6',
  '20:350 40:250 60:160 100:120 200:80 400:30 1000:10',
  '10:350 20:250 40:180 80:120 160:70 400:25 1000:5',
  '20:420 30:260 50:170 100:100 250:40 500:10',
  '10:260 20:260 30:180 50:140 80:90 150:50 300:18 1000:2',
  '20:300 40:300 80:200 120:120 200:60 500:18 2000:2',
] as const;

const valuesOf = (text: string): HoldRules['values'] =>
  text.split(' ').map((pair) => {
    const [value = 0, tickets = 0] = pair.split(':').map(Number);
    return { value, tickets };
  });

export type Character = Pick<SlotModel, 'scatterPays' | 'freeSpins' | 'maxFreeSpins' | 'ladder' | 'hold'>;

export function characterAfter(base: SlotModel, luck: Luck): Character {
  if (base.hold) {
    const { trigger, turns } = base.hold;
    const hold = {
      trigger,
      turns,
      oneIn: 13 + luck.below(5),
      values: valuesOf(luck.of<string>(coins)),
      grand: luck.of([5_000, 10_000, 15_000, 20_000, 30_000, 40_000]),
    };
    const { scatterPays: none, freeSpins: noSpins, maxFreeSpins, ladder } = base;
    return { scatterPays: none, freeSpins: noSpins, maxFreeSpins, ladder, hold };
  }
  const spins = luck.of(freeSpins);
  return {
    scatterPays: luck.of(scatterPays),
    freeSpins: spins,
    maxFreeSpins: Math.min(60, spins[0] * 5),
    // A cascade has the multipliers of its falls instead of a ladder.
    ladder: base.steps ? base.ladder : luck.of(base.ladder.length > 1 ? rising : steady),
  };
}
