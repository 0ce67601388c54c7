/** The fruit machine: few wilds, even pays, doubled wins in free spins. Medium volatility. */
import type { SlotModel } from '../rules.ts';

const strips = [
  'EHSCBFDBHEIGDAHGFEGIDHCFEIGCDFGABHC',
  'DIWCHECHGFHBGEAFIADECBICBESDHFDGFHG',
  'GAFSCAHGEIGFEWDBIDHCFIHCGDEFWHBECBGDS',
  'HIAFEGCWHEFIHFBDCEGDABSHFGCEDHGDCIGSB',
  'AGDBFEHIESHEGFHCDGCDHIFBGDBCGFCEAHFI',
];

export const fruit: SlotModel = {
  code: 'fruit',
  mechanic: 'lines',
  strips,
  freeStrips: strips,
  pays: {
    A: [75, 400, 3000],
    B: [50, 225, 1250],
    C: [30, 120, 450],
    D: [30, 80, 300],
    E: [25, 75, 225],
    F: [20, 70, 225],
    G: [16, 40, 150],
    H: [12, 40, 120],
    I: [12, 30, 120],
  },
  scatterPays: [40, 150, 800],
  freeSpins: [9, 12, 18],
  maxFreeSpins: 54,
  ladder: [{ wilds: 0, multiplier: 2 }],
};
