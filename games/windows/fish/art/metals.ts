/** Gradients of the metals that cannons, coins and plates are made of. */
import type { Stops } from './pen.ts';

export const brass: Stops = [
  [0, '#fff3c4'],
  [0.28, '#eec468'],
  [0.6, '#a8742a'],
  [1, '#5c3a0e'],
];
export const steel: Stops = [
  [0, '#9fb4ca'],
  [0.3, '#566b84'],
  [0.68, '#2a3a4c'],
  [1, '#131c27'],
];
/** A barrel is brightest a third of the way across. */
export const brassRound: Stops = [
  [0, '#6b4512'],
  [0.3, '#ffe9ae'],
  [0.55, '#d79f45'],
  [1, '#57360c'],
];
export const steelRound: Stops = [
  [0, '#1b2733'],
  [0.3, '#a9bfd4'],
  [0.55, '#4e647d'],
  [1, '#16202b'],
];
