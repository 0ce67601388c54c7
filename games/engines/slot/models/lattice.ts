/** 243 ways; short free play in which all wins are tripled. Medium volatility. */
import type { SlotModel } from '../rules.ts';

const strips = [
  'FEIBFHGIFGDFCIHDSBCAEGAHCDSEIGABEH',
  'DGAHGSIAFCHEGBEFGICAFBDHFCIEHIDESBW',
  'IEHAFGIFCEDCGSWEDSGBHABGDHIFWCEIFAHB',
  'BEIFSHGBEHWCHEADSIAHGDWCDEIFACGBFIGF',
  'HFIGFEDWCAFEDGEIHCAIBHSCGBFAGHDIBE',
];

export const lattice: SlotModel = {
  code: 'lattice',
  mechanic: 'ways',
  strips,
  freeStrips: strips,
  pays: {
    A: [15, 46, 147],
    B: [11, 37, 110],
    C: [9, 29, 82],
    D: [9, 26, 73],
    E: [5, 15, 40],
    F: [5, 15, 37],
    G: [4, 11, 29],
    H: [4, 11, 26],
    I: [4, 11, 26],
  },
  scatterPays: [40, 100, 300],
  freeSpins: [7, 10, 15],
  maxFreeSpins: 45,
  ladder: [{ wilds: 0, multiplier: 3 }],
};
