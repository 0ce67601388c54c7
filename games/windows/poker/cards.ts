/** Elements of cards: a face with an accessible name, a back, and an empty place. */
import { cardOf, rankText } from '../../engines/playingCards.ts';
import { el } from '../frame/dom.ts';
import { backPicture, facePicture } from '../kit/deck/deck.ts';
import type { Words } from './words.ts';

function cardName(words: Words, number: number): string {
  const { rank, suit } = cardOf(number);
  return words('cardNamed', { suit: words(`suit.${suit}`), rank: rankText(rank) });
}

export const face = (words: Words, number: number): HTMLElement =>
  el(
    'span.card.face.new',
    { role: 'img', 'aria-label': cardName(words, number), 'data-card': String(number) },
    facePicture(cardOf(number)),
  );

export const back = (): HTMLElement => el('span.card.back.new', { 'aria-hidden': 'true' }, backPicture());
export const place = (): HTMLElement => el('span.card-place', { 'aria-hidden': 'true' });
