/** Paints winning lines behind the symbols, each in its own colour, with its pay at its end. */
import { lines, reelCount } from '../../engines/slot/rules.ts';
import { isCalm } from '../frame/dom.ts';

export interface WinLine {
  /** Index in the list of lines. */
  readonly line: number;
  /** The number of reels that its win goes through. */
  readonly count: number;
  /** What it pays, as text. */
  readonly pay: string;
}

export interface LineBrush {
  readonly draw: CanvasRenderingContext2D;
  readonly cell: { readonly w: number; readonly h: number };
  readonly sinceMs: number;
}

const growMs = 420;
/** With more lines than this their pays would cover each other; they follow one by one. */
const mostPays = 3;

/** Neighbouring lines get distant hues. */
const colourOf = (line: number): string => `hsl(${Math.round(line * 137.5 + 44) % 360} 92% 66%)`;

export function paintLines(brush: LineBrush, shown: readonly WinLine[]): void {
  for (const one of shown) paintLine(brush, one);
}

export function paintPays(brush: LineBrush, shown: readonly WinLine[]): void {
  if (shown.length <= mostPays) for (const one of shown) paintPay(brush, one);
}

function trace({ draw, cell: { w, h } }: LineBrush, rows: readonly number[], from: number, to: number): void {
  draw.beginPath();
  if (from === 0) draw.moveTo(0, ((rows[0] ?? 0) + 0.5) * h);
  for (let reel = from; reel <= to; reel += 1) draw.lineTo((reel + 0.5) * w, ((rows[reel] ?? 0) + 0.5) * h);
  if (to === reelCount - 1) draw.lineTo(reelCount * w, ((rows[to] ?? 0) + 0.5) * h);
}

function paintLine(brush: LineBrush, { line, count }: WinLine): void {
  const { draw, cell, sinceMs } = brush;
  const rows = lines[line] ?? [];
  const grown = isCalm() ? 1 : Math.min(1, sinceMs / growMs);
  const reach = reelCount * cell.w;
  draw.save();
  draw.lineJoin = 'round';
  draw.lineCap = 'round';
  draw.setLineDash([reach * 2 * grown, reach * 4]);
  trace(brush, rows, 0, count - 1);
  stroke(draw, 'rgb(0 0 0 / 0.6)', cell.w * 0.066);
  stroke(draw, colourOf(line), cell.w * 0.036);
  if (count < reelCount && grown === 1) {
    trace(brush, rows, count - 1, reelCount - 1);
    draw.globalAlpha = 0.45;
    stroke(draw, colourOf(line), cell.w * 0.02);
  }
  draw.restore();
}

function stroke(draw: CanvasRenderingContext2D, colour: string, width: number): void {
  draw.strokeStyle = colour;
  draw.lineWidth = width;
  draw.stroke();
}

/** A tag at the right end of the line; below a fifth symbol that has won, which it must not cover. */
function paintPay({ draw, cell: { w, h }, sinceMs }: LineBrush, { line, count, pay }: WinLine): void {
  if (!isCalm() && sinceMs < growMs) return;
  const row = lines[line]?.[reelCount - 1] ?? 0;
  const size = Math.max(h * 0.13, Math.min(w * 0.2, 11 * Math.min(2, devicePixelRatio || 1)));
  draw.save();
  draw.font = `700 ${size}px system-ui, sans-serif`;
  const width = draw.measureText(pay).width + size * 1.1;
  const tall = size * 1.62;
  const right = reelCount * w - w * 0.05;
  const middle = (row + (count === reelCount ? 0.86 : 0.5)) * h;
  draw.beginPath();
  draw.roundRect(right - width, middle - tall / 2, width, tall, tall / 2);
  draw.fillStyle = 'rgb(8 8 12 / 0.9)';
  draw.fill();
  stroke(draw, colourOf(line), Math.max(1.5, size * 0.1));
  draw.fillStyle = '#fff';
  draw.textAlign = 'center';
  draw.textBaseline = 'middle';
  draw.fillText(pay, right - width / 2, middle + size * 0.05);
  draw.restore();
}
