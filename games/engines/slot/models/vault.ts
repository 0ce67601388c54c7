/** Frequent holds with coins of every value. Medium volatility. */
import type { SlotModel } from '../rules.ts';

const strips = [
  'GSSHCESFIHSSEIHCDGIFDHFIGBEIFGSDAEBCA',
  'HEICABCSFGWIDSEGSDASIFSGHBCGHESHWDIEF',
  'DGCHCDCFIEGFEAHDFWIGBGIHSWBASSESSFSHIE',
  'ABCEHSISCDHFDGHFICAEHSIGWGSSIFESDWBFG',
  'SCDEFSEHIGFCIFDHEWAESHGSSDAWSBFIGHCIBG',
];

export const vault: SlotModel = {
  code: 'vault',
  mechanic: 'hold',
  strips,
  freeStrips: strips,
  pays: {
    A: [38, 115, 574],
    B: [24, 77, 287],
    C: [19, 57, 191],
    D: [15, 48, 143],
    E: [11, 29, 86],
    F: [10, 27, 77],
    G: [9, 24, 67],
    H: [8, 19, 57],
    I: [8, 19, 48],
  },
  scatterPays: [0, 0, 0],
  freeSpins: [0, 0, 0],
  maxFreeSpins: 0,
  ladder: [{ wilds: 0, multiplier: 1 }],
  hold: {
    trigger: 6,
    turns: 3,
    oneIn: 14,
    values: [
      { value: 10, tickets: 300 },
      { value: 20, tickets: 250 },
      { value: 30, tickets: 150 },
      { value: 40, tickets: 120 },
      { value: 60, tickets: 90 },
      { value: 100, tickets: 60 },
      { value: 200, tickets: 24 },
      { value: 500, tickets: 6 },
    ],
    grand: 20000,
  },
};
