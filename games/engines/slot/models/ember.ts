/** Rare holds with coins of higher value. High volatility. */
import type { SlotModel } from '../rules.ts';

const strips = [
  'EGSHFAGBCSDCSBSFAHGBHEGIFEDIESHIDFISC',
  'FICSEIFHGCSBDEGSEHCDHSWFGWIDISEFAHSBAG',
  'ASHCFIGHDBESFISIEDSESFGBIDHSHWGFACGEWC',
  'CSSHFEFGWABDSBHGSFESCWHDBAGIEDIFICIGHS',
  'SFHGAEBFDHIGICESSEHSDCSIFABDWFICSGWHEG',
];

export const ember: SlotModel = {
  code: 'ember',
  mechanic: 'hold',
  strips,
  freeStrips: strips,
  pays: {
    A: [78, 313, 2344],
    B: [47, 156, 781],
    C: [31, 109, 391],
    D: [28, 78, 281],
    E: [16, 44, 141],
    F: [14, 39, 125],
    G: [13, 34, 109],
    H: [11, 31, 94],
    I: [11, 28, 78],
  },
  scatterPays: [0, 0, 0],
  freeSpins: [0, 0, 0],
  maxFreeSpins: 0,
  ladder: [{ wilds: 0, multiplier: 1 }],
  hold: {
    trigger: 6,
    turns: 3,
    oneIn: 16,
    values: [
      { value: 20, tickets: 350 },
      { value: 40, tickets: 250 },
      { value: 60, tickets: 160 },
      { value: 100, tickets: 120 },
      { value: 200, tickets: 80 },
      { value: 400, tickets: 30 },
      { value: 1000, tickets: 10 },
    ],
    grand: 40000,
  },
};
