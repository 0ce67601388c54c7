// @vitest-environment happy-dom
/** Every card shows its rank in two corners and as many pips as its rank; court cards show figures. */
import { expect, it } from 'vitest';
import { cardOf, rankText } from '../../../engines/playingCards.ts';
import { facePicture } from './deck.ts';
import { inkOf } from './suits.ts';

const drawingOf = (picture: SVGElement, kind: string): Element | null =>
  document.querySelector(picture.querySelector(`.${kind}`)?.getAttribute('href') ?? '');

it.each(Array.from({ length: 52 }, (_, number) => [number, cardOf(number)] as const))(
  'draws card %i with mirrored corners, its pips and a large corner for small sizes',
  (_number, card) => {
    const picture = facePicture(card);
    const [large, small] = [drawingOf(picture, 'large'), drawingOf(picture, 'small')];
    const ranks = Array.from(large?.querySelectorAll('text') ?? [], ({ textContent }) => textContent);
    expect(ranks).toEqual([rankText(card.rank), rankText(card.rank)]);
    expect(small?.querySelector('text')?.textContent).toBe(rankText(card.rank));
    const pips = Array.from(large?.querySelectorAll('.middle > .pip') ?? []);
    expect(pips).toHaveLength(card.rank > 10 ? 2 : card.rank);
    expect(new Set(pips.map((pip) => pip.getAttribute('fill')))).toEqual(new Set([inkOf(card.suit)]));
    expect(large?.querySelectorAll('.middle > g')).toHaveLength(card.rank > 10 ? 2 : 0);
  },
);

it('defines the drawing of a card once in a document, however often the card is shown', () => {
  const [first, second] = [facePicture(cardOf(0)), facePicture(cardOf(52))];
  expect(second.innerHTML).toBe(first.innerHTML);
  expect(document.querySelectorAll('#face-spade-1')).toHaveLength(1);
});
