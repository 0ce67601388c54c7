/** The flagship: rising multipliers in free play, one rung for every few wilds. High volatility. */
import type { SlotModel } from '../rules.ts';

export const climb: SlotModel = {
  code: 'climb',
  mechanic: 'lines',
  strips: [
    'DFIBEIHGBHFGDHACFEGHDIESGIAFHBCDICE',
    'DBCGBSHWICHDEGIEBAGWHIEGFIADFHDAFCIFE',
    'GCHDBEFDHWIDBHCIBCAGESAIGFESDHGFAIEFWI',
    'FWDEHGIBDIADEGCFGDEAHIBCHFWCIGBSEFSCHA',
    'FIDWIAGSEHICEBFHDFIAHFBGCEGHDEBHIGDC',
  ],
  freeStrips: [
    'HGFCDAHIDBIFBHIECFEGFCIDHEGHSBGAIED',
    'GFEIDFCEGCSHDFWIBFWAIWGHACWDHIAEBGHBE',
    'CHGSBFDCAIHAIGWIBGDEWHEWIEWDFHCEFBGAF',
    'GBEIFHWBIAESGIAWFCHBWHCGIAFDHGECWDEFD',
    'IBWCESHIFEIHGCEBWDFEGDCIWBGHAFDAIDFGH',
  ],
  pays: {
    A: [50, 175, 2000],
    B: [30, 125, 750],
    C: [25, 100, 500],
    D: [20, 75, 300],
    E: [15, 45, 175],
    F: [14, 35, 120],
    G: [12, 35, 120],
    H: [9, 30, 100],
    I: [9, 20, 90],
  },
  scatterPays: [40, 200, 1000],
  freeSpins: [8, 12, 20],
  maxFreeSpins: 60,
  ladder: [
    { wilds: 0, multiplier: 1 },
    { wilds: 3, multiplier: 2 },
    { wilds: 6, multiplier: 3 },
    { wilds: 10, multiplier: 5 },
    { wilds: 15, multiplier: 8 },
  ],
};
