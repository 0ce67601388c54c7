/** Each fall doubles the multiplier of the last one. High volatility. */
import type { SlotModel } from '../rules.ts';

const strips = [
  'GFBAEHBHCDFAEGHDFIGEICI',
  'HGDEFWGFCSFEIDBGIBCAHAI',
  'DCIWBFGFIADHESEGCEIHGFB',
  'EHIFASACEIHDWGEGDIFHCBG',
  'BECSDECDGIGIBFHEAHGFHF',
];

export const terrace: SlotModel = {
  code: 'terrace',
  mechanic: 'cascade',
  strips,
  freeStrips: strips,
  pays: {
    A: [25, 98, 614],
    B: [12, 49, 197],
    C: [7, 27, 98],
    D: [6, 20, 61],
    E: [3, 9, 29],
    F: [2, 9, 25],
    G: [2, 7, 20],
    H: [2, 7, 18],
    I: [2, 6, 16],
  },
  scatterPays: [40, 100, 400],
  freeSpins: [6, 9, 12],
  maxFreeSpins: 40,
  ladder: [{ wilds: 0, multiplier: 1 }],
  steps: { paid: [1, 2, 4, 8], free: [3, 6, 12, 24] },
};
