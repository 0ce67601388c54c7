/**
 * Paints the symbols that have won: a pop, a shine that passes over them, a ring and sparks, each within 900 ms. Under
 * reduced motion they stand still. Callers pass no winners for a return of at most the stake. M11
 */
import type { SlotSymbol } from '../../engines/slot/rules.ts';
import { isCalm } from '../frame/dom.ts';
import type { Tone } from './picture.ts';
import type { Sprites } from './raster.ts';

/** After this time the winners stand still. */
export const winnersMs = 920;
const popMs = 700;
const shineFromMs = 160;
const shineMs = 620;
const sparkCount = 9;
const peak = 1.12;
const rest = 1.06;

export interface Winner {
  readonly symbol: SlotSymbol;
  /** The upper left corner of its cell. */
  readonly x: number;
  readonly y: number;
  readonly alpha: number;
}

export interface WinnerBrush {
  readonly draw: CanvasRenderingContext2D;
  readonly tone: Tone;
  readonly sprites: Sprites;
  /** A canvas to clip the shine to a symbol. */
  readonly scratch: CanvasRenderingContext2D;
  readonly cell: { readonly w: number; readonly h: number };
  /** The side of a symbol that stands still. */
  readonly size: number;
  /** Time since the winners are shown; Infinity once nothing moves any more. */
  readonly sinceMs: number;
  readonly hasSparks: boolean;
}

/** Grows quickly, passes its peak and settles. */
function scaleAt(sinceMs: number): number {
  const part = Math.min(1, sinceMs / popMs);
  const up = Math.min(1, part / 0.4);
  const risen = 1 + (peak - 1) * (1 - (1 - up) ** 3);
  return part < 0.4 ? risen : peak + (rest - peak) * (1 - (1 - (part - 0.4) / 0.6) ** 2);
}

const since = (brush: WinnerBrush): number => (isCalm() ? Infinity : brush.sinceMs);

/** The lit ground of a winner's cell, below lines and symbols. */
export function paintWinnerGround({ draw, tone, cell: { w, h } }: WinnerBrush, { x, y }: Winner): void {
  const inset = w * 0.035;
  const light = draw.createRadialGradient(x + w / 2, y + h / 2, 0, x + w / 2, y + h / 2, Math.max(w, h) * 0.62);
  light.addColorStop(0, tone.halo);
  light.addColorStop(1, tone.glow);
  draw.beginPath();
  draw.roundRect(x + inset, y + inset, w - inset * 2, h - inset * 2, w * 0.09);
  draw.fillStyle = light;
  draw.fill();
  draw.lineWidth = Math.max(1.5, w * 0.018);
  draw.strokeStyle = tone.line;
  draw.stroke();
}

export function paintWinner(brush: WinnerBrush, winner: Winner): void {
  const { draw, sprites, cell, size } = brush;
  const t = since(brush);
  const side = size * scaleAt(t);
  const [x, y] = [winner.x + (cell.w - side) / 2, winner.y + (cell.h - side) / 2];
  const { sharp } = sprites[winner.symbol];
  draw.globalAlpha = winner.alpha;
  draw.drawImage(sharp, x, y, side, side);
  const shine = (t - shineFromMs) / shineMs;
  if (shine > 0 && shine < 1) draw.drawImage(shineOf(brush, sharp, shine), x, y, side, side);
  draw.globalAlpha = 1;
  if (t < winnersMs) paintRing(brush, winner, t / winnersMs);
  if (t < winnersMs && brush.hasSparks) paintSparks(brush, winner, t / winnersMs);
}

/** A slanted band of light, cut to the symbol's outline. `part` is how far it has passed. */
function shineOf({ scratch }: WinnerBrush, sharp: HTMLCanvasElement, part: number): HTMLCanvasElement {
  const { canvas } = scratch;
  const side = sharp.width;
  if (canvas.width !== side) [canvas.width, canvas.height] = [side, side];
  scratch.globalCompositeOperation = 'source-over';
  scratch.clearRect(0, 0, side, side);
  scratch.drawImage(sharp, 0, 0);
  scratch.globalCompositeOperation = 'source-in';
  const at = (part * 1.9 - 0.45) * side;
  const band = scratch.createLinearGradient(at - side * 0.22, 0, at + side * 0.22, side * 0.16);
  band.addColorStop(0, 'rgb(255 255 255 / 0)');
  band.addColorStop(0.5, 'rgb(255 255 255 / 0.78)');
  band.addColorStop(1, 'rgb(255 255 255 / 0)');
  scratch.fillStyle = band;
  scratch.fillRect(0, 0, side, side);
  return canvas;
}

/** The cell's frame, which grows and fades. */
function paintRing({ draw, tone, cell: { w, h } }: WinnerBrush, { x, y }: Winner, part: number): void {
  const out = w * 0.13 * (1 - (1 - part) ** 2) - w * 0.03;
  draw.save();
  draw.globalAlpha = (1 - part) ** 1.4;
  draw.lineWidth = Math.max(1, w * 0.03 * (1 - part));
  draw.strokeStyle = tone.line;
  draw.beginPath();
  draw.roundRect(x - out, y - out, w + out * 2, h + out * 2, w * 0.11);
  draw.stroke();
  draw.restore();
}

/** Four-pointed sparks that fly off the cell. Their places follow from their numbers. */
function paintSparks({ draw, tone, cell: { w, h } }: WinnerBrush, { x, y }: Winner, part: number): void {
  const short = Math.min(w, h);
  draw.save();
  draw.globalCompositeOperation = 'lighter';
  draw.fillStyle = tone.line;
  for (let spark = 0; spark < sparkCount; spark += 1) {
    const own = (spark * 0.618) % 1;
    const angle = (spark / sparkCount) * Math.PI * 2 + x + y;
    const way = short * (0.34 + (0.24 + own * 0.2) * (1 - (1 - part) ** 2));
    const size = short * (0.035 + own * 0.035) * (1 - part);
    draw.globalAlpha = 1 - part;
    paintSpark(draw, x + w / 2 + Math.cos(angle) * way, y + h / 2 + Math.sin(angle) * way, size);
  }
  draw.restore();
}

function paintSpark(draw: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  const waist = size * 0.22;
  draw.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const reach = point % 2 === 0 ? size : waist;
    const angle = (point * Math.PI) / 4;
    draw.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  draw.fill();
}
