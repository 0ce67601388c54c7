/** Free play has many wilds, and its multiplier rises with them. Medium volatility. */
import type { SlotModel } from '../rules.ts';

export const tide: SlotModel = {
  code: 'tide',
  mechanic: 'lines',
  strips: [
    'DEIHBGCFAEGIDBCADGIHEGSDFHIFBHIECF',
    'DHIEBIEGHADCFBCSWGFCBIGSDGFEHFEAHWI',
    'GFDAWECGWEHIDBIAHFCEFIDGHCSBFGIBHE',
    'HBFWICEGHEBGHCGFASDFIGBDESADIFHCIWE',
    'HFCGIDHEFSIBFHDAFCGECGDIWBHEADBGIE',
  ],
  freeStrips: [
    'FCIHCFEGDAGBAFIBSEBFDHEIDGIHECHDIG',
    'FEGWDEWFGCHBEHDSWHACHBGAIFCBIFDIGWI',
    'GBAGIBGECBGDWHECFDICAHSWFIHWDFWEIFH',
    'BGEICWBHADWHFSGICFDWCIAHFBEGFDEHIGW',
    'IFEHWIEHFWBCFGBDSHFADGEBCIAWEHDGICG',
  ],
  pays: {
    A: [60, 200, 1500],
    B: [40, 150, 600],
    C: [20, 80, 350],
    D: [18, 80, 275],
    E: [14, 40, 225],
    F: [10, 30, 150],
    G: [9, 30, 125],
    H: [9, 30, 80],
    I: [8, 20, 80],
  },
  scatterPays: [40, 160, 800],
  freeSpins: [8, 10, 15],
  maxFreeSpins: 50,
  ladder: [
    { wilds: 0, multiplier: 1 },
    { wilds: 4, multiplier: 2 },
    { wilds: 8, multiplier: 3 },
    { wilds: 12, multiplier: 4 },
  ],
};
