/** The five reels on one canvas: motion, winning lines and scenes. */
import { reelCount, rowCount } from '../../engines/slot/rules.ts';
import type { SlotSymbol } from '../../engines/slot/rules.ts';
import { cellsOfWin } from '../../engines/slot/wins.ts';
import type { LineWin } from '../../engines/slot/wins.ts';
import type { PlaySpin } from '@foyer/contract/play/slot.ts';
import { cellKey, fallMs } from './board.ts';
import type { ShownCoin } from './board.ts';
import { isCalm, wait } from '../frame/dom.ts';
import { createFrames, createMotion } from './motion.ts';
import { paintPicture } from './picture.ts';
import type { Highlight, Picture, Tone } from './picture.ts';
import { spritesOf } from './raster.ts';
import type { SymbolImages } from './raster.ts';
import { createReel } from './reel.ts';
import type { Reel } from './reel.ts';
import { winnersMs } from './winners.ts';

export interface Reels {
  readonly canvas: HTMLCanvasElement;
  resize(width: number, height: number): void;
  show(strips: readonly string[], stops: readonly number[]): void;
  start(strips: readonly string[]): void;
  /** Lands reel by reel, the last about 2.4 s after the start; the `open` reels about a second later each. */
  stop(stops: readonly number[], onStop: (reel: number) => void, open?: readonly boolean[]): Promise<void>;
  highlight(what: Highlight | undefined): void;
  /** Whether the reels have stopped on these columns. */
  shows(columns: readonly string[]): boolean;
  /** Shows a grid that need not be on the strips, optionally with amounts on its coins. */
  stand(columns: readonly string[], coins?: readonly ShownCoin[]): void;
  /** Removes the cells in `gone` and lets the symbols above fall. */
  fall(before: readonly string[], gone: ReadonlySet<string>, after: readonly string[]): Promise<void>;
  /** Shows the coins of a hold; the free cells spin if `isTurning`. */
  hold(coins: readonly ShownCoin[], isTurning: boolean): void;
}

/** One win of a spin. */
export type PlayWin = PlaySpin['lineWins'][number];

/** The cells of a win: a line's first symbols, or every row that its ways go through. */
export const cellsOf = (columns: readonly string[], win: PlayWin): string[] =>
  cellsOfWin(
    columns.map((column) => Array.from(column) as SlotSymbol[]),
    win as LineWin,
  ).map(([reel, row]) => cellKey(reel, row));

export function scatterCells(spin: PlaySpin): string[] {
  return spin.reels.flatMap((column, reel) =>
    Array.from(column).flatMap((symbol, row) => (symbol === 'S' ? [cellKey(reel, row)] : [])),
  );
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}

const createPicture = (tone: Tone): Picture => ({
  draw: contextOf(document.createElement('canvas')),
  scratch: contextOf(document.createElement('canvas')),
  tone,
  reels: Array.from({ length: reelCount }, createReel),
  sprites: undefined,
  shown: undefined,
  shownMs: 0,
  scene: undefined,
  watched: undefined,
});

export function createReels(images: SymbolImages, tone: Tone): Reels {
  const picture = createPicture(tone);
  const { reels, draw } = picture;
  const { canvas } = draw;
  const wake = createFrames((nowMs) => {
    const isActing = paintPicture(picture, nowMs);
    const isCelebrating = picture.shown !== undefined && !isCalm() && nowMs - picture.shownMs < winnersMs;
    return isActing || nowMs < motion.untilMs || isCelebrating;
  });
  const motion = createMotion(reels, { canvas, wake, watch: (reel) => (picture.watched = reel) });

  return {
    canvas,
    resize(width, height) {
      const scale = Math.min(2.5, devicePixelRatio || 1);
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      const short = Math.min(canvas.width / reelCount, canvas.height / rowCount);
      picture.sprites = spritesOf(images, Math.round(short * 1.16));
      wake();
    },
    show(strips, stops) {
      reels.forEach((reel, index) => reel.show(strips[index] ?? 'A', stops[index] ?? 0));
      [picture.shown, picture.scene] = [undefined, undefined];
      wake();
    },
    start(strips) {
      [picture.shown, picture.scene] = [undefined, undefined];
      motion.start(strips);
    },
    stop: (stops, onStop, open) => motion.stop(stops, onStop, open),
    shows: (columns) => showsColumns(reels, columns),
    stand(columns, coins = []) {
      // Aligns the strip as well, so that the next spin starts from what is visible.
      reels.forEach((reel, index) => reel.show(columns[index] ?? 'A', 0));
      picture.scene = { kind: 'grid', columns, coins };
      picture.shown = undefined;
      motion.end();
    },
    async fall(before, gone, after) {
      picture.shown = undefined;
      const fromMs = performance.now() - (isCalm() ? fallMs : 0);
      picture.scene = { kind: 'fall', before, gone, after, fromMs };
      wake();
      await wait(isCalm() ? 120 : fallMs + 40);
      this.stand(after);
    },
    hold(coins, isTurning) {
      picture.scene = { kind: 'hold', coins, isTurning, fromMs: performance.now() };
      picture.shown = undefined;
      motion.end();
    },
    highlight(what) {
      picture.shown = what;
      picture.shownMs = performance.now();
      wake();
    },
  };
}

const showsColumns = (reels: readonly Reel[], columns: readonly string[]): boolean =>
  reels.every((reel, index) => {
    const top = Math.round(reel.position(performance.now()));
    return Array.from(columns[index] ?? '').every((symbol, row) => reel.at(top + row) === symbol);
  });
