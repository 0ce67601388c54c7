/** Rare symbols pay much; wins of free spins are tripled. The highest volatility. */
import type { SlotModel } from '../rules.ts';

const strips = [
  'IEBCDIHFCIFSHEBHGIAEGDIFGCIHGEFDGEFH',
  'CAIECDSEGHEFHBFHGFDEIAHGDIWFIGECBGHISF',
  'GAFBDEHCGHBSCFDIHGFHIDWIEGIEGHECSAFEIFD',
  'GWDEIHDFSEFIESFECGDHAIHFIGFBACGHCEIGBH',
  'WGEFGHFGCBHCEDHEIHBDFICDFIESFHAGIEGI',
];

export const bold: SlotModel = {
  code: 'bold',
  mechanic: 'lines',
  strips,
  freeStrips: strips,
  pays: {
    A: [100, 900, 10000],
    B: [75, 500, 3000],
    C: [50, 200, 1200],
    D: [35, 150, 800],
    E: [12, 60, 250],
    F: [10, 50, 225],
    G: [10, 40, 200],
    H: [9, 40, 150],
    I: [8, 30, 125],
  },
  scatterPays: [60, 300, 2000],
  freeSpins: [10, 15, 25],
  maxFreeSpins: 75,
  ladder: [{ wilds: 0, multiplier: 3 }],
};
