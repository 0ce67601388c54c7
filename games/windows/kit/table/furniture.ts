/** Decoration of a table: a shoe, a tray of chips, a discarded card. */
import { svg } from '../../frame/svg.ts';
import { backPicture } from '../deck/deck.ts';
import { el } from '../../frame/dom.ts';
import { line, path, rect, upTo } from '../shapes.ts';
import { linear } from '../sprite.ts';
import { chipInks, chipValues } from '../chips/tones.ts';

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
const wood = (): string =>
  linear('wood', [
    [0, '#8d5a30'],
    [0.5, '#5d3619'],
    [1, '#331b0b'],
  ]);

/** A shoe of dark acrylic with the edges of the cards in it. */
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

/** A tray with one column of chips per value. */
export function tray(): SVGSVGElement {
  const columns = chipValues.toReversed().map((value, at) => {
    const [face, edge] = chipInks[value];
    const x = 4 + at * 62;
    const chips = upTo(11).flatMap((row) => [
      rect([x + 1, 5 + row * 5.6, 52, 5], 2.4, row % 2 === 0 ? edge : face),
      rect([x + 8 + (row % 3), 5 + row * 5.6, 8, 5], 1, '#f4efe4'),
      rect([x + 36 - (row % 3), 5 + row * 5.6, 8, 5], 1, '#f4efe4'),
    ]);
    return svg('g', {}, rect([x, 3, 54, 66], 6, '#0b0706'), ...chips, path(`M${x + 1} 5h52v62h-52z`, acryl()));
  });
  return svg(
    'svg',
    { viewBox: '-8 -8 450 90', class: 'furniture tray', 'aria-hidden': 'true' },
    rect([-6, -6, 446, 84], 10, wood()),
    rect([0, 0, 434, 72], 6, '#140d09'),
    ...columns,
  );
}

/** A discarded card, face down. */
export const discard = (): HTMLElement =>
  el('div.furniture.discard', { 'aria-hidden': 'true' }, el('div.card.back', {}, backPicture()));
