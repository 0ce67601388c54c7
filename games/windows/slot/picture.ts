/** Paints one frame of the reels: symbols, highlighted winners and lines; or a scene in place of the reels. */
import { lines, reelCount, rowCount } from '../../engines/slot/rules.ts';
import type { SlotSymbol } from '../../engines/slot/rules.ts';
import { isCalm } from '../frame/dom.ts';
import { cellKey, paintScene } from './board.ts';
import type { Brush, Scene } from './board.ts';
import { smearHeight } from './raster.ts';
import type { Sprites } from './raster.ts';
import type { Reel } from './reel.ts';

export interface Highlight {
  readonly cells: ReadonlySet<string>;
  /** Lines to draw, as indexes in the list of lines. */
  readonly lines: readonly number[];
}

/** Colours for the border and background of winners. */
export interface Tone {
  readonly line: string;
  readonly glow: string;
}

export interface Picture {
  readonly draw: CanvasRenderingContext2D;
  readonly tone: Tone;
  readonly reels: readonly Reel[];
  sprites: Sprites | undefined;
  shown: Highlight | undefined;
  /** When `shown` was set, by `performance.now()`. */
  shownMs: number;
  /** Painted in place of the reels. */
  scene: Scene | undefined;
}

const cellOf = ({ draw: { canvas } }: Picture) => ({ w: canvas.width / reelCount, h: canvas.height / rowCount });

/** Returns whether a scene is still being animated. */
export function paintPicture(picture: Picture, nowMs: number): boolean {
  const { draw, reels, scene, shown } = picture;
  draw.clearRect(0, 0, draw.canvas.width, draw.canvas.height);
  const isActing = scene ? paintScene(brush(picture, nowMs), scene, nowMs) : false;
  if (!scene) reels.forEach((reel, index) => paintReel(picture, reel, index, nowMs));
  if (shown) shown.lines.forEach((line) => paintLine(picture, line, nowMs));
  return isActing;
}

const brush = (picture: Picture, nowMs: number): Brush => ({
  draw: picture.draw,
  cell: () => cellOf(picture),
  symbol: (symbol, at, look) => paintSymbol(picture, symbol, { ...at, isFast: false, ...look }, nowMs),
});

function paintReel(picture: Picture, reel: Reel, index: number, nowMs: number): void {
  const { draw, sprites } = picture;
  if (!sprites) return;
  const { w, h } = cellOf(picture);
  const position = reel.position(nowMs);
  const first = Math.floor(position);
  const isFast = reel.speedAt(nowMs) > 9;
  draw.save();
  draw.beginPath();
  draw.rect(index * w, 0, w, draw.canvas.height);
  draw.clip();
  for (let place = first; place <= first + rowCount; place += 1) {
    const row = place - first;
    const y = (place - position) * h;
    paintSymbol(picture, reel.at(place), { x: index * w, y, isFast, key: cellKey(index, row) }, nowMs);
  }
  draw.restore();
}

function paintSymbol(
  picture: Picture,
  symbol: SlotSymbol,
  at: { x: number; y: number; isFast: boolean; key: string; alpha?: number; scale?: number },
  nowMs: number,
): void {
  const { draw, shown, shownMs } = picture;
  const sprite = picture.sprites?.[symbol];
  if (!sprite) return;
  const { w, h } = cellOf(picture);
  const isWinning = shown?.cells.has(at.key) ?? false;
  const beat = isWinning && !isCalm() ? 1 + 0.045 * Math.sin((nowMs - shownMs) / 190) : 1;
  const size = Math.min(w, h) * 0.94 * beat * (at.scale ?? 1);
  const [x, y] = [at.x + (w - size) / 2, at.y + (h - size) / 2];
  if (isWinning) paintPlate(picture, at.x, at.y);
  draw.globalAlpha = (shown && !isWinning ? 0.3 : 1) * (at.alpha ?? 1);
  if (at.isFast) draw.drawImage(sprite.moving, x, y - (size * (smearHeight - 1)) / 2, size, size * smearHeight);
  else draw.drawImage(sprite.sharp, x, y, size, size);
  draw.globalAlpha = 1;
}

function paintPlate(picture: Picture, x: number, y: number): void {
  const { draw, tone } = picture;
  const { w, h } = cellOf(picture);
  const inset = w * 0.035;
  draw.beginPath();
  draw.roundRect(x + inset, y + inset, w - inset * 2, h - inset * 2, w * 0.09);
  draw.fillStyle = tone.glow;
  draw.fill();
  draw.lineWidth = Math.max(1.5, w * 0.016);
  draw.strokeStyle = tone.line;
  draw.stroke();
}

function paintLine(picture: Picture, line: number, nowMs: number): void {
  const { draw, tone, shownMs } = picture;
  const { width } = draw.canvas;
  const { w, h } = cellOf(picture);
  const rows = lines[line] ?? [];
  const grown = isCalm() ? 1 : Math.min(1, (nowMs - shownMs) / 360);
  draw.save();
  draw.beginPath();
  rows.forEach((row, reel) => {
    const [x, y] = [(reel + 0.5) * w, (row + 0.5) * h];
    if (reel === 0) draw.moveTo(0, y);
    draw.lineTo(x, y);
    if (reel === reelCount - 1) draw.lineTo(width, y);
  });
  draw.setLineDash([width * 2 * grown, width * 4]);
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
