/** A tray of wood and brass with three dice, under a lacquered cup that is lifted. */
import { svg } from '../../frame/svg.ts';
import { circle, ellipse, group, line, path, upTo } from '../../kit/shapes.ts';
import { linear, radial } from '../../kit/sprite.ts';
import { cubeDie } from './cubeDie.ts';

const places = [
  'translate(-62 34) rotate(-7) scale(.98)',
  'translate(60 30) rotate(8) scale(.96)',
  'translate(2 62) scale(1.06)',
] as const;

const brass = (): string =>
  linear(
    'bowl-brass',
    [
      [0, '#7d5420'],
      [0.2, '#fbe3ad'],
      [0.48, '#c08f46'],
      [0.74, '#f0cd8a'],
      [1, '#6f4b1c'],
    ],
    { x2: 1, y2: 0 },
  );
const lacquer = (): string =>
  linear(
    'bowl-lacquer',
    [
      [0, '#1b0507'],
      [0.22, '#a3212b'],
      [0.36, '#d8494a'],
      [0.55, '#7c141d'],
      [1, '#180406'],
    ],
    { x2: 1, y2: 0 },
  );

const outline = 'M-124 60C-132-34-96-104 0-112C96-104 132-34 124 60C70 90-70 90-124 60z';

/** Clouds in gold around the foot of the cup. */
const clouds = upTo(7).map((at) =>
  line('M-11 6c-8 0-8-10 0-10 1-8 13-8 14 0 9-1 9 10 1 10zM-3 2c0-4 6-4 6 0', '#f3cf8a', 1.7, {
    opacity: 0.85,
    transform: `translate(${-96 + at * 32} ${38 + Math.round(22 * Math.sin((Math.PI * (at + 0.5)) / 7))}) scale(${at === 0 || at === 6 ? 0.7 : 0.95})`,
  }),
);

const cup = (): SVGGElement =>
  svg(
    'g',
    { class: 'cup-over' },
    path(outline, lacquer()),
    path(
      outline,
      linear('bowl-shade', [
        [0, '#fff', 0.1],
        [0.4, '#000', 0],
        [1, '#000', 0.5],
      ]),
    ),
    path('M-123 44C-70 78 70 78 123 44l1 16C70 92-70 92-124 60z', brass()),
    line('M-126 14C-72 46 72 46 126 14', '#e8bf74', 2.4),
    ...clouds,
    path('M-70-58C-58-84-36-96-14-99c-20 14-34 34-40 58-3 12-21 3-16-17z', '#fff', { opacity: 0.42 }),
    group(
      'translate(0 -116)',
      ellipse(0, 8, 25, 7, brass()),
      circle(0, -8, 15, brass()),
      circle(-4, -13, 4, '#fff', { opacity: 0.8 }),
    ),
  );

/** Lines printed on the cloth, wider than the window. */
const print = (): SVGElement =>
  group(
    '',
    line('M-900-176Q0 250 900-176', '#f0d5a4', 1.6, { opacity: 0.5 }),
    line('M-900-168Q0 258 900-168', '#f0d5a4', 3, { opacity: 0.28 }),
  );

export interface Bowl {
  readonly root: SVGSVGElement;
  cover(): void;
  shake(): void;
  lift(dice: readonly number[]): void;
}

export function createBowl(): Bowl {
  const dice = svg('g', { class: 'dice' });
  const velvet = radial('bowl-velvet', [
    [0, '#3a1016'],
    [1, '#12040a'],
  ]);
  const root = svg(
    'svg',
    { class: 'bowl', viewBox: '-180 -150 360 276', 'aria-hidden': 'true' },
    print(),
    ellipse(8, 92, 186, 46, '#000', { opacity: 0.45 }),
    ellipse(0, 80, 172, 52, '#24120a'),
    ellipse(
      0,
      72,
      172,
      52,
      linear('bowl-wood', [
        [0, '#8d5a30'],
        [0.6, '#4d2c15'],
        [1, '#2a160a'],
      ]),
    ),
    ellipse(0, 70, 154, 45, brass()),
    ellipse(0, 69, 148, 42, velvet),
    ellipse(0, 60, 104, 24, '#fff', { opacity: 0.06 }),
    dice,
    cup(),
  );
  return {
    root,
    cover() {
      root.classList.remove('open', 'shaking');
      dice.replaceChildren();
    },
    shake: () => root.classList.add('shaking'),
    lift(shown) {
      root.classList.remove('shaking');
      dice.replaceChildren(...places.map((place, at) => cubeDie(shown[at] ?? 1, place)));
      root.classList.add('open');
    },
  };
}
