/** Lines pay most of the return, with small holds in between. Low volatility. */
import type { SlotModel } from '../rules.ts';

const strips = [
  'HASDCSFGCGHCFHEDFISGBDSIHIAEIABESFEGSB',
  'ICSCDIHCSHBGAHFDIFESBEFEDHGFASWGIASGESBW',
  'BIASCGHWICEIFCSDAGFWFSFESHSBHEIDHGDASGBE',
  'WDEBABCACFEWIGSSFHFHSIEGDGHSHEBIASSCDFGI',
  'SIADWGFWFCEFCGIHAHSFSGCBHEDIBDAGSSHBEIES',
];

export const drift: SlotModel = {
  code: 'drift',
  mechanic: 'hold',
  strips,
  freeStrips: strips,
  pays: {
    A: [82, 254, 906],
    B: [58, 181, 580],
    C: [51, 145, 435],
    D: [44, 116, 344],
    E: [29, 73, 199],
    F: [25, 69, 174],
    G: [22, 58, 145],
    H: [20, 53, 131],
    I: [20, 47, 116],
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
      { value: 10, tickets: 400 },
      { value: 20, tickets: 300 },
      { value: 30, tickets: 160 },
      { value: 50, tickets: 90 },
      { value: 100, tickets: 40 },
      { value: 200, tickets: 10 },
    ],
    grand: 10000,
  },
};
