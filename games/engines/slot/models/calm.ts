/** Many small wins and frequent free spins, in which all wins are doubled. Low volatility. */
import type { SlotModel } from '../rules.ts';

const strips = [
  'EDSCBEHFAGIHDIHAIFBCGIFBEDCGFEHSG',
  'IEGBHIFABCIFECHGFWIGEDAFHDBWSEHDGC',
  'FWAFDEICGFWDEHGIBSICAHDCBSIFGHWEBGH',
  'FHEFWCIAGBEGAHDFICGESCIHDBFIWGHEBD',
  'EISFAGWHCDEIFBHAEBCFICEGHFDGWHIDSGB',
];

export const calm: SlotModel = {
  code: 'calm',
  mechanic: 'lines',
  strips,
  freeStrips: strips,
  pays: {
    A: [40, 100, 500],
    B: [25, 75, 300],
    C: [25, 75, 300],
    D: [24, 60, 225],
    E: [15, 35, 120],
    F: [12, 35, 90],
    G: [10, 30, 80],
    H: [10, 30, 75],
    I: [9, 25, 75],
  },
  scatterPays: [40, 100, 400],
  freeSpins: [8, 10, 15],
  maxFreeSpins: 45,
  ladder: [{ wilds: 0, multiplier: 2 }],
};
