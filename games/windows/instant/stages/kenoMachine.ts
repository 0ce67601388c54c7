/** The drum of glass from which the balls come, and the colours of balls. */
import type { KenoCode } from '../../../engines/instant/kenoPays.ts';
import { svg } from '../../frame/svg.ts';
import { circle, ellipse, group, line, path, rect, round, upTo } from '../../kit/shapes.ts';
import { linear, radial } from '../../kit/sprite.ts';

/** Colours of balls, also in `keno.css` by `data-ink`. */
const inks = ['#c8324a', '#2f6fd0', '#2f9a63', '#e08a2b', '#8e4cc4', '#1d97a8', '#d0478f', '#6b7a8f'];

/** The red and blue balls of mark six, as the lottery of Hong Kong has them. The others are green. */
const reds = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const blues = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

/** The colour of a ball as an index: by tens, in mark six as players know them, and one each where there are eleven. */
export function inkOf(code: KenoCode, ball: number): number {
  if (code === 'markSix') return reds.has(ball) ? 0 : blues.has(ball) ? 1 : 2;
  return (code === 'pickFive' ? ball - 1 : Math.floor((ball - 1) / (code === 'keno40' ? 5 : 10))) % inks.length;
}

const brass = (id: string, way: Readonly<Record<string, number>>): string =>
  linear(
    id,
    [
      [0, '#6f4b1c'],
      [0.22, '#f6dca0'],
      [0.5, '#c08f46'],
      [0.78, '#7b5320'],
      [1, '#d9ac5c'],
    ],
    way,
  );
const sphere = (ink: string, at: number): string =>
  radial(
    `drum-ball-${at}`,
    [
      [0, '#fff'],
      [0.2, ink],
      [1, '#0c0a18'],
    ],
    { cx: 0.36, cy: 0.28, r: 0.95 },
  );

/** Places of the balls that lie in the drum, back row first. */
const heap: readonly (readonly [number, number])[] = [
  [52, 118],
  [78, 108],
  [104, 106],
  [130, 110],
  [152, 122],
  [40, 138],
  [64, 132],
  [90, 127],
  [117, 127],
  [142, 136],
  [162, 142],
  [54, 154],
  [78, 150],
  [103, 149],
  [128, 152],
  [150, 158],
  [72, 168],
  [98, 170],
  [124, 170],
];

const lying = ([x, y]: readonly [number, number], at: number): SVGElement => {
  const ink = at % inks.length;
  return svg(
    'g',
    { class: `lying lying-${at % 5}` },
    group(
      `translate(${x} ${y}) rotate(${round((at * 47) % 90) - 45})`,
      circle(0, 0, 15, sphere(inks[ink] ?? '#888', ink)),
      circle(1, 1, 7.2, '#f7f0df', { opacity: 0.92 }),
      line('M-1-2.500h4M-1 1h4M-1 4h3', '#2b2436', 1.5, { opacity: 0.7 }),
    ),
  );
};

/** A globe of glass on a stand of brass; its spout leads to the tube on the right. */
export function drumPicture(): SVGSVGElement {
  const glass = radial(
    'drum-glass',
    [
      [0, '#b9c4ff', 0.34],
      [0.62, '#5562c8', 0.16],
      [0.92, '#cdd6ff', 0.34],
      [1, '#fff', 0.6],
    ],
    { cx: 0.42, cy: 0.34, r: 0.66 },
  );
  return svg(
    'svg',
    { class: 'drum-picture', viewBox: '0 0 220 222', 'aria-hidden': 'true' },
    ellipse(102, 212, 82, 9, '#000', { opacity: 0.45 }),
    path('M58 182h88l14 24q2 8-8 8H52q-10 0-8-8z', brass('drum-stand', { x2: 1, y2: 0 })),
    path('M44 206h116q3 8-8 8H52q-11 0-8-8z', '#3a240c', { opacity: 0.55 }),
    rect([150, 146, 70, 34], 6, brass('drum-spout', { x2: 0, y2: 1 })),
    rect([150, 152, 70, 22], 4, '#0d0b22'),
    circle(102, 100, 92, '#0c0d2b'),
    circle(
      102,
      100,
      92,
      radial(
        'drum-depth',
        [
          [0, '#3d46a6', 0.9],
          [1, '#080920', 0.95],
        ],
        { cy: 0.36, r: 0.72 },
      ),
    ),
    ...heap.map(lying),
    circle(102, 100, 92, glass),
    path('M38 66C52 34 82 18 108 18c-26 9-50 29-60 58-3 8-14 2-10-10z', '#fff', { opacity: 0.5 }),
    line('M170 132c-8 18-20 31-36 39', '#fff', 4, { opacity: 0.28, 'stroke-linecap': 'round' }),
    circle(102, 100, 93.5, 'none', { stroke: brass('drum-ring', { x2: 1, y2: 1 }), 'stroke-width': 6 }),
    ...upTo(2).map((at) => circle(at === 0 ? 102 : 102, at === 0 ? 5 : 195, 8, brass('drum-knob', { x2: 1, y2: 1 }))),
  );
}
