/** Faces and backs of the deck that all games with cards share. Styles: `card.css`. */
import type { Card } from '../../../engines/playingCards.ts';
import { svg } from '../../frame/svg.ts';
import { define, use } from '../sprite.ts';
import { backFace, cardBox, jokerFace, largeFace, smallFace } from './faces.ts';

const picture = (...parts: readonly SVGElement[]): SVGSVGElement =>
  svg('svg', { viewBox: cardBox, 'aria-hidden': 'true' }, ...parts);

/** Contains two drawings: `card.css` shows the small one on cards narrower than 62 pixels. */
export function facePicture(card: Card): SVGSVGElement {
  const name = `${card.suit}-${card.rank}`;
  return picture(
    use(
      define(`face-${name}`, () => largeFace(card)),
      'large',
    ),
    use(
      define(`small-${name}`, () => smallFace(card)),
      'small',
    ),
  );
}

export const jokerPicture = (isRed: boolean): SVGSVGElement =>
  picture(use(define(`joker-${isRed ? 'red' : 'black'}`, () => jokerFace(isRed))));

export const backPicture = (): SVGSVGElement => picture(use(define('card-back', backFace)));
