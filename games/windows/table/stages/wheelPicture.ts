/** A roulette wheel from above: bowl, ball track with stops, pockets between frets, cone and turret. */
import { colourOf, pockets } from '../../../engines/table/roulette/rules.ts';
import { svg } from '../../frame/svg.ts';
import { circle, ellipse, group, line, path, rect, round, upTo } from '../../kit/shapes.ts';
import { linear, radial } from '../../kit/sprite.ts';

export const slice = 360 / pockets.length;

const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
};

const ring = (outer: number, inner: number, from: number, to: number): string =>
  `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z`;

const paints = {
  gold: () =>
    linear('gold', [
      [0, '#fbe9b7'],
      [0.45, '#d9ac5c'],
      [1, '#8d6226'],
    ]),
  bowl: () =>
    radial('bowl', [
      [0.7, '#3a2011'],
      [0.86, '#8a5529'],
      [0.93, '#c98a4b'],
      [1, '#4d2b12'],
    ]),
  track: () =>
    radial('track', [
      [0.8, '#2b170b'],
      [0.92, '#6d4220'],
      [1, '#a46c38'],
    ]),
  cone: () =>
    radial(
      'cone',
      [
        [0, '#bd854b'],
        [0.5, '#6f431f'],
        [1, '#2c170a'],
      ],
      { cx: 0.42, cy: 0.36 },
    ),
  ball: () =>
    radial(
      'ball',
      [
        [0, '#fff'],
        [0.55, '#e7e3da'],
        [1, '#8d887c'],
      ],
      { cx: 0.35, cy: 0.3 },
    ),
} as const;

/** A pocket with its number in the outer ring; the ball comes to rest in the inner ring. */
function pocketShape(pocket: number, place: number): SVGGElement {
  const [from, to] = [place * slice - slice / 2, place * slice + slice / 2];
  const label = svg('text', { transform: `rotate(${round(place * slice)}) translate(0 -71.500)` }, String(pocket));
  return svg(
    'g',
    { class: `pocket ${colourOf(pocket)}` },
    svg('path', { d: ring(78, 65, from, to) }),
    svg('path', { d: ring(65, 49, from, to), class: 'deep' }),
    label,
  );
}

function rotorParts(gold: string): SVGElement[] {
  const frets = pockets
    .map((_, place) => `M${at(78, (place + 0.5) * slice)}L${at(49, (place + 0.5) * slice)}`)
    .join('');
  const arms = [20, 110, 200, 290].map((turn) =>
    group(
      `rotate(${turn})`,
      rect([-2, -34, 4, 34], 2, gold),
      circle(0, -35, 4.6, gold, { stroke: '#5f431c', 'stroke-width': 0.5 }),
    ),
  );
  return [
    ...pockets.map(pocketShape),
    line(frets, '#d9d6cf', 0.9),
    circle(0, 0, 78, 'none', { stroke: gold, 'stroke-width': 1.4 }),
    circle(0, 0, 65, 'none', { stroke: '#e8c987', 'stroke-width': 0.8, opacity: 0.6 }),
    circle(0, 0, 49, paints.cone()),
    circle(0, 0, 49, 'none', { stroke: gold, 'stroke-width': 1.8 }),
    line(
      upTo(8)
        .map((spoke) => `M${at(17, spoke * 45)}L${at(47, spoke * 45)}`)
        .join(''),
      '#0004',
      0.8,
    ),
    ...arms,
    circle(0, 0, 13, gold, { stroke: '#5f431c', 'stroke-width': 0.6 }),
    circle(0, 0, 7.5, '#f9edc9'),
    circle(-2, -2.5, 2.4, '#fff'),
  ];
}

interface WheelPicture {
  readonly root: SVGSVGElement;
  readonly rotor: SVGGElement;
  /** Rotates the ball about the centre. */
  readonly orbit: SVGGElement;
  readonly ball: SVGElement;
}

export function drawWheel(): WheelPicture {
  const gold = paints.gold();
  const stops = upTo(8).map((stop) =>
    path('M0-4.500L2.200 0 0 4.500-2.200 0z', gold, {
      stroke: '#5f431c',
      'stroke-width': 0.3,
      transform: `rotate(${stop * 45 + 22}) translate(0 -85)${stop % 2 === 1 ? ' rotate(90)' : ''}`,
    }),
  );
  const rotor = svg('g', { class: 'wheel' }, ...rotorParts(gold));
  const ball = svg(
    'g',
    { class: 'ball' },
    circle(1, 1.6, 3.7, '#000', { opacity: 0.45 }),
    circle(0, 0, 3.7, paints.ball()),
  );
  const orbit = svg('g', { class: 'orbit' }, ball);
  const root = svg(
    'svg',
    { viewBox: '-108 -108 216 216', class: 'wheel-picture', 'aria-hidden': 'true' },
    svg(
      'g',
      { class: 'turned' },
      circle(0, 0, 103, paints.bowl()),
      circle(0, 0, 103, 'none', { stroke: gold, 'stroke-width': 2.4 }),
      circle(0, 0, 95, 'none', { stroke: '#1c0f07', 'stroke-width': 4.5, opacity: 0.65 }),
      circle(0, 0, 92, paints.track()),
      circle(0, 0, 92, 'none', { stroke: '#f6d9a2', 'stroke-width': 0.8, opacity: 0.4 }),
      ...stops,
      circle(0, 0, 79.5, '#120a06'),
      rotor,
      orbit,
    ),
    ellipse(-34, -48, 54, 30, '#fff', { opacity: 0.07, class: 'gleam' }),
  );
  return { root, rotor, orbit, ball };
}
