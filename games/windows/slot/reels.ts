/** The five reels on one canvas: motion, the lines that win, and what rests. */
import { lines, reelCount, rowCount } from '../../engines/slot/rules.ts';
import type { SlotSymbol } from '../../engines/slot/rules.ts';
import { cellsOfWin } from '../../engines/slot/wins.ts';
import type { LineWin } from '../../engines/slot/wins.ts';
import type { PlaySpin } from '@foyer/contract/games/slot.ts';
import { fallMs, paintScene } from './board.ts';
import type { Scene, ShownCoin } from './board.ts';
import { isCalm, wait } from '../frame/dom.ts';
import { smearHeight, spritesOf } from './raster.ts';
import type { Sprites, SymbolImages } from './raster.ts';
import { createReel } from './reel.ts';

const staggerMs = 70;
const firstStopMs = 820;
const betweenStopsMs = 260;

export interface Highlight {
  readonly cells: ReadonlySet<string>;
  /** Lines to draw, by place in the list of lines. */
  readonly lines: readonly number[];
}

export interface Reels {
  readonly canvas: HTMLCanvasElement;
  resize(width: number, height: number): void;
  show(strips: readonly string[], stops: readonly number[]): void;
  start(strips: readonly string[]): void;
  /** Lands reel by reel, the last about 2.4 s after the start. */
  stop(stops: readonly number[], onStop: (reel: number) => void): Promise<void>;
  highlight(what: Highlight | undefined): void;
  /** Whether the reels have stopped on these columns. */
  shows(columns: readonly string[]): boolean;
  /** Stands on a grid that no strip has, or with amounts on its coins. */
  stand(columns: readonly string[], coins?: readonly ShownCoin[]): void;
  /** Lets the winners leave and what follows fall. */
  fall(before: readonly string[], gone: ReadonlySet<string>, after: readonly string[]): Promise<void>;
  /** Shows the coins of a hold; while it turns, the free cells run. */
  hold(coins: readonly ShownCoin[], isTurning: boolean): void;
}

/** One win of a spin. */
export type PlayWin = PlaySpin['lineWins'][number];

const cellKey = (reel: number, row: number): string => `${reel}/${row}`;

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

export function createReels(images: SymbolImages, tone: { readonly line: string; readonly glow: string }): Reels {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const draw = context;
  const reels = Array.from({ length: reelCount }, createReel);
  let sprites: Sprites | undefined;
  let shown: Highlight | undefined;
  let shownMs = 0;
  let startedMs = 0;
  let untilMs = 0;
  let frame = 0;
  let spinning: readonly string[] = [];
  let scene: Scene | undefined;

  const cell = () => ({ w: canvas.width / reelCount, h: canvas.height / rowCount });

  function wake(): void {
    frame ||= requestAnimationFrame(paint);
  }

  function paint(nowMs: number): void {
    frame = 0;
    draw.clearRect(0, 0, canvas.width, canvas.height);
    const isActing = scene ? paintScene(brush(nowMs), scene, nowMs) : false;
    if (!scene) reels.forEach((reel, index) => paintReel(reel, index, nowMs));
    if (shown) shown.lines.forEach((line) => paintLine(line, nowMs));
    const isMoving = isActing || nowMs < untilMs || (shown !== undefined && !isCalm());
    if (isMoving) wake();
  }

  const brush = (nowMs: number) => ({
    draw,
    cell,
    symbol: (symbol: SlotSymbol, at: { x: number; y: number; key: string }, look: { alpha: number; scale: number }) =>
      paintSymbol(symbol, { ...at, isFast: false, ...look }, nowMs),
  });

  function paintReel(reel: ReturnType<typeof createReel>, index: number, nowMs: number): void {
    if (!sprites) return;
    const { w, h } = cell();
    const position = reel.position(nowMs);
    const first = Math.floor(position);
    const isFast = reel.speedAt(nowMs) > 9;
    draw.save();
    draw.beginPath();
    draw.rect(index * w, 0, w, canvas.height);
    draw.clip();
    for (let place = first; place <= first + rowCount; place += 1) {
      const row = place - first;
      const y = (place - position) * h;
      paintSymbol(reel.at(place), { x: index * w, y, isFast, key: cellKey(index, row) }, nowMs);
    }
    draw.restore();
  }

  function paintSymbol(
    symbol: SlotSymbol,
    at: { x: number; y: number; isFast: boolean; key: string; alpha?: number; scale?: number },
    nowMs: number,
  ): void {
    const sprite = sprites?.[symbol];
    if (!sprite) return;
    const { w, h } = cell();
    const isWinning = shown?.cells.has(at.key) ?? false;
    const beat = isWinning && !isCalm() ? 1 + 0.045 * Math.sin((nowMs - shownMs) / 190) : 1;
    const size = Math.min(w, h) * 0.94 * beat * (at.scale ?? 1);
    const [x, y] = [at.x + (w - size) / 2, at.y + (h - size) / 2];
    if (isWinning) paintPlate(at.x, at.y, w, h);
    draw.globalAlpha = (shown && !isWinning ? 0.3 : 1) * (at.alpha ?? 1);
    if (at.isFast) draw.drawImage(sprite.moving, x, y - (size * (smearHeight - 1)) / 2, size, size * smearHeight);
    else draw.drawImage(sprite.sharp, x, y, size, size);
    draw.globalAlpha = 1;
  }

  function paintPlate(x: number, y: number, w: number, h: number): void {
    const inset = w * 0.035;
    draw.beginPath();
    draw.roundRect(x + inset, y + inset, w - inset * 2, h - inset * 2, w * 0.09);
    draw.fillStyle = tone.glow;
    draw.fill();
    draw.lineWidth = Math.max(1.5, w * 0.016);
    draw.strokeStyle = tone.line;
    draw.stroke();
  }

  function paintLine(line: number, nowMs: number): void {
    const { w, h } = cell();
    const rows = lines[line] ?? [];
    const grown = isCalm() ? 1 : Math.min(1, (nowMs - shownMs) / 360);
    draw.save();
    draw.beginPath();
    rows.forEach((row, reel) => {
      const [x, y] = [(reel + 0.5) * w, (row + 0.5) * h];
      if (reel === 0) draw.moveTo(0, y);
      draw.lineTo(x, y);
      if (reel === reelCount - 1) draw.lineTo(canvas.width, y);
    });
    draw.setLineDash([canvas.width * 2 * grown, canvas.width * 4]);
    draw.lineJoin = 'round';
    draw.globalAlpha = 0.85;
    draw.strokeStyle = 'rgb(0 0 0 / 0.55)';
    draw.lineWidth = w * 0.05;
    draw.stroke();
    draw.strokeStyle = tone.line;
    draw.lineWidth = w * 0.024;
    draw.stroke();
    draw.restore();
  }

  return {
    canvas,
    resize(width, height) {
      const scale = Math.min(2.5, devicePixelRatio || 1);
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      sprites = spritesOf(images, Math.round(Math.min(cell().w, cell().h) * 1.02));
      wake();
    },
    show(strips, stops) {
      reels.forEach((reel, index) => reel.show(strips[index] ?? 'A', stops[index] ?? 0));
      [shown, scene] = [undefined, undefined];
      wake();
    },
    start(strips) {
      spinning = strips;
      scene = undefined;
      startedMs = performance.now();
      shown = undefined;
      untilMs = Infinity;
      canvas.classList.toggle('resting', isCalm());
      if (!isCalm()) reels.forEach((reel, index) => reel.start(startedMs + index * staggerMs, strips[index] ?? 'A'));
      wake();
    },
    async stop(stops, onStop) {
      for (const [index, reel] of reels.entries()) {
        await wait(startedMs + firstStopMs + index * betweenStopsMs - performance.now());
        const stop = stops[index] ?? 0;
        const nowMs = performance.now();
        if (isCalm()) reel.show(spinning[index] ?? 'A', stop);
        untilMs = isCalm() ? nowMs + 300 : reel.land(nowMs, stop) + 100;
        setTimeout(onStop, isCalm() ? 0 : 420, index);
        wake();
      }
      await wait(untilMs - performance.now());
      canvas.classList.remove('resting');
    },
    shows: (columns) =>
      reels.every((reel, index) => {
        const top = Math.round(reel.position(performance.now()));
        return Array.from(columns[index] ?? '').every((symbol, row) => reel.at(top + row) === symbol);
      }),
    stand(columns, coins = []) {
      // Aligns the strip as well, so that the next spin starts from what is visible.
      reels.forEach((reel, index) => reel.show(columns[index] ?? 'A', 0));
      scene = { kind: 'grid', columns, coins };
      [shown, untilMs] = [undefined, 0];
      wake();
    },
    async fall(before, gone, after) {
      shown = undefined;
      scene = { kind: 'fall', before, gone, after, fromMs: performance.now() - (isCalm() ? fallMs : 0) };
      wake();
      await wait(isCalm() ? 120 : fallMs + 40);
      this.stand(after);
    },
    hold(coins, isTurning) {
      scene = { kind: 'hold', coins, isTurning, fromMs: performance.now() };
      [shown, untilMs] = [undefined, 0];
      wake();
    },
    highlight(what) {
      shown = what;
      shownMs = performance.now();
      wake();
    },
  };
}
