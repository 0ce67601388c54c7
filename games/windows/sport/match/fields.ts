/** The playing field of each sport as lines, 400 by 180 units, with two equal halves. */
import type { SportCode } from '@foyer/contract/play/sport.ts';
import { svg } from '../../frame/svg.ts';

const path = (d: string): SVGPathElement => svg('path', { d });
const circle = (cx: number, cy: number, r: number): SVGCircleElement => svg('circle', { cx, cy, r });
const rect = (x: number, y: number, width: number, height: number, rx = 0): SVGRectElement =>
  svg('rect', { x, y, width, height, rx });

const pitch = (): SVGElement[] => [
  rect(14, 12, 372, 156, 3),
  path('M200 12v156'),
  circle(200, 90, 26),
  path('M14 52h46v76H14M386 52h-46v76h46M14 72h18v36H14M386 72h-18v36h18'),
];
const goalArcs = (): SVGElement[] => [
  rect(14, 12, 372, 156, 3),
  path('M200 12v156M14 36a62 54 0 0 1 0 108M386 36a62 54 0 0 0 0 108M14 20a88 70 0 0 1 0 140M386 20a88 70 0 0 0 0 140'),
];
const netted = (): SVGElement[] => [
  rect(34, 22, 332, 136, 2),
  path('M200 10v160M34 44h332M34 136h332M112 44v92M288 44v92M112 90h176'),
];
const rays = (count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, at) => {
    const turn = ((at + 0.5) / count) * 2 * Math.PI;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return `M${(200 + from * x).toFixed(1)} ${(90 + from * y).toFixed(1)}L${(200 + to * x).toFixed(1)} ${(90 + to * y).toFixed(1)}`;
  }).join('');

const fields: Readonly<Record<SportCode, () => readonly SVGElement[]>> = {
  football: pitch,
  rugby: () => [
    rect(14, 12, 372, 156, 3),
    path('M200 12v156M54 12v156M346 12v156M128 12v156M272 12v156M14 76h-8v28h8M386 76h8v28h-8'),
  ],
  handball: goalArcs,
  basketball: () => [
    rect(14, 12, 372, 156, 3),
    path('M200 12v156M14 64h70v52H14M386 64h-70v52h70M14 24h30a66 66 0 0 1 0 132H14M386 24h-30a66 66 0 0 0 0 132h30'),
    circle(200, 90, 24),
    circle(84, 90, 26),
    circle(316, 90, 26),
  ],
  tennis: netted,
  volleyball: () => [rect(54, 22, 292, 136, 2), path('M200 8v164M152 22v136M248 22v136')],
  baseball: () => [
    path('M200 168L92 66a152 152 0 0 1 216 0zM200 168l-54-51 54-51 54 51z'),
    circle(200, 117, 7),
    path('M192 160h16v8l-8 6-8-6z'),
  ],
  iceHockey: () => [
    rect(14, 12, 372, 156, 54),
    path('M200 12v156M148 12v156M252 12v156M52 20v140M348 20v140'),
    circle(200, 90, 20),
    circle(90, 52, 16),
    circle(90, 128, 16),
    circle(310, 52, 16),
    circle(310, 128, 16),
  ],
  darts: () => [
    circle(200, 90, 80),
    circle(200, 90, 72),
    circle(200, 90, 46),
    circle(200, 90, 40),
    circle(200, 90, 10),
    path(rays(20, 10, 80)),
  ],
  billiards: () => [
    rect(34, 16, 332, 148, 10),
    rect(46, 28, 308, 124, 4),
    path('M128 28v124M128 62a28 28 0 0 0 0 56'),
    ...[46, 200, 354].flatMap((x) => [circle(x, 28, 7), circle(x, 152, 7)]),
    ...[0, 1, 2, 3].flatMap((line) =>
      Array.from({ length: line + 1 }, (_, at) => circle(268 + line * 12, 90 - line * 7 + at * 14, 6)),
    ),
  ],
  cycleRacing: () => [
    rect(14, 12, 372, 156, 78),
    rect(34, 32, 332, 116, 58),
    rect(54, 52, 292, 76, 38),
    path('M200 12v40M192 12v40'),
  ],
  lanes: () => [
    rect(14, 12, 372, 156, 8),
    path('M40 142L360 38M40 142V60c0-16 10-26 26-26h294M40 142h290c20 0 30-10 30-26V38M120 12c40 60 120 96 160 156'),
    ...[104, 168, 232, 296].map((x) => circle(x, 142 - ((x - 40) / 320) * 104, 5)),
    circle(40, 142, 12),
    circle(360, 38, 12),
  ],
  shooter: () => [
    rect(14, 12, 372, 156, 4),
    path('M14 62h70v40h52V52h62v76h64V78h60v44h64M110 12v28M290 168v-30M160 168v-34M240 12v34'),
    circle(70, 130, 16),
    circle(330, 50, 16),
    circle(200, 90, 22),
    path('M200 60v14M200 106v14M170 90h14M216 90h14'),
  ],
  duel: () => [
    rect(14, 12, 372, 156, 8),
    path('M200 12v156M40 140V82h8v-8h8v8h12v-8h8v8h8v58zM316 140V82h8v-8h8v8h12v-8h8v8h8v58z'),
    ...[-2, -1, 0, 1, 2].map((at) => rect(190 + at * 34, 118 - Math.abs(at) * -3, 24, 34, 3)),
  ],
  rooster: () => [
    path(
      'M14 150h372M30 150c10-12 330-12 340 0M14 12h372v24c-20 14-40 14-62 0-22 14-40 14-62 0-22 14-40 14-62 0-22 14-40 14-62 0-22 14-40 14-62 0-22 14-40 14-62 0z',
    ),
    path('M90 36L40 150M110 36l60 114M290 36l-60 114M310 36l50 114'),
  ],
};

export const field = (code: SportCode): SVGSVGElement =>
  svg(
    'svg.ground-lines',
    { viewBox: '0 0 400 180', 'aria-hidden': 'true', preserveAspectRatio: 'xMidYMid slice' },
    svg('g', {}, ...fields[code]()),
  );
