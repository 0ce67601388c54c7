/** Two lamps of brass on the wall beside the pin board, for wide screens. */
import { el } from '../../frame/dom.ts';
import { svg } from '../../frame/svg.ts';
import { circle, ellipse, line, path, rect } from '../../kit/shapes.ts';
import { linear, radial } from '../../kit/sprite.ts';

function lamp(side: 'left' | 'right'): SVGSVGElement {
  const brass = linear(
    'lamp-brass',
    [
      [0, '#6f4b1c'],
      [0.3, '#fbe3ad'],
      [0.6, '#b98f4c'],
      [1, '#5d3d14'],
    ],
    { x2: 1, y2: 0 },
  );
  const light = radial('lamp-light', [
    [0, '#ffe9b8', 0.62],
    [0.4, '#ffc97a', 0.2],
    [1, '#ffb35a', 0],
  ]);
  const glass = radial(
    'lamp-glass',
    [
      [0, '#fffdf0'],
      [0.5, '#ffe3a0'],
      [1, '#d98f3c'],
    ],
    { cy: 0.62 },
  );
  return svg(
    `svg.wall-lamp.${side}`,
    { viewBox: '-150 -190 300 400' },
    ellipse(0, -10, 148, 178, light),
    rect([-7, -4, 14, 104], 7, brass),
    circle(0, 104, 9, brass),
    line('M0 60q-26 4-26-18', '#a87c38', 5, { 'stroke-linecap': 'round' }),
    line('M0 60q26 4 26-18', '#a87c38', 5, { 'stroke-linecap': 'round' }),
    path('M-26 44C-34 8-22-28-14-46h28c8 18 20 54 12 90q-26 12-52 0z', glass),
    path('M-10-40C-18-18-22 8-18 36', 'none', { stroke: '#fff', 'stroke-width': 4, opacity: 0.6 }),
    path('M-30 38h60l-8 16h-44z', brass),
    ellipse(0, -46, 15, 4, brass),
  );
}

export const wallLamps = (): HTMLElement =>
  el('div.wall-lamps', { 'aria-hidden': 'true' }, lamp('left'), lamp('right'));
