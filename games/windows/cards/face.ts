/** A playing card, face or back. */
import { cardOf, isRed, rankText } from '../../engines/playingCards.ts';
import { blackJoker } from '../../engines/cards/douDizhu/heights.ts';
import { el } from '../frame/dom.ts';
import { suitMark } from '../frame/suits.ts';
import { svg } from '../frame/svg.ts';
import type { Words } from './words.ts';

/** In a shoe of several decks every 52 cards are one; its numbers from 52 on are no jokers. */
export const inOneDeck = (number: number): number => number % blackJoker;

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
