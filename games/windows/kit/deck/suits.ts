/** The four suits, centred on the origin, about 36 units high. */
import type { Suit } from '../../../engines/playingCards.ts';
import { path } from '../shapes.ts';

const outlines: Readonly<Record<Suit, string>> = {
  spade: 'M0-17C6-8 15-2 15 6c0 8-9 10-13 4 0 5 2 8 6 10H-8c4-2 6-5 6-10-4 6-13 4-13-4 0-8 9-14 15-23z',
  club: 'M0-16a7.500 7.500 0 0 1 6 12 7.500 7.500 0 1 1-4 12c0 5 2 9 6 11H-8c4-2 6-6 6-11a7.500 7.500 0 1 1-4-12 7.500 7.500 0 0 1 6-12z',
  heart: 'M0 18C-6 10-16 4-16-6c0-9 11-12 16-3C5-18 16-15 16-6 16 4 6 10 0 18z',
  diamond: 'M0-18C4-10 9-4 14 0 9 4 4 10 0 18-4 10-9 4-14 0-9-4-4-10 0-18z',
};

export const inkOf = (suit: Suit): string => (suit === 'heart' || suit === 'diamond' ? '#b3262e' : '#20242c');

export const pip = (suit: Suit, x: number, y: number, scale: number, isTurned = false): SVGElement =>
  path(outlines[suit], inkOf(suit), {
    class: 'pip',
    transform: `translate(${x} ${y})${isTurned ? ' rotate(180)' : ''} scale(${scale})`,
  });
