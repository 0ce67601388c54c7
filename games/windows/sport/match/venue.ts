/** The place of a match: its stand and light behind, and its ground in perspective below. Decoration only. */
import type { SportCode } from '@foyer/contract/play/sport.ts';
import { el } from '../../frame/dom.ts';
import { svg } from '../../frame/svg.ts';
import { field } from './fields.ts';

type House = 'stadium' | 'hall' | 'arena' | 'club';

const houses: Readonly<Record<SportCode, House>> = {
  football: 'stadium',
  rugby: 'stadium',
  baseball: 'stadium',
  cycleRacing: 'stadium',
  tennis: 'stadium',
  basketball: 'hall',
  handball: 'hall',
  volleyball: 'hall',
  iceHockey: 'hall',
  lanes: 'arena',
  shooter: 'arena',
  duel: 'arena',
  darts: 'club',
  billiards: 'club',
  rooster: 'club',
};

const path = (name: string, d: string): SVGPathElement => svg(`path.${name}`, { d });

/** Rows of a curved stand; dashes on them are the people. */
const rows = (): SVGElement[] =>
  [0, 1, 2, 3, 4, 5].map((row) =>
    svg('path.people', {
      d: `M-10 ${48 + row * 8}Q200 ${26 + row * 8} 410 ${48 + row * 8}`,
      'stroke-dashoffset': (row * 37) % 11,
    }),
  );

const stand = (): SVGElement[] => [path('stand', 'M-10 96V42Q200 20 410 42V96z'), ...rows()];
const boards = (): SVGElement => path('boards', 'M-10 90Q200 82 410 90V98H-10z');

const mast = (x: number): SVGElement[] => [
  path('mast', `M${x} 60V10`),
  path('lamps', `M${x - 15} 4h30v11h-30z`),
  svg('ellipse.shine', { cx: x, cy: 10, rx: 46, ry: 24 }),
];

const backs: Readonly<Record<House, () => SVGElement[]>> = {
  stadium: () => [
    ...stand(),
    path('roof', 'M-10 40Q200 18 410 40V33Q200 8 410 33Q200 8-10 33z'),
    ...mast(62),
    ...mast(338),
    boards(),
  ],
  hall: () => [
    ...stand(),
    path(
      'truss',
      'M-10 8H410M-10 20H410M0 8l20 12 20-12 20 12 20-12 20 12 20-12 20 12 20-12 20 12 20-12 20 12 20-12 20 12 20-12 20 12 20-12 20 12 20-12 20 12 20-12',
    ),
    ...[80, 160, 240, 320].flatMap((x) => [
      path('lamps', `M${x - 12} 20h24l5 7h-34z`),
      svg('ellipse.shine', { cx: x, cy: 27, rx: 38, ry: 20 }),
    ]),
    boards(),
  ],
  arena: () => [
    ...stand(),
    path('beam', 'M70-4L10 96h70L90-4zM330-4l60 100h-70L310-4zM150-4l-20 100h40L164-4zM250-4l20 100h-40L236-4z'),
    path('screen', 'M118 8h164l-8 40H126z'),
    path('truss', 'M-10 4H410'),
    boards(),
  ],
  club: () => [
    path('stand', 'M-10-4H410V98H-10z'),
    path('truss', 'M40 18v66h64V18zM126 18v66h148V18zM296 18v66h64V18z'),
    path('mast', 'M200-4V10'),
    path('lamps', 'M172 20q28-22 56 0z'),
    svg('ellipse.shine', { cx: 200, cy: 34, rx: 120, ry: 44 }),
    boards(),
  ],
};

export function venue(code: SportCode): HTMLElement {
  return el(
    'div.venue',
    { 'aria-hidden': 'true' },
    svg('svg.back', { viewBox: '0 0 400 98', preserveAspectRatio: 'xMidYMax slice' }, ...backs[houses[code]]()),
    el('div.plane', {}, field(code)),
  );
}
