/** Portraits: five of the bots, beside whom a badge says so, and seven of which each player has one. */
import { svg } from '../frame/svg.ts';
import { circle, ellipse, line, path } from './shapes.ts';

interface Sitter {
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  readonly wall: string;
  readonly has: readonly ('bun' | 'cap' | 'beard' | 'glasses' | 'fringe' | 'bald' | 'long' | 'moustache')[];
}

const sitters: readonly Sitter[] = [
  { skin: '#d79d6e', hair: '#2b1d16', coat: '#7a3a2a', wall: '#33475b', has: ['fringe'] },
  { skin: '#e9bf98', hair: '#b9b2a8', coat: '#3c4a63', wall: '#4a3a30', has: ['bald', 'moustache', 'glasses'] },
  { skin: '#b97a50', hair: '#1c1512', coat: '#2f5d50', wall: '#4d3550', has: ['long'] },
  { skin: '#f0cba8', hair: '#3a2320', coat: '#8a2f4a', wall: '#2f4f4a', has: ['bun', 'fringe'] },
  { skin: '#cf9468', hair: '#4a4038', coat: '#54422a', wall: '#2e3a58', has: ['cap', 'beard'] },
  { skin: '#e2b48c', hair: '#5a3a22', coat: '#2f3f70', wall: '#57402a', has: ['fringe', 'glasses'] },
  { skin: '#d9a67c', hair: '#241a18', coat: '#8c5a1e', wall: '#24443f', has: ['long', 'glasses'] },
  { skin: '#a96c45', hair: '#15100e', coat: '#9a3b3b', wall: '#5a4a2c', has: ['fringe', 'beard'] },
  { skin: '#efc7a2', hair: '#6b3b25', coat: '#2c5a6e', wall: '#4f3140', has: ['bun', 'glasses'] },
  { skin: '#c98c5f', hair: '#2a211c', coat: '#3d5c2e', wall: '#3a3360', has: ['cap', 'moustache'] },
  { skin: '#e6b894', hair: '#1f1a1e', coat: '#5c3a72', wall: '#2b4a34', has: ['long', 'fringe'] },
  { skin: '#dba77b', hair: '#c9c2b6', coat: '#27364f', wall: '#5b3a2a', has: ['fringe', 'moustache'] },
];

const drawings: Readonly<Record<Sitter['has'][number], (sitter: Sitter) => SVGElement[]>> = {
  bun: ({ hair }) => [circle(0, -28, 7, hair), line('M-9-33l18 8', '#e7b24f', 1.8)],
  cap: ({ coat }) => [
    path('M-18-9c-1-15 7-20 18-20s19 5 18 20c-8-5-28-5-36 0z', coat),
    path('M-19-8c10-7 28-7 38 0l-2 3c-9-5-25-5-34 0z', '#00000055'),
  ],
  beard: ({ hair }) => [
    path('M-14 2c0 15 6 21 14 21s14-6 14-21c-3 6-8 8-14 8s-11-2-14-8z', hair),
    line('M-4 13q4 2 8 0', '#e9bf98', 1.4),
  ],
  glasses: () => [
    circle(-6.5, -1, 5, '#ffffff22', { stroke: '#1d1712', 'stroke-width': 1.4 }),
    circle(6.5, -1, 5, '#ffffff22', { stroke: '#1d1712', 'stroke-width': 1.4 }),
    line('M-1.500-1.500h3', '#1d1712', 1.4),
  ],
  fringe: ({ hair }) => [path('M-17-1c-3-18 6-25 17-25s20 7 17 25c-2-7-5-11-9-13-5 4-13 5-19 3-3 2-5 5-6 10z', hair)],
  bald: ({ hair }) => [path('M-16 0c-3-6-3-12-1-16 1 5 2 9 3 12zM16 0c3-6 3-12 1-16-1 5-2 9-3 12z', hair)],
  long: ({ hair }) => [
    path(
      'M-16 20c-6-18-5-46 16-46s22 28 16 46c-3 0-4-6-3-14 0-8-1-14-5-18-7 3-14 3-19 0-2 5-3 11-2 18 0 8 0 14-3 14z',
      hair,
    ),
  ],
  moustache: ({ hair }) => [path('M0 8c-3-2-8 0-9 3 4 1 7 0 9-1 2 1 5 2 9 1-1-3-6-5-9-3z', hair)],
};

const botCount = 5;
/** The portrait of a player: never a bot's, and the same for the same number from the house. */
export const playersPortrait = (face: number): SVGSVGElement =>
  portrait(botCount + (face % (sitters.length - botCount)));

/** Head and shoulders in a circle. `who` selects one of the figures, the bots first. */
export function portrait(who: number): SVGSVGElement {
  const sitter = sitters[who % sitters.length] ?? sitters[0];
  if (sitter === undefined) return svg('svg');
  const { skin, coat, wall, has } = sitter;
  return svg(
    'svg',
    { viewBox: '-36 -36 72 72', class: 'portrait', 'aria-hidden': 'true' },
    circle(0, 0, 36, wall),
    ellipse(0, -16, 30, 20, '#fff3', { opacity: 0.5 }),
    path('M-34 40c0-18 14-24 34-24s34 6 34 24z', coat),
    path('M-9 16l9 12 9-12-3-4h-12z', '#f3e9d6'),
    path('M-6 8h12v9a6 6 0 0 1-12 0z', skin),
    ellipse(0, 0, 15, 17.5, skin),
    circle(-15, 1, 3.4, skin),
    circle(15, 1, 3.4, skin),
    line('M-10-7q3.500-2.500 7-.5M3-7.500q3.500-2 7 .5', '#1d1712', 1.6, { 'stroke-linecap': 'round' }),
    circle(-6.5, -1, 2, '#1d1712'),
    circle(6.5, -1, 2, '#1d1712'),
    circle(-5.9, -1.7, 0.6, '#fff'),
    circle(7.1, -1.7, 0.6, '#fff'),
    line('M0 0c1.500 3 2 4.500-1 5.500', '#00000044', 1.4, { 'stroke-linecap': 'round' }),
    line('M-4.500 10.500q4.500 3 9 0', '#7a3a2c', 1.8, { 'stroke-linecap': 'round' }),
    ...has.flatMap((part) => drawings[part](sitter)),
  );
}
