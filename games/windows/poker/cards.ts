/** Cards as elements: a face that says its name, a back that says nothing, a place that waits. */
import { cardOf, isRed, rankText } from '../../engines/playingCards.ts';
import type { Suit } from '../../engines/playingCards.ts';
import { el } from '../frame/dom.ts';
import { svg } from '../frame/svg.ts';
import type { Words } from './words.ts';

const outlines: Readonly<Record<Suit, string>> = {
  heart:
    'M12 20.500C6.500 16.300 3.200 13 3.200 9.200a4.400 4.400 0 0 1 8.800-.9 4.400 4.400 0 0 1 8.800.9c0 3.800-3.300 7.100-8.800 11.300z',
  diamond: 'M12 2.800 18.800 12 12 21.200 5.200 12z',
  spade:
    'M12 2.800c5.200 4.200 8.800 7.200 8.800 10.900a4.200 4.200 0 0 1-7.500 2.600c.2 2 .9 3.500 2.400 4.900H8.300c1.500-1.400 2.200-2.900 2.400-4.900a4.200 4.200 0 0 1-7.500-2.600c0-3.700 3.600-6.700 8.800-10.900z',
  club: 'M12 2.800a4.100 4.100 0 0 1 3.600 6.100 4.200 4.200 0 1 1-2.300 7.300c.2 2 .9 3.600 2.300 5H8.400c1.400-1.400 2.100-3 2.300-5a4.200 4.200 0 1 1-2.300-7.300A4.100 4.100 0 0 1 12 2.800z',
};

const suitMark = (suit: Suit): SVGSVGElement =>
  svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: outlines[suit] }));

function cardName(words: Words, number: number): string {
  const { rank, suit } = cardOf(number);
  return words('cardNamed', { suit: words(`suit.${suit}`), rank: rankText(rank) });
}

export function face(words: Words, number: number): HTMLElement {
  const card = cardOf(number);
  return el(
    `span.card.face.suit-${card.suit}${isRed(card) ? '.red' : ''}` as 'span',
    { role: 'img', 'aria-label': cardName(words, number), 'data-card': String(number) },
    el('b', { 'aria-hidden': 'true' }, rankText(card.rank)),
    suitMark(card.suit),
  );
}

export const back = (): HTMLElement => el('span.card.back', { 'aria-hidden': 'true' });
export const place = (): HTMLElement => el('span.card.place', { 'aria-hidden': 'true' });
