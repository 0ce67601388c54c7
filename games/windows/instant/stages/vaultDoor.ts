/** A door of the vault: bronze leaves with studs in a stone arch. */
import { svg } from '../../frame/svg.ts';
import { circle, group, line, path } from '../../kit/shapes.ts';
import { define, linear, use } from '../../kit/sprite.ts';
import { box, brass, guardian, opening, symbol, treasure } from './vaultNiche.ts';

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

const stud = (): string =>
  define('vault-stud', () =>
    svg('g', {}, circle(0.4, 0.7, 1.9, '#1d0e04', { opacity: 0.7 }), circle(0, 0, 1.8, brass())),
  );
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
