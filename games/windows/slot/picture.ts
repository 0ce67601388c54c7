/** Paints one frame of the reels: symbols, winners and their lines; or a scene in place of the reels. */
import { reelCount, rowCount } from '../../engines/slot/rules.ts';
import type { SlotSymbol } from '../../engines/slot/rules.ts';
import { isCalm } from '../frame/dom.ts';
import { cellKey, paintScene } from './board.ts';
import type { Brush, Scene } from './board.ts';
import { smearHeight } from './raster.ts';
import type { Sprites } from './raster.ts';
import type { Reel } from './reel.ts';
import { paintWinner, paintWinnerGround } from './winners.ts';
import type { Winner, WinnerBrush } from './winners.ts';
import { paintLines, paintPays } from './winLines.ts';
import type { WinLine } from './winLines.ts';

export interface Highlight {
  readonly cells: ReadonlySet<string>;
  readonly lines: readonly WinLine[];
  /** Sparks fly at the first sight of a win, not at each of its lines afterwards. */
  readonly hasSparks?: boolean;
}

/** Colours for the border and background of winners. */
export interface Tone {
  readonly line: string;
  readonly glow: string;
  readonly halo: string;
}

export interface Picture {
  readonly draw: CanvasRenderingContext2D;
  /** A canvas for parts of a frame. */
  readonly scratch: CanvasRenderingContext2D;
  readonly tone: Tone;
  readonly reels: readonly Reel[];
  sprites: Sprites | undefined;
  shown: Highlight | undefined;
  /** When `shown` was set, by `performance.now()`. */
  shownMs: number;
  /** Painted in place of the reels. */
  scene: Scene | undefined;
  /** The reel that turns slowly, because its landing decides something. */
  watched: number | undefined;
}

/** The side of a symbol's picture in relation to its cell. The drawing itself takes 87 % of its picture. */
const fill = 1.03;
const dimMs = 220;

const cellOf = ({ draw: { canvas } }: Picture) => ({ w: canvas.width / reelCount, h: canvas.height / rowCount });

/** A frame in the making: winners are collected, so that they are painted above everything else. */
interface Frame {
  readonly picture: Picture;
  readonly nowMs: number;
  readonly winners: Winner[];
}

/** Returns whether a scene is still being animated. */
export function paintPicture(picture: Picture, nowMs: number): boolean {
  const { draw, reels, scene } = picture;
  const frame: Frame = { picture, nowMs, winners: [] };
  draw.clearRect(0, 0, draw.canvas.width, draw.canvas.height);
  if (picture.watched !== undefined) paintWatched(picture, picture.watched, nowMs);
  const isActing = scene ? paintScene(brush(frame), scene, nowMs) : false;
  if (!scene) reels.forEach((reel, index) => paintReel(frame, reel, index));
  paintWinners(frame);
  return isActing;
}

const brush = (frame: Frame): Brush => ({
  draw: frame.picture.draw,
  cell: () => cellOf(frame.picture),
  symbol: (symbol, at, look) => paintSymbol(frame, symbol, { ...at, isFast: false, ...look }),
});

/** Light behind the reel that is awaited, as long as it turns. */
function paintWatched(picture: Picture, index: number, nowMs: number): void {
  const { draw, reels, tone } = picture;
  if ((reels[index]?.speedAt(nowMs) ?? 0) === 0) return;
  const { w } = cellOf(picture);
  const tall = draw.canvas.height;
  const light = draw.createLinearGradient(index * w, 0, (index + 1) * w, 0);
  light.addColorStop(0, tone.halo);
  light.addColorStop(0.5, tone.glow);
  light.addColorStop(1, tone.halo);
  draw.fillStyle = light;
  draw.fillRect(index * w, 0, w, tall);
  draw.strokeStyle = tone.line;
  draw.lineWidth = Math.max(2, w * 0.025);
  draw.beginPath();
  draw.roundRect(index * w + w * 0.02, w * 0.02, w * 0.96, tall - w * 0.04, w * 0.06);
  draw.stroke();
}

function paintReel(frame: Frame, reel: Reel, index: number): void {
  const { picture, nowMs } = frame;
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
    paintSymbol(frame, reel.at(place), { x: index * w, y, isFast, key: cellKey(index, row) });
  }
  draw.restore();
}

interface At {
  readonly x: number;
  readonly y: number;
  readonly isFast: boolean;
  readonly key: string;
  readonly alpha?: number;
  readonly scale?: number;
}

function paintSymbol({ picture, nowMs, winners }: Frame, symbol: SlotSymbol, at: At): void {
  const { draw, shown, shownMs } = picture;
  const sprite = picture.sprites?.[symbol];
  if (!sprite) return;
  const { w, h } = cellOf(picture);
  const alpha = at.alpha ?? 1;
  if (shown?.cells.has(at.key) === true) return void winners.push({ symbol, x: at.x, y: at.y, alpha });
  const size = Math.min(w, h) * fill * (at.scale ?? 1);
  const [x, y] = [at.x + (w - size) / 2, at.y + (h - size) / 2];
  const dim = isCalm() ? 1 : Math.min(1, (nowMs - shownMs) / dimMs);
  draw.globalAlpha = (shown ? 1 - 0.68 * dim : 1) * alpha;
  if (at.isFast) draw.drawImage(sprite.moving, x, y - (size * (smearHeight - 1)) / 2, size, size * smearHeight);
  else draw.drawImage(sprite.sharp, x, y, size, size);
  draw.globalAlpha = 1;
}

/** Grounds first, lines over them, then the symbols, so that no line crosses a letter. */
function paintWinners({ picture, nowMs, winners }: Frame): void {
  const { draw, tone, sprites, scratch, shown, shownMs } = picture;
  if (!shown || !sprites) return;
  const cell = cellOf(picture);
  const sinceMs = nowMs - shownMs;
  const size = Math.min(cell.w, cell.h) * fill;
  const own: WinnerBrush = { draw, tone, sprites, scratch, cell, size, sinceMs, hasSparks: shown.hasSparks === true };
  for (const winner of winners) paintWinnerGround(own, winner);
  paintLines(own, shown.lines);
  for (const winner of winners) paintWinner(own, winner);
  // The plate is about to cover the pays, so they follow with the lines.
  if (!own.hasSparks) paintPays(own, shown.lines);
}
