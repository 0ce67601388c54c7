/** 243 ways; the multiplier of free play rises with the wilds seen. High volatility. */
import type { SlotModel } from '../rules.ts';

export const canopy: SlotModel = {
  code: 'canopy',
  mechanic: 'ways',
  strips: [
    'FAGCFSHCGFDIHGDEHBIDEGAIBFHIESBCGE',
    'FCAIEADIFAGHICGWSBEDHFWHDCEFGEIGHSB',
    'IHFEASDCEBSCGHFGEHADGWIGHDBIFBIEHCWF',
    'GHFCEIGEFHEBCHWGFDHIAGFBDWSIEBDSICDA',
    'FHIDSIFABIFDIFGEWHECBWEDGEHAIHGBCHGC',
  ],
  freeStrips: [
    'GDCGDFBICHEGSIFBGESHADFHIFCEGABHEI',
    'ECAWHASFAEDIBFSWEIGBIEWFHGCHGDHCIDGF',
    'WGBIHCDHFIBGCEWGIFDSWEFDGHBFEAIHSECHA',
    'IDFEBFEAICFDGHBWHCSGAHWBIFEDIWDSCGHEG',
    'CEFWHIBGHFCDAWIHFGSEIGDIHWABEHCFGIBED',
  ],
  pays: {
    A: [11, 45, 300],
    B: [8, 30, 150],
    C: [6, 19, 75],
    D: [4, 14, 45],
    E: [2, 7, 18],
    F: [2, 6, 15],
    G: [1, 5, 12],
    H: [1, 4, 10],
    I: [1, 3, 8],
  },
  scatterPays: [20, 80, 400],
  freeSpins: [10, 12, 15],
  maxFreeSpins: 60,
  ladder: [
    { wilds: 0, multiplier: 1 },
    { wilds: 4, multiplier: 2 },
    { wilds: 8, multiplier: 3 },
    { wilds: 14, multiplier: 5 },
  ],
};
