/** The multipliers of falls rise fast, and are twice as high in free play. Medium volatility. */
import type { SlotModel } from '../rules.ts';

const strips = [
  'GEDCBGDABCFHIFHIGEHEIF',
  'IHCFHSBGIFDAWFCGEHEDG',
  'IWSAHBHGECDFEDECBGHFIG',
  'HFHIGCDWFIHEGDEBFCIBAS',
  'WEDFHAGHSHFEBCAEICIGBDF',
];

export const orbit: SlotModel = {
  code: 'orbit',
  mechanic: 'cascade',
  strips,
  freeStrips: strips,
  pays: {
    A: [16, 66, 331],
    B: [11, 40, 159],
    C: [8, 27, 106],
    D: [7, 20, 66],
    E: [4, 11, 32],
    F: [3, 9, 27],
    G: [3, 8, 21],
    H: [3, 7, 19],
    I: [3, 7, 16],
  },
  scatterPays: [20, 60, 200],
  freeSpins: [8, 12, 15],
  maxFreeSpins: 60,
  ladder: [{ wilds: 0, multiplier: 1 }],
  steps: { paid: [1, 2, 3, 5], free: [2, 4, 6, 10] },
};
