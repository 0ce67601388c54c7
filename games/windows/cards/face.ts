/** A playing card, face or back. */
import { cardOf, isRed, rankText } from '../../engines/cards.ts';
import type { Suit } from '../../engines/cards.ts';
import { blackJoker } from '../../engines/douDizhu/heights.ts';
import { el } from '../frame/dom.ts';
import { svg } from './svg.ts';
import type { Words } from './words.ts';

const outlines: Readonly<Record<Suit, string>> = {
  heart:
    'M12 20.500C7 16.500 3.500 13.300 3.500 9.300A4.300 4.300 0 0 1 12 7.800a4.300 4.300 0 0 1 8.500 1.500c0 4-3.500 7.200-8.500 11.200z',
  diamond: 'M12 3l6.500 9-6.500 9-6.500-9z',
  spade:
    'M12 3c5 4 8.500 7 8.500 10.700a4 4 0 0 1-7.300 2.300c.2 2 .8 3.500 2.300 5H8.500c1.500-1.500 2.100-3 2.300-5a4 4 0 0 1-7.300-2.300C3.500 10 7 7 12 3z',
  club: 'M12 3a4 4 0 0 1 3.300 6.300A4 4 0 1 1 13.300 16c.2 2 .8 3.500 2.200 5h-7c1.400-1.500 2-3 2.200-5a4 4 0 1 1-2-6.700A4 4 0 0 1 12 3z',
};

const suitMark = (suit: Suit): SVGElement =>
  svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: outlines[suit] }));

/** A crown in place of a suit. */
const crown = 'M4 18h16M4 15l-1-8 5 4 4-6 4 6 5-4-1 8z';

export function cardName(words: Words, number: number): string {
  if (number >= blackJoker) return words(number === blackJoker ? 'blackJoker' : 'redJoker');
  const { rank, suit } = cardOf(number);
  return words('cardNamed', { suit: words(suit), rank: rankText(rank) });
}

/** `isNew`: it has just been dealt and comes in. */
export function cardFace(words: Words, number: number, isNew = false): HTMLElement {
  if (number >= blackJoker) return jokerFace(words, number, isNew);
  const card = cardOf(number);
  const face = el(
    'div.card',
    { role: 'img', 'aria-label': cardName(words, number) },
    el('span.index', { 'aria-hidden': 'true' }, el('b', {}, rankText(card.rank)), suitMark(card.suit)),
    el('span.pip', { 'aria-hidden': 'true' }, suitMark(card.suit)),
  );
  face.classList.toggle('red', isRed(card));
  face.classList.toggle('new', isNew);
  return face;
}

function jokerFace(words: Words, number: number, isNew: boolean): HTMLElement {
  const picture = svg('svg', { viewBox: '0 0 24 24' }, svg('path', { d: crown }));
  const face = el(
    'div.card.joker',
    { role: 'img', 'aria-label': cardName(words, number) },
    el('span.index', { 'aria-hidden': 'true' }, el('b')),
    el('span.pip', { 'aria-hidden': 'true' }, picture),
  );
  face.classList.toggle('red', number !== blackJoker);
  face.classList.toggle('new', isNew);
  return face;
}

export function cardBack(words: Words, isNew = false): HTMLElement {
  const back = el('div.card.back', { role: 'img', 'aria-label': words('cardDown') });
  back.classList.toggle('new', isNew);
  return back;
}
