/** The first fall has no multiplier; free play begins at three. Medium volatility. */
import type { SlotModel } from '../rules.ts';

const strips = [
  'GIHBHIGCAEFEIHBCFDAEFGD',
  'HIGDBESDABGWIFGHICFHEC',
  'FAGCHBIEIHFSEDFHIBDWCGA',
  'BDHSIEHGAFAEFICBEHCGID',
  'GEAISWFGBEBHCFCDIFHGHDA',
];

export const rapids: SlotModel = {
  code: 'rapids',
  mechanic: 'cascade',
  strips,
  freeStrips: strips,
  pays: {
    A: [15, 58, 193],
    B: [12, 39, 135],
    C: [10, 29, 96],
    D: [10, 27, 77],
    E: [6, 15, 42],
    F: [6, 13, 35],
    G: [4, 12, 31],
    H: [4, 12, 27],
    I: [4, 10, 23],
  },
  scatterPays: [20, 60, 200],
  freeSpins: [10, 15, 20],
  maxFreeSpins: 60,
  ladder: [{ wilds: 0, multiplier: 1 }],
  steps: { paid: [1, 1, 2, 3, 5], free: [3, 3, 6, 9, 15] },
};
