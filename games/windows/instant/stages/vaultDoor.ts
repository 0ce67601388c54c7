/** Drawings of a door of the vault: bronze leaves with studs in a stone arch, and what is in the niche behind them. */
import { svg } from '../../frame/svg.ts';
import { circle, ellipse, group, line, path, rect, upTo } from '../../kit/shapes.ts';
import { define, linear, radial, use } from '../../kit/sprite.ts';

const box = '0 0 64 68';
const symbol = (id: string, make: () => readonly SVGElement[]): string =>
  define(id, () => svg('symbol', { viewBox: box }, ...make()));

const opening = 'M10 67V28a22 22 0 0 1 44 0v39z';

const arch = (): string =>
  symbol('vault-arch', () => [
    path(
      'M3 67V28a29 29 0 0 1 58 0v39z',
      linear('vault-stone', [
        [0, '#b08a5e'],
        [0.3, '#7d5d3c'],
        [1, '#35261a'],
      ]),
    ),
    line(
      'M3.500 30.500l7-.8M6.500 15.500l6 3.500M16 5l4 6.500M32-1v8M48 5l-4 6.500M57.500 15.500l-6 3.500M60.500 30.500l-7-.8M3 44h7M3 57h7M54 44h7M54 57h7',
      '#1d120a',
      1,
      { opacity: 0.55 },
    ),
    line('M3.600 66V28a28.400 28.400 0 0 1 56.800 0', '#ffe2b0', 0.9, { opacity: 0.4 }),
    path(opening, '#120a06'),
  ]);

/** Rows of studs, as on the gates of a palace. */
const studs: readonly (readonly [number, number])[] = [18, 26, 50, 59].flatMap((y) =>
  [15.8, 21, 26.2].filter((x) => y > 20 || x > 20).map((x) => [x, y] as const),
);

/** The left leaf; the right one is its mirror image. */
const leaf = (): string =>
  symbol('vault-leaf', () => [
    path(
      'M11.500 67V28A20.500 20.500 0 0 1 31.700 7.500V67z',
      linear(
        'vault-bronze',
        [
          [0, '#d79a58'],
          [0.36, '#9a6332'],
          [0.75, '#5c3518'],
          [1, '#2e1a0c'],
        ],
        { x1: 0.2, x2: 0.5, y2: 1 },
      ),
    ),
    line('M12.200 67V28A19.800 19.800 0 0 1 31 8.200', '#ffdfa6', 0.9, { opacity: 0.55 }),
    line('M31.500 8v59', '#1a0d05', 1.2),
    line('M30.500 9v58', '#f0c48a', 0.6, { opacity: 0.4 }),
    ...studs.map(([x, y]) => group(`translate(${x} ${y})`, use(stud()))),
    circle(26, 38.5, 4.4, '#2b1608', { opacity: 0.6 }),
    circle(25.6, 37.6, 4.3, brass()),
    circle(25.6, 37.6, 1.4, '#4a2a10'),
    line('M21.800 39.500a4.200 4.600 0 1 0 7.600 0', '#3a2009', 2.2, { transform: 'translate(.5 .9)', opacity: 0.7 }),
    line('M21.800 39.500a4.200 4.600 0 1 0 7.600 0', '#f3cf8a', 1.5),
  ]);

const brass = (): string =>
  radial(
    'vault-brass',
    [
      [0, '#fff0c8'],
      [0.4, '#dba95a'],
      [1, '#6d4315'],
    ],
    { cx: 0.36, cy: 0.3, r: 0.8 },
  );
const stud = (): string =>
  define('vault-stud', () =>
    svg('g', {}, circle(0.4, 0.7, 1.9, '#1d0e04', { opacity: 0.7 }), circle(0, 0, 1.8, brass())),
  );
/** A lit niche with an emerald on a pedestal. */
const treasure = (): string =>
  symbol('vault-treasure', () => [
    path(
      opening,
      radial(
        'vault-lit',
        [
          [0, '#fff3c4'],
          [0.34, '#f0b552'],
          [0.75, '#8a4f16'],
          [1, '#3b1d08'],
        ],
        { cx: 0.5, cy: 0.46, r: 0.66 },
      ),
    ),
    ...upTo(9).map((at) =>
      path('M-1.200 0L-3.500-40h7L1.200 0z', '#fff8dc', {
        opacity: 0.16,
        transform: `translate(32 37) rotate(${at * 40})`,
      }),
    ),
    path('M10 67v-7q22-6 44 0v7z', '#5a3212'),
    ellipse(32, 60, 15, 3.4, '#2b1506', { opacity: 0.55 }),
    path('M23 59l2-7h14l2 7z', brass()),
    rect([21, 57.5, 22, 4], 1.5, brass()),
    ellipse(32, 52, 8.5, 1.8, '#7d4d17'),
    group(
      'translate(32 38)',
      path('M-13-4l6-8H7l6 8L0 15z', '#0d6a4c'),
      path('M-13-4h8l-2-8z', '#7ff0c0'),
      path('M-7-12H7l-2.500 8h-9z', '#4fd9a0'),
      path('M7-12l6 8H4.500z', '#2aa777'),
      path('M-13-4h8.500L0 15z', '#2fb886'),
      path('M-4.500-4h9L0 15z', '#1f9a6c'),
      path('M-6-11h7l-2.500 5h-6z', '#fff', { opacity: 0.55 }),
      line('M-13-4l6-8H7l6 8L0 15z', '#e6fff4', 0.7, { opacity: 0.8, 'stroke-linejoin': 'round' }),
    ),
    path('M46 22l1 3.500 3.500 1-3.500 1-1 3.500-1-3.500-3.500-1 3.500-1z', '#fff', { opacity: 0.95 }),
    path('M18 30l.7 2.300 2.300.7-2.300.7-.7 2.300-.7-2.300-2.300-.7 2.300-.7z', '#fff', { opacity: 0.8 }),
  ]);

/** A dark niche with a bronze mask of a taotie, lit from below by fire. */
const guardian = (): string =>
  symbol('vault-guardian', () => [
    path(
      opening,
      radial(
        'vault-fire',
        [
          [0, '#ffb03a'],
          [0.3, '#e2411a'],
          [0.7, '#6a0f0a'],
          [1, '#1a0404'],
        ],
        { cx: 0.5, cy: 0.72, r: 0.7 },
      ),
    ),
    path(
      'M12 66c2-8 5-9 5-17 4 5 4 8 4 12 2-3 3-6 2-11 5 5 6 10 6 16zM52 66c-2-8-5-9-5-17-4 5-4 8-4 12-2-3-3-6-2-11-5 5-6 10-6 16z',
      '#ffd35e',
      { opacity: 0.75 },
    ),
    path(
      'M32 21c-6 0-9 1-12-1-3-2-2-7-6-10-3 7-3 14 1 19-3 6-2 14 3 20l3 7 5-4 3 6 3-4 3 4 3-6 5 4 3-7c5-6 6-14 3-20 4-5 4-12 1-19-4 3-3 8-6 10-3 2-6 1-12 1z',
      linear('vault-mask', [
        [0, '#5d7a66'],
        [0.45, '#38392a'],
        [1, '#8a3a1a'],
      ]),
      { stroke: '#1a0a06', 'stroke-width': 0.8 },
    ),
    line('M32 23v13M26 24q6 4 12 0M17 24q1-5-1-9M47 24q-1-5 1-9', '#a9c3a4', 1, { opacity: 0.6 }),
    path('M16 30q8-6 14 3l-2 1q-6-5-11-2zM48 30q-8-6-14 3l2 1q6-5 11-2z', '#c9a86a'),
    ...[24.2, 39.8].map((x) =>
      group(
        `translate(${x} 36)`,
        ellipse(0, 0, 5, 3.9, '#160503'),
        ellipse(
          0,
          0,
          4.2,
          3.2,
          radial('vault-eye', [
            [0, '#fffbd0'],
            [0.4, '#ffc53a'],
            [1, '#e2401a'],
          ]),
        ),
        ellipse(0, 0, 0.9, 3, '#1a0503'),
      ),
    ),
    path('M28 41q4-3 8 0l-1.500 3h-5z', '#6d4b2b'),
    path('M19 47q13 6 26 0-3 9-13 9t-13-9z', '#140302'),
    path(
      'M22 48.400l2 6 2-5.200zM42 48.400l-2 6-2-5.200zM28.500 49.800l1.200 3.200 1.300-3zM35.500 49.800l-1.200 3.200-1.300-3z',
      '#fff3d6',
    ),
    path(
      opening,
      linear('vault-gloom', [
        [0, '#000', 0.45],
        [0.4, '#000', 0],
      ]),
    ),
  ]);

export type DoorFace = 'shut' | 'safe' | 'trap' | 'was-safe' | 'was-trap';

const half = (side: 'left' | 'right'): SVGElement =>
  svg(
    'g',
    { class: `leaf ${side}` },
    svg('g', { transform: side === 'left' ? undefined : 'matrix(-1 0 0 1 64 0)' }, use(leaf())),
  );

/** A door with this face. Styles open its leaves: `treasure.css`. */
export function doorPicture(face: DoorFace): SVGSVGElement {
  const behind = face === 'shut' ? [] : [use(face.endsWith('trap') ? guardian() : treasure(), 'behind')];
  return svg('svg', { viewBox: box, 'aria-hidden': 'true' }, use(arch()), ...behind, half('left'), half('right'));
}
