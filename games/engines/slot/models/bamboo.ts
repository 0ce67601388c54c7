/** 243 ways; all wins are doubled in free play. Low volatility. */
import type { SlotModel } from '../rules.ts';

export const bamboo: SlotModel = {
  code: 'bamboo',
  mechanic: 'ways',
  strips: [
    'GIHDECFSHAEGIBFDCFGEIHCGIHBDEASHIF',
    'EGWCIFSEGFHDIGADGIWHFCEDFHSABHCIHB',
    'GICHGSIDFGAHEABEIDCFIEHFSBGWHIFCWBDE',
    'EBDEGWCHIEFGCIHFSECGDIFDHBIHWAFGIA',
    'FGCIGCEBFEBIACGHWAEDGEBIHFDHIDFHSI',
  ],
  freeStrips: [
    'DHEDGIECGIEBHCIFDEGFIHFSHGACBHFASI',
    'CIBDHAEHFWEIWGDACGWSHFGIHFSBFEIHGCDW',
    'IACHEIDAESGWFCDBCEWFIGHFBEGHWSHIFBGIWD',
    'EWDCHDEGBWFAWHIBHADEFGCIEGFIGWSCIFHI',
    'WHSIFDBWGECHDBIHFIHDWAIECGFEAGCIBEGF',
  ],
  pays: {
    A: [14, 54, 204],
    B: [11, 41, 136],
    C: [8, 27, 82],
    D: [7, 22, 68],
    E: [4, 12, 34],
    F: [4, 11, 27],
    G: [3, 10, 24],
    H: [3, 8, 20],
    I: [3, 7, 16],
  },
  scatterPays: [20, 100, 500],
  freeSpins: [8, 12, 20],
  maxFreeSpins: 60,
  ladder: [{ wilds: 0, multiplier: 2 }],
};
