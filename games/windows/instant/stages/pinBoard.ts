/** Pins, cups, and a ball that takes the drawn turns. */
import { cupOf, plinkoBoard } from '../../../engines/instant/plinko.ts';
import { timesText } from '../../../engines/instant/words.ts';
import { svg } from '../../frame/svg.ts';
import type { Sound } from '../sound.ts';
import {
  backdrop,
  ballPicture,
  bottom,
  chute,
  chuteLip,
  chuteY,
  cup,
  cupBack,
  gapOf,
  height,
  middle,
  pin,
  top,
  width,
} from './boardPicture.ts';

const rowMs = 170;

/** The place of a ball after `row` pins, `rights` of which it passed on the right. */
const ballPlace = (rows: number, row: number, rights: number): { x: number; y: number } => ({
  x: middle + (rights - row / 2) * gapOf(rows),
  y: top + (row * (bottom - top)) / rows,
});

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
  const pins = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, at) =>
      pin(ballPlace(rows, row, at - 1), rows > 12 ? 4.2 : rows > 8 ? 5.4 : 6.6),
    ),
  );
  const shapes = pays.map((pay, at) => ({
    x: ballPlace(rows, rows, at).x,
    gap: gapOf(rows),
    far: Math.abs(at * 2 - rows) / rows,
    text: timesText(pay),
  }));
  const cups = shapes.map(cup);
  const trail = svg('polyline', { class: 'trail', points: '' });
  const ball = ballPicture(rows > 12 ? 10 : rows > 8 ? 13 : 17);
  const root = svg(
    'svg',
    { class: 'plinko', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    backdrop(rows),
    chute(),
    ...pins.flat(),
    trail,
    ...shapes.map(cupBack),
    ball,
    ...cups,
    chuteLip(),
  );
  return { root, cups, pin: (row, rights) => pins[row]?.[rights + 1], ball, trail };
}

const at = ({ x, y }: { x: number; y: number }): string => `translate(${x}px, ${y}px)`;
/** The ball rests with its lower half behind the front of the cup. */
const rest = (rows: number, cupNo: number): string => {
  const { x, y } = ballPlace(rows, rows, cupNo);
  return at({ x, y: y + 12 });
};

/** Keyframes from pin to pin: even speed sideways, acceleration downwards, and a small bounce off every pin. */
function fall(rows: number, path: readonly number[]): Keyframe[] {
  const frames: Keyframe[] = [{ transform: at({ x: middle, y: chuteY }), easing: 'cubic-bezier(.5,0,.9,.6)' }];
  let rights = 0;
  path.forEach((turn, row) => {
    const hit = ballPlace(rows, row, rights);
    frames.push({ transform: at({ x: hit.x, y: hit.y - 17 }), easing: 'cubic-bezier(.2,.6,.5,1)' });
    rights += turn;
    const next = ballPlace(rows, row + 1, rights);
    const hop = { x: hit.x + (next.x - hit.x) * 0.55, y: hit.y - 22 };
    frames.push({ transform: at(hop), easing: 'cubic-bezier(.5,0,.9,.7)' });
  });
  frames.push({ transform: rest(rows, rights) });
  return frames;
}

/** Returns the ball to the chute and clears the result. */
export function clearBoard({ ball, trail, cups, root }: Board): void {
  trail.setAttribute('points', '');
  ball.style.transform = at({ x: middle, y: chuteY });
  for (const each of cups) each.classList.remove('landed', 'paid');
  for (const each of root.querySelectorAll('.pin.passed')) each.classList.remove('passed');
}

/** Resolves when the ball has fallen through its turns. */
export async function dropBall(board: Board, path: readonly number[], sound: Sound): Promise<void> {
  const count = path.length;
  const falling = board.ball.animate(fall(count, path), { duration: rowMs * (count + 1.5), fill: 'forwards' });
  let rights = 0;
  const step = falling.effect?.getComputedTiming().duration;
  const lengthMs = typeof step === 'number' ? step : 0;
  path.forEach((turn, row) => {
    const touched = board.pin(row, rights);
    setTimeout(
      () => {
        touched?.classList.add('hit', 'passed');
        setTimeout(() => touched?.classList.remove('hit'), 260);
        sound.tick(row);
      },
      (lengthMs * (1 + row * 2)) / (count * 2 + 1),
    );
    rights += turn;
  });
  await falling.finished.catch(() => undefined);
  falling.cancel();
}

/** Puts the ball into its cup and draws the trail of its turns. The cup is lit only if it pays more than the stake. M11 */
export function landBall({ ball, trail, cups, pin: pinAt }: Board, path: readonly number[], isPaid: boolean): void {
  const count = path.length;
  const landed = cups[cupOf(path)];
  const end = ballPlace(count, count, cupOf(path));
  ball.style.transform = rest(count, cupOf(path));
  const points = path.map((_, row) => ballPlace(count, row, cupOf(path.slice(0, row)))).map(({ x, y }) => `${x},${y}`);
  trail.setAttribute('points', [...points, `${end.x},${end.y}`].join(' '));
  path.forEach((_, row) => pinAt(row, cupOf(path.slice(0, row)))?.classList.add('passed'));
  landed?.classList.add('landed');
  landed?.classList.toggle('paid', isPaid);
}
