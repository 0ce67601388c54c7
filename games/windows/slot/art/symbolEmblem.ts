/** Draws an emblem as the symbol of a slot. */
import { symbols } from '@foyer/pictures/emblems/symbols.ts';
import type { Painter } from '@foyer/pictures/pigments.ts';
import type { Emblem } from '../../../catalogue/game.ts';

/** Whether slots can show this emblem. The casts of all titles use no other, which a test checks. */
export const isSymbol = (emblem: Emblem): emblem is Emblem & keyof typeof symbols => emblem in symbols;

export const symbolEmblem = (painter: Painter, emblem: Emblem): string =>
  isSymbol(emblem) ? symbols[emblem](painter) : '';
