/** Pins, cups, and a ball that takes the drawn turns. */
import { cupOf, plinkoBoard } from '../../../engines/instant/plinko.ts';
import { timesText } from '../../../engines/instant/words.ts';
import { svg } from '../../frame/svg.ts';
import type { Sound } from '../sound.ts';
import { fade } from './fade.ts';

const [width, height] = [680, 600];
const [top, bottom] = [64, 516];
const rowMs = 170;

/** The place of a ball after `row` pins, `rights` of which it passed on the right. */
function ballPlace(rows: number, row: number, rights: number): { x: number; y: number } {
  const gap = (width - 40) / (rows + 2);
  return { x: width / 2 + (rights - row / 2) * gap, y: top + (row * (bottom - top)) / rows };
}

export interface Board {
  readonly root: SVGSVGElement;
  readonly cups: readonly SVGGElement[];
  readonly pin: (row: number, rights: number) => SVGElement | undefined;
  readonly ball: SVGGElement;
  readonly trail: SVGPolylineElement;
}

export function drawBoard(choice: string): Board | undefined {
  const board = plinkoBoard(choice);
  if (board === undefined) return undefined;
  const { rows, cups: pays } = board;
  const gap = (width - 40) / (rows + 2);
  const pins = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, at) => {
      const { x, y } = ballPlace(rows, row, at - 1);
      return svg('circle', { class: 'pin', cx: x, cy: y, r: rows > 12 ? 4 : rows > 8 ? 5 : 6 });
    }),
  );
  const middle = rows / 2;
  const cups = pays.map((pay, at) => {
    const { x } = ballPlace(rows, rows, at);
    const far = Math.round((Math.abs(at - middle) / middle) * 4);
    const text = timesText(pay);
    const size = text.length > 3 ? Math.min(17, gap * 0.36) : Math.min(20, gap * 0.46);
    return svg(
      'g',
      { class: `cup far-${far}` },
      svg('rect', { x: x - gap / 2 + 2, y: bottom + 22, width: gap - 4, height: 44, rx: 8 }),
      svg('text', { x, y: bottom + 45, 'font-size': size, 'dominant-baseline': 'central' }, text),
    );
  });
  const trail = svg('polyline', { class: 'trail', points: '' });
  const radius = rows > 12 ? 10 : rows > 8 ? 12 : 15;
  const ball = svg(
    'g',
    { class: 'ball' },
    svg('circle', { r: radius, fill: 'url(#ball-light)' }),
    svg('circle', { class: 'gleam', r: radius * 0.28, cx: -radius * 0.32, cy: -radius * 0.36 }),
  );
  const root = svg(
    'svg',
    { class: 'plinko', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    svg('defs', {}, fade('ball-light', 'ball-a', 'ball-b'), fade('spout-light', 'spout-a', 'spout-b')),
    svg('path', { class: 'spout', d: `M${width / 2 - 34} 8h68l-12 26h-44z`, fill: 'url(#spout-light)' }),
    ...pins.flat(),
    trail,
    ...cups,
    ball,
  );
  return { root, cups, pin: (row, rights) => pins[row]?.[rights + 1], ball, trail };
}

const at = ({ x, y }: { x: number; y: number }): string => `translate(${x}px, ${y}px)`;

/** Keyframes from pin to pin: even speed sideways, acceleration downwards, and a small bounce off every pin. */
function fall(rows: number, path: readonly number[]): Keyframe[] {
  const frames: Keyframe[] = [{ transform: at({ x: width / 2, y: 20 }), easing: 'cubic-bezier(.5,0,.9,.6)' }];
  let rights = 0;
  path.forEach((turn, row) => {
    const hit = ballPlace(rows, row, rights);
    frames.push({ transform: at({ x: hit.x, y: hit.y - 17 }), easing: 'cubic-bezier(.2,.6,.5,1)' });
    rights += turn;
    const next = ballPlace(rows, row + 1, rights);
    const hop = { x: hit.x + (next.x - hit.x) * 0.55, y: hit.y - 22 };
    frames.push({ transform: at(hop), easing: 'cubic-bezier(.5,0,.9,.7)' });
  });
  const end = ballPlace(rows, rows, rights);
  frames.push({ transform: at({ x: end.x, y: end.y + 14 }) });
  return frames;
}

/** Returns the ball to the spout and clears the result. */
export function clearBoard({ ball, trail, cups }: Board): void {
  ball.classList.remove('fallen');
  trail.setAttribute('points', '');
  ball.style.transform = at({ x: width / 2, y: 20 });
  for (const cup of cups) cup.classList.remove('landed');
}

/** Resolves when the ball has fallen through its turns. */
export async function dropBall({ ball, pin }: Board, path: readonly number[], sound: Sound): Promise<void> {
  const count = path.length;
  const falling = ball.animate(fall(count, path), { duration: rowMs * (count + 1.5), fill: 'forwards' });
  let rights = 0;
  const step = falling.effect?.getComputedTiming().duration;
  const lengthMs = typeof step === 'number' ? step : 0;
  path.forEach((turn, row) => {
    const hit = pin(row, rights);
    setTimeout(
      () => {
        hit?.classList.add('hit');
        setTimeout(() => hit?.classList.remove('hit'), 240);
        sound.tick(row);
      },
      (lengthMs * (1 + row * 2)) / (count * 2 + 1),
    );
    rights += turn;
  });
  await falling.finished.catch(() => undefined);
  falling.cancel();
}

/** Puts the ball into its cup and draws the trail of its turns. */
export function landBall({ ball, trail, cups }: Board, path: readonly number[]): void {
  const count = path.length;
  const end = ballPlace(count, count, cupOf(path));
  ball.style.transform = at({ x: end.x, y: end.y + 14 });
  ball.classList.add('fallen');
  const points = path.map((_, row) => ballPlace(count, row, cupOf(path.slice(0, row)))).map(({ x, y }) => `${x},${y}`);
  trail.setAttribute('points', [...points, `${end.x},${end.y}`].join(' '));
  cups[cupOf(path)]?.classList.add('landed');
}
