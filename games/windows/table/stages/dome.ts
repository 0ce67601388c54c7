/** A dome on a plate of wood and brass, with dice under it. */
import { svg } from '../../frame/svg.ts';
import { circle, ellipse, line, path } from '../../kit/shapes.ts';
import { linear } from '../../kit/sprite.ts';
import { cornerDie } from './die.ts';

interface Dome {
  readonly root: SVGSVGElement;
  cover(): void;
  shake(): void;
  uncover(dice: readonly number[]): void;
}

const places = ['translate(-46 22) scale(.86)', 'translate(46 26) scale(.86)', 'translate(0 62) scale(.92)'];

const wood = (): string =>
  linear('plate-wood', [
    [0, '#8d5a30'],
    [1, '#331b0b'],
  ]);
const brass = (): string =>
  linear('plate-brass', [
    [0, '#fbe9b7'],
    [0.45, '#d9ac5c'],
    [1, '#8d6226'],
  ]);
const glass = (): string =>
  linear(
    'glass',
    [
      [0, '#fff', 0.4],
      [0.3, '#fff', 0.12],
      [1, '#fff', 0.06],
    ],
    { x2: 1, y2: 0 },
  );

const outline = 'M-116 58C-121-88-66-120 0-120S121-88 116 58A116 40 0 0 1-116 58z';

export function createDome(): Dome {
  const cups = places.map((transform) => svg('g', { class: 'cup', transform }));
  const cover = svg(
    'g',
    { class: 'cover' },
    path(outline, '#0b1418', { class: 'frost' }),
    path(outline, glass(), { stroke: '#fff', 'stroke-opacity': 0.3, 'stroke-width': 1.5 }),
    line('M-88-12C-86-72-54-98-24-105', '#fff', 7, { 'stroke-linecap': 'round', opacity: 0.5 }),
    line('M96 34C100 6 96-26 88-44', '#fff', 3, { 'stroke-linecap': 'round', opacity: 0.25 }),
    circle(0, -124, 9, brass()),
  );
  const root = svg(
    'svg',
    { viewBox: '-150 -140 300 270', class: 'dome', 'aria-hidden': 'true' },
    ellipse(8, 88, 146, 40, '#000', { opacity: 0.35 }),
    ellipse(0, 74, 138, 47, wood()),
    ellipse(0, 66, 138, 47, '#3a1f0f'),
    ellipse(0, 65, 124, 41, brass()),
    ellipse(0, 62, 117, 38, '#4a1219'),
    ellipse(0, 58, 84, 24, '#fff', { opacity: 0.07 }),
    ...cups,
    cover,
  );
  return {
    root,
    cover() {
      root.classList.remove('shaking', 'open');
      for (const cup of cups) cup.replaceChildren();
    },
    shake: () => root.classList.add('shaking'),
    uncover(dice) {
      root.classList.remove('shaking');
      root.classList.add('open');
      for (const [at, cup] of cups.entries()) cup.replaceChildren(...cornerDie(dice[at] ?? 1));
    },
  };
}
