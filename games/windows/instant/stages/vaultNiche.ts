/** What is in the niche behind a door of the vault. */
import { svg } from '../../frame/svg.ts';
import { ellipse, group, line, path, rect, upTo } from '../../kit/shapes.ts';
import { define, linear, radial } from '../../kit/sprite.ts';

export const box = '0 0 64 68';
export const symbol = (id: string, make: () => readonly SVGElement[]): string =>
  define(id, () => svg('symbol', { viewBox: box }, ...make()));

export const opening = 'M10 67V28a22 22 0 0 1 44 0v39z';

export const brass = (): string =>
  radial(
    'vault-brass',
    [
      [0, '#fff0c8'],
      [0.4, '#dba95a'],
      [1, '#6d4315'],
    ],
    { cx: 0.36, cy: 0.3, r: 0.8 },
  );
const emerald = (): SVGElement =>
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
  );

/** A lit niche with an emerald on a pedestal. */
export const treasure = (): string =>
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
      path('M-1 0L-2.400-20h4.800L1 0z', '#fff8dc', {
        opacity: 0.16,
        transform: `translate(32 37) rotate(${at * 40})`,
      }),
    ),
    path('M10 67v-7q22-6 44 0v7z', '#5a3212'),
    ellipse(32, 60, 15, 3.4, '#2b1506', { opacity: 0.55 }),
    path('M23 59l2-7h14l2 7z', brass()),
    rect([21, 57.5, 22, 4], 1.5, brass()),
    ellipse(32, 52, 8.5, 1.8, '#7d4d17'),
    emerald(),
    path('M46 22l1 3.500 3.500 1-3.500 1-1 3.500-1-3.500-3.500-1 3.500-1z', '#fff', { opacity: 0.95 }),
    path('M18 30l.7 2.300 2.300.7-2.300.7-.7 2.300-.7-2.300-2.300-.7 2.300-.7z', '#fff', { opacity: 0.8 }),
  ]);

const eyes = (): SVGElement[] =>
  [24.2, 39.8].map((x) =>
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
  );

/** A dark niche with a bronze mask of a taotie, lit from below by fire. */
export const guardian = (): string =>
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
    ...eyes(),
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
