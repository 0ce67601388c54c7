/** What stands on a table beside the game: a shoe, and the cards that are out of play. */
import { svg } from '../../frame/svg.ts';
import { backPicture } from '../deck/deck.ts';
import { el } from '../../frame/dom.ts';
import { line, path, upTo } from '../shapes.ts';
import { linear } from '../sprite.ts';

const acryl = (): string =>
  linear(
    'acryl',
    [
      [0, '#fff', 0.42],
      [0.3, '#fff', 0.12],
      [1, '#fff', 0.05],
    ],
    { x2: 1, y2: 0 },
  );
/** Of smoked acrylic, with the edges of the cards that are still in it. */
export const shoe = (): SVGSVGElement =>
  svg(
    'svg',
    { viewBox: '-6 0 162 122', class: 'furniture shoe', 'aria-hidden': 'true' },
    path('M2 108L22 16h112l22 94z', '#000', { opacity: 0.35 }),
    path('M0 90L20 8h104l24 82z', '#1a1716'),
    path('M8 84L25 14h94l20 70z', '#0c0b0b'),
    ...upTo(8).map((at) =>
      path(`M${28 + at * 1.6} ${20 + at * 6.4}h${88 - at * 1.4}l2 5.500H${26 + at * 1.6}z`, '#efe6d2', {
        opacity: 0.97 - at * 0.05,
      }),
    ),
    path('M8 84L25 14h22L34 84z', acryl()),
    path('M0 90h148v10q0 6-8 6H8q-8 0-8-6z', '#2a2523'),
    svg('path', { d: 'M56 90h36v6H56z', class: 'back-ground' }),
    line('M20 8h104', '#fff', 1.4, { opacity: 0.35 }),
  );

/** A card that lies face down at the dealer's other hand. */
export const discard = (): HTMLElement =>
  el('div.furniture.discard', { 'aria-hidden': 'true' }, el('div.card.back', {}, backPicture()));
