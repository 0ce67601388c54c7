/** A stack of chips on the cloth, seen at an angle: edge spots, height and a shadow where it touches. */
import { svg } from '../../frame/svg.ts';
import { chipText } from '../../frame/money.ts';
import { ellipse, group, path, rect, round, upTo } from '../shapes.ts';
import { define, use } from '../sprite.ts';
import { chipInks, chipsFor } from './tones.ts';
import type { ChipValue } from './tones.ts';

const [radius, tilt] = [27, 0.62];
const [flat, high] = [radius * tilt, radius * 0.26];
const ivory = '#f4efe4';

const around = (angle: number, part: number): string =>
  `${round(Math.cos(angle) * radius * part)} ${round(Math.sin(angle) * flat * part)}`;

/** Eight marks on the rim. */
const rim = upTo(8)
  .map((at) => (at * Math.PI) / 4)
  .map(
    (angle) =>
      `M${around(angle - 0.17, 1)}L${around(angle + 0.17, 1)}L${around(angle + 0.14, 0.74)}L${around(angle - 0.14, 0.74)}z`,
  )
  .join('');

function chip(value: ChipValue): SVGElement {
  const [face, edge] = chipInks[value];
  const spots = [-1, -0.35, 0.35, 1].map((turn) =>
    rect([radius * Math.sin(turn) - 2.7, flat * Math.cos(turn) - high, 5.4, high], 1, ivory, { opacity: 0.92 }),
  );
  return svg(
    'symbol',
    { viewBox: '-30 -30 60 60', overflow: 'visible' },
    path(`M${-radius} ${-high}v${high}A${radius} ${flat} 0 0 0 ${radius} 0v${-high}z`, edge),
    ...spots,
    group(
      `translate(0 ${-high})`,
      ellipse(0, 0, radius, flat, face, { stroke: edge, 'stroke-width': 0.8 }),
      path(rim, ivory, { opacity: 0.94 }),
      ellipse(0, 0, radius * 0.66, flat * 0.66, '#f8f3e6', { stroke: edge, 'stroke-width': 1.4 }),
      ellipse(0, 0, radius * 0.58, flat * 0.58, 'none', {
        stroke: face,
        'stroke-width': 0.8,
        'stroke-dasharray': '2 2',
      }),
    ),
  );
}

/** Draws an amount as chips, with the sum written on the top one. */
export function chipStack(satang: number): SVGSVGElement {
  const values = chipsFor(satang);
  const top = values.at(-1) ?? 100;
  const lift = (at: number): number => round(-at * high);
  const text = chipText(satang);
  const size = radius * (text.length > 3 ? 0.44 : text.length > 2 ? 0.56 : 0.7);
  const drawn = values.map((value, at) => {
    const piece = use(define(`chip-${value}`, () => chip(value)));
    for (const [name, set] of Object.entries({ x: -30, y: lift(at) - 30, width: 60, height: 60 }))
      piece.setAttribute(name, String(set));
    return piece;
  });
  const above = high * values.length;
  return svg(
    'svg',
    {
      viewBox: `-31 ${round(-flat - above - 1)} 62 ${round(flat * 2 + above + 6)}`,
      class: 'chip-stack',
      'aria-hidden': 'true',
    },
    ellipse(3, 4, radius * 1.06, flat * 1.06, '#000', { opacity: 0.4 }),
    ...drawn,
    svg(
      'text',
      {
        transform: `translate(0 ${lift(values.length)}) scale(1 .82)`,
        fill: chipInks[top][1],
        'font-size': round(size),
        'font-weight': 800,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
      },
      text,
    ),
  );
}
