/** The four suits as pictures. The card provides their names. */
import type { Suit } from '../../engines/playingCards.ts';
import { svg } from './svg.ts';

const outlines: Readonly<Record<Suit, string>> = {
  heart:
    'M12 20.500C7 16.500 3.500 13.300 3.500 9.300A4.300 4.300 0 0 1 12 7.800a4.300 4.300 0 0 1 8.500 1.500c0 4-3.500 7.200-8.500 11.200z',
  diamond: 'M12 3l6.500 9-6.500 9-6.500-9z',
  spade:
    'M12 3c5 4 8.500 7 8.500 10.700a4 4 0 0 1-7.300 2.300c.2 2 .8 3.500 2.300 5H8.500c1.500-1.500 2.100-3 2.300-5a4 4 0 0 1-7.300-2.300C3.500 10 7 7 12 3z',
  club: 'M12 3a4 4 0 0 1 3.300 6.300A4 4 0 1 1 13.300 16c.2 2 .8 3.500 2.200 5h-7c1.400-1.500 2-3 2.200-5a4 4 0 1 1-2-6.700A4 4 0 0 1 12 3z',
};

export const suitMark = (suit: Suit): SVGSVGElement =>
  svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: outlines[suit] }));
