/** Pins, cups, and a ball that takes the drawn turns, one by one. */
import type { InstantRound } from '@foyer/contract/games/instant.ts';
import { cupOf, plinkoBoard, plinkoRisks, plinkoRows } from '../../../engines/instant/plinko.ts';
import { timesText } from '../../../engines/instant/words.ts';
import { el } from '../../frame/dom.ts';
import { svg } from '../../frame/svg.ts';
import { fade } from './fade.ts';
import { segments } from './segments.ts';
import type { Stage, StageHost } from './stage.ts';

const [width, height] = [680, 600];
const [top, bottom] = [64, 516];
const rowMs = 170;

/** Where a ball is after `row` pins, of which it passed `rights` to the right. */
function ballPlace(rows: number, row: number, rights: number): { x: number; y: number } {
  const gap = (width - 40) / (rows + 2);
  return { x: width / 2 + (rights - row / 2) * gap, y: top + (row * (bottom - top)) / rows };
}

interface Board {
  readonly root: SVGSVGElement;
  readonly cups: readonly SVGGElement[];
  readonly pin: (row: number, rights: number) => SVGElement | undefined;
  readonly ball: SVGGElement;
  readonly trail: SVGPolylineElement;
}

function drawBoard(choice: string): Board | undefined {
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

/** From pin to pin: across evenly, down as a thing falls, with a small hop off every pin. */
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

export function plinkoStage({ words, sound, onChoice }: StageHost): Stage {
  const holder = el('div.board-holder');
  const rows = segments(
    words('rows'),
    'rows',
    plinkoRows.map((count) => ({ value: String(count), text: String(count) })),
    '12',
    redraw,
  );
  const risk = segments(
    words('risk'),
    'risk',
    plinkoRisks.map((each) => ({ value: each, text: words(`risk.${each}`) })),
    'middle',
    redraw,
  );
  let board: Board | undefined;
  const choice = (): string => `${rows.value}.${risk.value}`;

  function draw(): void {
    board = drawBoard(choice());
    if (board) holder.replaceChildren(board.root);
    clear();
  }
  function redraw(): void {
    draw();
    onChoice();
  }
  function clear(): void {
    board?.ball.classList.remove('fallen');
    board?.trail.setAttribute('points', '');
    if (board) board.ball.style.transform = at({ x: width / 2, y: 20 });
    for (const cup of board?.cups ?? []) cup.classList.remove('landed');
  }

  async function drop(count: number, path: readonly number[]): Promise<void> {
    if (board === undefined) return;
    const { ball, pin } = board;
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
        (lengthMs * (1 + row * 2)) / (path.length * 2 + 1),
      );
      rights += turn;
    });
    await falling.finished.catch(() => undefined);
    falling.cancel();
  }

  async function show({ shown: path }: InstantRound, isStill: boolean): Promise<void> {
    const count = Number(rows.value);
    if (path.length !== count || board === undefined) return;
    clear();
    const shownOn = board;
    if (!isStill) await drop(count, path);
    if (shownOn !== board) return;
    const end = ballPlace(count, count, cupOf(path));
    board.ball.style.transform = at({ x: end.x, y: end.y + 14 });
    board.ball.classList.add('fallen');
    const points = path
      .map((_, row) => ballPlace(count, row, cupOf(path.slice(0, row))))
      .map(({ x, y }) => `${x},${y}`);
    board.trail.setAttribute('points', [...points, `${end.x},${end.y}`].join(' '));
    board.cups[cupOf(path)]?.classList.add('landed');
  }

  draw();
  return {
    scene: holder,
    desk: el('div.desk', {}, rows.root, risk.root),
    choice,
    choose(next) {
      const [count = '', named = ''] = next.split('.');
      if (next === choice()) return;
      rows.set(count);
      risk.set(named);
      draw();
    },
    lock(isLocked) {
      rows.lock(isLocked);
      risk.lock(isLocked);
    },
    clear,
    show,
  };
}
