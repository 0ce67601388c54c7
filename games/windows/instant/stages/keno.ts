/** A drum of glass, the tube for the drawn balls, and a board of numbers on which hits light up. */
import './keno.css';
import './kenoKeys.css';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import type { InstantCode } from '../../../engines/instant/game.ts';
import { isKenoCode, kenoDrums } from '../../../engines/instant/kenoPays.ts';
import type { KenoDrum } from '../../../engines/instant/kenoPays.ts';
import { el, wait } from '../../frame/dom.ts';
import type { Sound } from '../sound.ts';
import type { Words } from '../words.ts';
import { drumPicture, inkOf } from './kenoMachine.ts';
import { createGrid, payRows, quickPicks, topPayRows } from './kenoSlip.ts';
import type { Stage, StageHost } from './stage.ts';

const ballMs = { keno80: 150, keno40: 260, markSix: 420, pickFive: 480 } as const;

export function kenoStage({ words, sound, onChoice }: StageHost, code: InstantCode): Stage {
  if (!isKenoCode(code)) throw new Error(`${code} has no drum`);
  const drum = kenoDrums[code];
  let isLocked = false;
  const slip = createSlip(words, drum, (ball) => {
    if (isLocked) return;
    slip.toggle(ball);
    onChoice();
  });
  const picks = quickPicks(words, drum, (marks) => {
    if (isLocked) return;
    slip.set(marks);
    onChoice();
  });
  const { grid, tray, count, pays } = slip;
  return {
    scene: el('div.drum', {}, el('div.machine', {}, drumPicture(), tray), grid),
    desk: el(
      'div.desk',
      {},
      el('div.desk-head', {}, el('span.label', {}, words('marks')), count),
      el('div.quick', {}, ...picks),
      pays,
    ),
    choice: () => [...slip.marks].sort((a, b) => a - b).join('.'),
    choose: (next) => slip.set(next.split('.').map(Number)),
    lock(isNow) {
      isLocked = isNow;
      for (const button of picks) button.disabled = isNow;
      grid.toggleAttribute('data-locked', isNow);
    },
    clear: () => slip.clear(),
    paidAt: () => tray,
    show: ({ shown }, isStill) => rollAll(slip, shown, isStill ? 0 : ballMs[drum.code], sound),
  };
}

interface Slip {
  readonly grid: HTMLElement;
  readonly tray: HTMLElement;
  readonly count: HTMLElement;
  readonly pays: HTMLElement;
  readonly marks: ReadonlySet<number>;
  /** Counts the calls of `clear`, so that a running animation notices that it is outdated. */
  readonly cleared: number;
  set(marks: readonly number[]): void;
  toggle(ball: number): void;
  roll(balls: readonly number[]): void;
  /** Starts or stops the balls in the drum. */
  turn(isTurning: boolean): void;
  clear(): void;
}

/** The player's marks, the drawn balls, and the elements that show both. */
function createSlip(words: Words, drum: KenoDrum, onMark: (ball: number) => void): Slip {
  const marks = new Set<number>();
  let drawn: number[] = [];
  let cleared = 0;
  const grid = createGrid(words, drum.balls, onMark);
  const tray = el('ol.tray', { 'aria-label': words('drawnNumbers') });
  const pays = el('ol.hit-pays');
  const count = el('b.fig');

  function draw(): void {
    grid.draw({ marks, drawn });
    count.textContent = words('marksOf', { count: marks.size });
    const isEmpty = marks.size === 0;
    pays.replaceChildren(...(isEmpty ? topPayRows(words, drum) : payRows(words, drum, { marks, drawn })));
    pays.classList.toggle('top-pays', isEmpty);
  }
  function empty(): void {
    drawn = [];
    tray.classList.remove('drawing');
    tray.replaceChildren();
  }

  draw();
  return {
    grid: grid.root,
    tray,
    count,
    pays,
    marks,
    get cleared() {
      return cleared;
    },
    set(next) {
      marks.clear();
      for (const ball of next) marks.add(ball);
      empty();
      draw();
    },
    toggle(ball) {
      if (drawn.length > 0) empty();
      if (!marks.delete(ball) && marks.size < drum.pays.length) marks.add(ball);
      draw();
    },
    roll(balls) {
      drawn.push(...balls);
      tray.append(
        ...balls.map((ball) =>
          el(marks.has(ball) ? 'li.hit' : 'li', { 'data-ink': String(inkOf(drum.code, ball)) }, String(ball)),
        ),
      );
      draw();
    },
    turn: (isTurning) => void tray.classList.toggle('drawing', isTurning),
    clear() {
      cleared += 1;
      empty();
      draw();
    },
  };
}

/** Pauses for `pauseMs` before each ball; 0 shows all at once. */
async function rollAll(slip: Slip, shown: InstantRound['shown'], pauseMs: number, sound: Sound): Promise<void> {
  slip.clear();
  if (pauseMs === 0) return slip.roll(shown);
  const mine = slip.cleared;
  slip.turn(true);
  for (const ball of shown) {
    await wait(pauseMs);
    // The slip was cleared meanwhile, for instance by the next round.
    if (mine !== slip.cleared) return;
    slip.roll([ball]);
    sound.tick(slip.marks.has(ball) ? 8 : 0);
  }
  slip.turn(false);
  return wait(350);
}
