/** The drawings of the deck, 96 by 134 units. Each card has a second one with a large corner, for small sizes. */
import type { Card, Suit } from '../../../engines/playingCards.ts';
import { rankText } from '../../../engines/playingCards.ts';
import { svg } from '../../frame/svg.ts';
import { group, path } from '../shapes.ts';
import { bust, court } from './courts.ts';
import { pipScale, pipsOf } from './layout.ts';
import { inkOf, pip } from './suits.ts';

export const cardBox = '0 0 96 134';

const serif = "Georgia, 'Noto Serif', 'Times New Roman', serif";

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const letter = (text: string, ink: string, { x, y, size }: Corner): SVGElement =>
  svg(
    'text',
    {
      x,
      y,
      fill: ink,
      'font-size': text.length > 1 ? size * 0.84 : size,
      'font-weight': 600,
      'font-family': serif,
      'letter-spacing': text.length > 1 ? -size * 0.1 : undefined,
      'text-anchor': 'middle',
    },
    text,
  );

const corner = (rank: number, suit: Suit): SVGElement =>
  svg(
    'g',
    { class: 'index' },
    letter(rankText(rank), inkOf(suit), { x: 11, y: 24, size: 22 }),
    pip(suit, 11, 37, 0.38),
  );

/** Two opposite corners, the second upside down, and between them pips or a court figure. */
export function largeFace({ rank, suit }: Card): SVGElement {
  const middle =
    rank > 10
      ? court(rank, suit)
      : pipsOf(rank).map(([column, row]) => pip(suit, 48 + column * 17, 67 + row * 42, pipScale(rank), row > 0));
  return svg(
    'symbol',
    { viewBox: cardBox },
    svg('g', { class: 'middle' }, ...middle),
    corner(rank, suit),
    group('rotate(180 48 67)', corner(rank, suit)),
  );
}

/** A large corner, which stays visible in a fan, and one large suit or the half figure of a court card. */
export function smallFace({ rank, suit }: Card): SVGElement {
  const big = rank > 10 ? bust(rank, suit) : pip(suit, 62, 98, 1.6);
  return svg(
    'symbol',
    { viewBox: cardBox },
    big,
    letter(rankText(rank), inkOf(suit), { x: 25, y: 44, size: 48 }),
    pip(suit, 25, 66, 0.86),
  );
}

const crown = 'M-22 20h44M-22 13l-5-30 14 12 13-20 13 20 14-12-5 30z';

/** The word JOKER down the left edge, and a crown with bells in the middle. */
export function jokerFace(isRed: boolean): SVGElement {
  const ink = isRed ? '#b3262e' : '#20242c';
  const gold = isRed ? '#e7b24f' : '#a9a49a';
  const letters = Array.from('JOKER', (text, at) => letter(text, ink, { x: 15, y: 24 + at * 17, size: 18 }));
  const mark = group(
    'translate(60 72) scale(.95)',
    path(crown, gold, { stroke: ink, 'stroke-width': 3, 'stroke-linejoin': 'round' }),
    path('M-12 13a12 12 0 0 0 24 0', ink),
    path('M-30-20a4 4 0 1 1 .1 0zM0-32a4 4 0 1 1 .1 0zM30-20a4 4 0 1 1 .1 0z', ink),
  );
  return svg('symbol', { viewBox: cardBox }, svg('g', { class: 'middle' }, mark), ...letters);
}

/** A lattice in the platform's print colour, with a half-open door in the middle. */
export function backFace(): SVGElement {
  const lattice = Array.from({ length: 14 }, (_, at) => `M6 ${at * 16 - 70}l84 84M90 ${at * 16 - 70}l-84 84`).join('');
  const print = { stroke: 'currentColor', fill: 'none' };
  return svg(
    'symbol',
    { viewBox: cardBox },
    svg('clipPath', { id: 'back-field' }, svg('rect', { x: 6, y: 6, width: 84, height: 122, rx: 5 })),
    svg('path', { d: lattice, ...print, 'stroke-width': 1, opacity: 0.32, 'clip-path': 'url(#back-field)' }),
    svg('rect', { x: 6, y: 6, width: 84, height: 122, rx: 5, ...print, 'stroke-width': 1.6 }),
    svg('rect', {
      x: 28,
      y: 37,
      width: 40,
      height: 60,
      rx: 20,
      class: 'back-ground',
      stroke: 'currentColor',
      'stroke-width': 2,
    }),
    svg('path', { d: 'M36 46h24v44H36z', fill: '#f6dfa6' }),
    svg('path', { d: 'M46 46h14v44l-14 5z', class: 'back-ground', stroke: 'currentColor', 'stroke-width': 1.6 }),
    svg('path', { d: 'M30 90h36', ...print, 'stroke-width': 2.4 }),
    svg('circle', { cx: 49.5, cy: 70, r: 1.4, fill: 'currentColor' }),
  );
}
