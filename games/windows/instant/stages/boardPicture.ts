/** Drawings of the pin board: lacquer in a brass frame, a chute, pins with light and shadow, and cups. */
import { svg } from '../../frame/svg.ts';
import { circle, ellipse, group, line, path, rect, round, upTo } from '../../kit/shapes.ts';
import { linear, radial } from '../../kit/sprite.ts';

export const [width, height] = [600, 660];
export const middle = width / 2;
export const [top, bottom] = [104, 566];
/** Where the ball waits in the chute. */
export const chuteY = 40;

export const gapOf = (rows: number): number => (width - 44) / (rows + 1);

const brass = (): string =>
  linear('board-brass', [
    [0, '#fbe9b7'],
    [0.42, '#c9974a'],
    [0.7, '#7d5420'],
    [1, '#e2b96c'],
  ]);
const lacquer = (): string =>
  radial(
    'board-lacquer',
    [
      [0, '#6a2f66'],
      [0.48, '#3d1640'],
      [1, '#1b081f'],
    ],
    { cx: 0.5, cy: 0.12, r: 0.86 },
  );
const bead = (): string =>
  radial(
    'board-pin',
    [
      [0, '#fff6da'],
      [0.32, '#e6c07a'],
      [0.72, '#9a6a2d'],
      [1, '#57350f'],
    ],
    { cx: 0.36, cy: 0.3, r: 0.75 },
  );
const gold = (): string =>
  radial(
    'board-ball',
    [
      [0, '#fffdf2'],
      [0.24, '#ffe7a6'],
      [0.62, '#e2a63e'],
      [0.9, '#8a5212'],
      [1, '#b9782a'],
    ],
    { cx: 0.36, cy: 0.3, r: 0.72 },
  );

/** Follows the pins: narrow below the chute, straight beside the cups. */
function outline(rows: number): string {
  const gap = gapOf(rows);
  const shoulder = middle - gap - 30;
  const foot = bottom - (bottom - top) / rows;
  const left = `M8 ${height - 8}V${round(foot + 6)}Q8 ${round(foot - 10)} 14 ${round(foot - 24)}L${round(shoulder - 4)} 58Q${round(shoulder + 10)} 12 ${round(shoulder + 40)} 12`;
  const right = `H${round(width - shoulder - 40)}Q${round(width - shoulder - 10)} 12 ${round(width - shoulder + 4)} 58L${width - 14} ${round(foot - 24)}Q${width - 8} ${round(foot - 10)} ${width - 8} ${round(foot + 6)}V${height - 8}`;
  return `${left}${right}Q${middle} ${height + 2} 8 ${height - 8}z`;
}

/** Lacquer with rays that spread from the chute. */
export function backdrop(rows: number): SVGElement {
  const shape = outline(rows);
  const rays = upTo(21)
    .map((at) => Math.PI * (0.16 + (at * 0.68) / 20))
    .map((angle) => `M${middle} 30l${round(Math.cos(angle) * 900)} ${round(Math.sin(angle) * 900)}`)
    .join('');
  const clip = `board-shape-${rows}`;
  return group(
    '',
    svg('clipPath', { id: clip }, path(shape, '#000')),
    path(shape, '#000', { opacity: 0.5, transform: 'translate(0 10)', class: 'board-shadow' }),
    path(shape, lacquer()),
    svg(
      'g',
      { 'clip-path': `url(#${clip})` },
      line(rays, '#f7d9a0', 1.2, { opacity: 0.11 }),
      path(`M${middle - 26} 60L${middle - 190} ${height}H${middle + 190}L${middle + 26} 60z`, '#ffeec2', {
        opacity: 0.06,
      }),
      line(shape, '#000', 26, { opacity: 0.34 }),
    ),
    line(shape, brass(), 7, { 'stroke-linejoin': 'round' }),
    line(shape, '#2a1220', 1.6, { opacity: 0.8 }),
  );
}

export const chute = (): SVGElement =>
  group(
    `translate(${middle} 0)`,
    path('M-44 2h88l-8 12h-72z', brass()),
    path('M-40 12h80L24 62h-48z', brass()),
    path('M-31 14h62L18 62h-36z', '#170817'),
    path('M-31 14h62l-2 7h-58z', '#000', { opacity: 0.5 }),
  );
/** The front of the chute, before the ball. */
export const chuteLip = (): SVGElement =>
  group(`translate(${middle} 0)`, path('M-27 50Q0 60 27 50L21 66Q0 74-21 66z', brass()));

/** A pin lights up when the ball touches it: its halo is a part of it. */
export const pin = ({ x, y }: { x: number; y: number }, r: number): SVGGElement =>
  svg(
    'g',
    { class: 'pin', transform: `translate(${round(x)} ${round(y)})` },
    ellipse(r * 0.5, r * 1.1, r * 1.15, r * 0.8, '#000', { opacity: 0.45 }),
    circle(
      0,
      0,
      r * 3.4,
      radial('board-halo', [
        [0, '#ffe9b0', 0.95],
        [0.3, '#ffcf73', 0.55],
        [1, '#ff9f43', 0],
      ]),
      {
        class: 'halo',
      },
    ),
    circle(0, 0, r, bead()),
  );

export const ballPicture = (r: number): SVGGElement =>
  svg(
    'g',
    { class: 'ball' },
    circle(0, 0, r, gold()),
    ellipse(-r * 0.3, -r * 0.42, r * 0.32, r * 0.2, '#fff', { opacity: 0.85, transform: 'rotate(-28)' }),
  );

/** From cool in the middle to hot at the edges, by the share of the way to the edge. */
const toneOf = (far: number): string =>
  `oklch(${round(0.44 + far * 0.2)} ${round(0.11 + far * 0.09)} ${round(268 + far * 126)})`;

interface CupShape {
  readonly x: number;
  readonly gap: number;
  /** From 0 in the middle to 1 at the edges. */
  readonly far: number;
  readonly text: string;
}

/** The dark inside of a cup, behind the ball. */
export const cupBack = ({ x, gap, far }: CupShape): SVGElement =>
  group(
    '',
    ellipse(x, bottom + 16, gap / 2 - 2, 8, '#12060f'),
    ellipse(x, bottom + 16, gap / 2 - 2, 8, toneOf(far), { opacity: 0.35 }),
  );

/** Its front with what it pays, and the ray above it that shows only for a prize above the stake. */
export function cup({ x, gap, far, text }: CupShape): SVGGElement {
  const wide = gap - 3;
  const tone = toneOf(far);
  const size = Math.min(26, (gap * 0.96) / Math.max(1.9, text.length * 0.6));
  return svg(
    'g',
    { class: 'cup' },
    path(`M${round(x - wide / 2)} ${bottom + 16}l${-wide * 0.4} -330h${wide * 1.8}l${-wide * 0.4} 330z`, ray(), {
      class: 'ray',
    }),
    rect([x - wide / 2, bottom + 16, wide, 58], Math.min(12, wide / 3), tone, { class: 'cup-face' }),
    rect([x - wide / 2, bottom + 16, wide, 58], Math.min(12, wide / 3), shine(), { class: 'cup-rim' }),
    svg('text', { x, y: bottom + 46, 'font-size': round(size), 'dominant-baseline': 'central' }, text),
  );
}
const ray = (): string =>
  linear('cup-ray', [
    [0, '#ffe9b0', 0],
    [1, '#ffe3a0', 0.75],
  ]);
const shine = (): string =>
  linear('cup-shine', [
    [0, '#fff', 0.42],
    [0.12, '#fff', 0.12],
    [0.5, '#fff', 0],
    [1, '#000', 0.42],
  ]);
