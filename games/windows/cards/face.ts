/** A playing card, face or back. */
import { cardOf, rankText } from '../../engines/playingCards.ts';
import { blackJoker } from '../../engines/cards/douDizhu/heights.ts';
import { el } from '../frame/dom.ts';
import { backPicture, facePicture, jokerPicture } from '../kit/deck/deck.ts';
import type { Words } from './words.ts';

/** Maps a card of a shoe of several decks to one deck: numbers from 52 on are the next deck, not jokers. */
export const inOneDeck = (number: number): number => number % blackJoker;

export function cardName(words: Words, number: number): string {
  if (number >= blackJoker) return words(number === blackJoker ? 'blackJoker' : 'redJoker');
  const { rank, suit } = cardOf(number);
  return words('cardNamed', { suit: words(suit), rank: rankText(rank) });
}

/** `isNew` animates a card that has just been dealt. */
export function cardFace(words: Words, number: number, isNew = false): HTMLElement {
  const picture = number >= blackJoker ? jokerPicture(number !== blackJoker) : facePicture(cardOf(number));
  const face = el('div.card', { role: 'img', 'aria-label': cardName(words, number) }, picture);
  face.classList.toggle('new', isNew);
  return face;
}

export function cardBack(words: Words, isNew = false): HTMLElement {
  const back = el('div.card.back', { role: 'img', 'aria-label': words('cardDown') }, backPicture());
  back.classList.toggle('new', isNew);
  return back;
}
