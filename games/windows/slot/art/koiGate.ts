/** Artwork of the flagship 锦鲤跃门. */
import { coin } from '@foyer/pictures/emblems/fortune.ts';
import { lantern } from '@foyer/pictures/emblems/fortune.ts';
import { lotus } from '@foyer/pictures/emblems/garden.ts';
import type { Painter } from '@foyer/pictures/pigments.ts';
import type { SlotSymbol } from '../../../engines/slot/rules.ts';
import type { Art } from './art.ts';
import { gateTones } from './frame.ts';
import { dragonGate, drum, fan, gourd, jade, leaf } from './koiFigures.ts';
import { koiPair, leapingKoi } from './koiFish.ts';
import { figure } from './pigments.ts';
import { dawn, night, scene } from './scene.ts';

const figures: Readonly<Record<SlotSymbol, (painter: Painter) => string>> = {
  W: leapingKoi,
  S: dragonGate,
  A: koiPair,
  B: lotus,
  C: lantern,
  D: drum,
  E: fan,
  F: jade,
  G: coin,
  H: gourd,
  I: leaf,
};

export const koiGate: Art = {
  frameStyle: 'gate',
  frameTones: gateTones,
  symbol: (symbol) => figure(symbol, figures[symbol]),
  backdrop: {
    base: (width, height) => scene(night, width, height),
    free: (width, height) => scene(dawn, width, height),
  },
};
