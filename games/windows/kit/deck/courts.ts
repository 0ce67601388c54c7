/** Jack, queen and king, holding a fan, a lotus and a key. A card shows the upper half of each figure twice. */
import { isRed } from '../../../engines/playingCards.ts';
import type { Suit } from '../../../engines/playingCards.ts';
import { circle, ellipse, group, line, path, rect } from '../shapes.ts';
import { pip } from './suits.ts';

interface Dyes {
  readonly coat: string;
  readonly deep: string;
  readonly gold: string;
  readonly bloom: string;
}

const red: Dyes = { coat: '#a92a32', deep: '#6f161d', gold: '#e7b24f', bloom: '#e08a8e' };
const blue: Dyes = { coat: '#24446b', deep: '#142840', gold: '#cfa54c', bloom: '#8fb0d4' };
const [skin, blush, ink, linen] = ['#f5dcbf', '#e7a58c', '#2a2420', '#fbf4e4'];

const caps: Readonly<Record<number, (dyes: Dyes) => SVGElement[]>> = {
  11: ({ coat, deep, gold }) => [
    path('M-15-32c-3-12 5-17 15-17s18 5 15 15c-4-4-9-5-14-4-6 1-11 2-16 6z', coat),
    path('M-15-32c5-4 10-5 16-6 5-1 10 0 14 4l-1 4c-4-3-8-4-13-3-6 1-10 2-14 5z', deep),
    path('M11-43c9-3 14-11 12-17-8 2-14 8-15 16z', gold),
    line('M13-45c4-3 6-7 8-12', deep, 0.9),
  ],
  12: ({ coat, gold, bloom }) => [
    path('M-15-30c-1-14 6-20 15-20s16 6 15 20c-4-6-9-9-15-9s-11 3-15 9z', ink),
    path('M-9-46c-4-6 1-12 9-10 8-2 13 4 9 10z', ink),
    line('M-14-38c8-6 20-6 28 0', gold, 2.2),
    circle(-11, -41, 3.4, bloom),
    circle(11, -41, 3.4, bloom),
    circle(0, -45, 3.2, coat, { stroke: gold, 'stroke-width': 1.2 }),
    line('M15-36l6 4M15-36l4 9', gold, 1),
  ],
  13: ({ coat, deep, gold }) => [
    path('M-16-34l-2-17 9 8 9-14 9 14 9-8-2 17z', gold),
    path('M-16-34l32 0-1-5h-30z', coat),
    circle(0, -46, 2.2, deep),
    circle(-10, -43.5, 1.6, deep),
    circle(10, -43.5, 1.6, deep),
  ],
};

const features: Readonly<Record<number, () => SVGElement[]>> = {
  11: () => [line('M-11-27c-2 5-1 9 1 12M11-27c2 5 1 9-1 12', ink, 2.4, { 'stroke-linecap': 'round' })],
  12: () => [path('M-13-30c-3 9-2 16 1 21l3-3c-3-5-2-11 0-18zM13-30c3 9 2 16-1 21l-3-3c3-5 2-11 0-18z', ink)],
  13: () => [
    path('M-11-22c1 11 5 16 11 16s10-5 11-16c-2 5-5 7-8 7.500-2-1.500-4-1.500-6 0-3-.5-6-2.500-8-7.500z', ink),
    line('M-4-15.500q4 3 8 0', skin, 1.2),
  ],
};

function head(rank: number): SVGElement[] {
  return [
    path('M-5-15h10v8h-10z', blush),
    ellipse(0, -25, 11, 12.5, skin),
    line('M-7-29.500q2.500-1.500 4.500 0M2.500-29.500q2-1.500 4.500 0', ink, 1, { 'stroke-linecap': 'round' }),
    circle(-4.6, -26.5, 1.3, ink),
    circle(4.6, -26.5, 1.3, ink),
    line('M.5-26c1 2 1.500 3.500-.5 4.500', '#b98a68', 1, { 'stroke-linecap': 'round' }),
    ellipse(-7, -21.5, 2.2, 1.5, blush, { opacity: 0.6 }),
    ellipse(7, -21.5, 2.2, 1.5, blush, { opacity: 0.6 }),
    path('M-3.200-17.800q3.200-1.600 6.400 0-3.200 3-6.400 0z', '#a8443c'),
    ...(features[rank]?.() ?? []),
  ];
}

const held: Readonly<Record<number, (dyes: Dyes) => SVGElement[]>> = {
  11: ({ coat, gold }) => [
    path('M24-8L11-33a30 30 0 0 1 18-3z', gold),
    line('M24-8l-8-27M24-8l-2-29M24-8l2-28', coat, 0.9),
    path('M11-33a30 30 0 0 1 18-3l-.5 4a26 26 0 0 0-15.500 2.600z', coat),
  ],
  12: ({ bloom, gold }) => [
    line('M24-8c1-8 0-14-1-20', '#3d6b4f', 2),
    path('M23-44c4 4 4 11 0 15-4-4-4-11 0-15z', bloom),
    path('M14-38c5 0 8 4 9 9-5 0-9-4-9-9zM32-38c-5 0-8 4-9 9 5 0 9-4 9-9z', bloom, {
      stroke: linen,
      'stroke-width': 0.6,
    }),
    circle(23, -29, 2.2, gold),
    path('M24-16c4-4 8-4 10-2-2 4-6 5-10 2z', '#3d6b4f'),
  ],
  13: ({ gold, deep }) => [
    line('M25-46v42', gold, 2.8),
    circle(25, -48, 5, 'none', { stroke: gold, 'stroke-width': 2.6 }),
    circle(25, -48, 1.4, gold),
    line('M25-18h6M25-12h5', gold, 2.6),
    line('M25-40v4', deep, 2.8),
  ],
};

/** Coat with collar and cuffs. */
const coat = ({ coat: cloth, deep, gold }: Dyes): SVGElement[] => [
  path('M-31 1c0-9 9-15 21-15h20c12 0 21 6 21 15z', cloth),
  path('M-31 1c1-5 4-9 9-12l8 12zM31 1c-1-5-4-9-9-12l-8 12z', deep),
  line('M-22-11l8 12M22-11l-8 12', gold, 1.6),
  path('M-9-14L0-1 9-14l-4-1.500L0-8l-5-7.500z', linen),
  line('M-10-14L0 0l10-14', gold, 1.5),
  circle(-24, -3, 1.3, gold),
  circle(24, -3, 1.3, gold),
  path('M19-9c3-3 8-2 8 2s-5 5-8 2z', skin),
];

const half = (rank: number, suit: Suit): SVGElement => {
  const dyes = isRed({ rank, suit }) ? red : blue;
  return group('', ...(held[rank]?.(dyes) ?? []), ...coat(dyes), ...head(rank), ...(caps[rank]?.(dyes) ?? []));
};

/** The half figure in a frame, and again rotated by 180° about the middle of the card. */
export function court(rank: number, suit: Suit): SVGElement[] {
  const [x, y] = [48, 67];
  const upper = group(`translate(${x} ${y}) scale(.92)`, half(rank, suit));
  const lower = group(`rotate(180 ${x} ${y}) translate(${x} ${y}) scale(.92)`, half(rank, suit));
  return [
    rect([20, 15, 56, 104], 4, '#fbf5e6', { stroke: '#c9b98f', 'stroke-width': 1 }),
    upper,
    lower,
    line('M20 67H76', '#c9a14a', 2.4),
    line('M20 67H76', '#fbf5e6', 0.8),
    pip(suit, 28.5, 26, 0.36),
    pip(suit, 67.5, 108, 0.36, true),
  ];
}

/** The same half figure once, at the lower edge of a small card. */
export const bust = (rank: number, suit: Suit): SVGElement => group('translate(58 136) scale(1.3)', half(rank, suit));
