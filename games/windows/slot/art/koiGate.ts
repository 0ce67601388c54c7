/** Artwork of the flagship 锦鲤跃门. */
import { coin } from '@foyer/pictures/emblems/fortune.ts';
import { lantern } from '@foyer/pictures/emblems/fortune.ts';
import { lotus } from '@foyer/pictures/emblems/garden.ts';
import type { Painter } from '@foyer/pictures/pigments.ts';
import type { SlotSymbol } from '../../../engines/slot/rules.ts';
import type { Art } from './art.ts';
import { frame, gateTones } from './frame.ts';
import type { FrameShape } from './frame.ts';
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

const shape = (isNarrow: boolean): FrameShape =>
  isNarrow
    ? { hole: { w: 340, h: 228 }, side: 13, top: 84, base: 26, room: { up: 0, side: 0, down: 0 } }
    : { hole: { w: 780, h: 468 }, side: 78, top: 176, base: 46, room: { up: 0, side: 0, down: 0 } };

export const koiGate: Art = {
  trim: gateTones.trim,
  inside: gateTones.inside,
  plate: { y: [-98, -46], width: [400, 150], size: [30, 15], style: 'board' },
  lamps: 'tube',
  motion: undefined,
  symbol: (symbol) => figure(symbol, figures[symbol]),
  shape,
  frame: (isNarrow) => frame(shape(isNarrow), gateTones),
  scene: (depth, width, height, isFree) => (depth === 'far' ? scene(isFree ? dawn : night, width, height) : ''),
};
