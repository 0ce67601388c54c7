/**
 * Scenes that spinning reels cannot show: a grid without its winners, symbols that fall into it, and coins that hold
 * while the free cells spin. The house has settled everything that is shown. M03
 */
import { reelCount, rowCount } from '../../engines/slot/rules.ts';
import type { SlotSymbol } from '../../engines/slot/rules.ts';
import { isCalm } from '../frame/dom.ts';

export interface ShownCoin {
  readonly cell: number;
  readonly isNew: boolean;
  /** The amount on the coin. */
  readonly text: string;
}

export interface Brush {
  readonly draw: CanvasRenderingContext2D;
  readonly cell: () => { w: number; h: number };
  readonly symbol: (
    symbol: SlotSymbol,
    at: { x: number; y: number; key: string },
    look: { alpha: number; scale: number },
  ) => void;
}

const leaveMs = 260;
export const fallMs = 520;
const landMs = 260;

export type Scene =
  | { readonly kind: 'grid'; readonly columns: readonly string[]; readonly coins: readonly ShownCoin[] }
  | {
      readonly kind: 'fall';
      readonly before: readonly string[];
      /** Removed cells, as `reel/row`. */
      readonly gone: ReadonlySet<string>;
      readonly after: readonly string[];
      readonly fromMs: number;
    }
  | {
      readonly kind: 'hold';
      readonly coins: readonly ShownCoin[];
      readonly isTurning: boolean;
      readonly fromMs: number;
    };

export const cellKey = (reel: number, row: number): string => `${reel}/${row}`;

/** The number of rows that each symbol of a reel falls. */
export function dropsOf(gone: ReadonlySet<string>, reel: number): number[] {
  const kept = Array.from({ length: rowCount }, (_, row) => row).filter((row) => !gone.has(cellKey(reel, row)));
  const fresh = rowCount - kept.length;
  return Array.from({ length: rowCount }, (_, row) => (row < fresh ? fresh : row - (kept[row - fresh] ?? row)));
}

/** Paints a scene. Returns whether it is still animating. */
export function paintScene(brush: Brush, scene: Scene, nowMs: number): boolean {
  if (scene.kind === 'grid') return paintGrid(brush, scene);
  return scene.kind === 'fall' ? paintFall(brush, scene, nowMs) : paintHold(brush, scene, nowMs);
}

function eachCell(paint: (reel: number, row: number) => void): void {
  for (let reel = 0; reel < reelCount; reel += 1) for (let row = 0; row < rowCount; row += 1) paint(reel, row);
}

const still = { alpha: 1, scale: 1 };

function paintGrid(brush: Brush, { columns, coins }: Extract<Scene, { kind: 'grid' }>): boolean {
  const { w, h } = brush.cell();
  eachCell((reel, row) => {
    brush.symbol(columns[reel]?.[row] as SlotSymbol, { x: reel * w, y: row * h, key: cellKey(reel, row) }, still);
  });
  for (const coin of coins) paintValue(brush, coin);
  return false;
}

function paintFall(
  brush: Brush,
  { before, gone, after, fromMs }: Extract<Scene, { kind: 'fall' }>,
  nowMs: number,
): boolean {
  const { w, h } = brush.cell();
  const t = nowMs - fromMs;
  if (t < leaveMs) {
    eachCell((reel, row) => {
      const key = cellKey(reel, row);
      const rest = gone.has(key) ? 1 - t / leaveMs : 1;
      const look = { alpha: rest, scale: 0.7 + rest * 0.3 };
      brush.symbol(before[reel]?.[row] as SlotSymbol, { x: reel * w, y: row * h, key }, look);
    });
    return true;
  }
  const part = Math.min(1, (t - leaveMs) / (fallMs - leaveMs));
  const left = (1 - part) ** 2;
  brush.draw.save();
  brush.draw.beginPath();
  brush.draw.rect(0, 0, w * reelCount, h * rowCount);
  brush.draw.clip();
  eachCell((reel, row) => {
    const above = (dropsOf(gone, reel)[row] ?? 0) * left;
    brush.symbol(
      after[reel]?.[row] as SlotSymbol,
      { x: reel * w, y: (row - above) * h, key: cellKey(reel, row) },
      still,
    );
  });
  brush.draw.restore();
  return part < 1;
}

function paintHold(brush: Brush, scene: Extract<Scene, { kind: 'hold' }>, nowMs: number): boolean {
  const { w, h } = brush.cell();
  const t = nowMs - scene.fromMs;
  const held = new Map(scene.coins.map((coin) => [coin.cell, coin]));
  const part = isCalm() ? 1 : Math.min(1, t / landMs);
  eachCell((reel, row) => {
    const at = { x: reel * w, y: row * h, key: cellKey(reel, row) };
    const coin = held.get(reel * rowCount + row);
    paintPlate(brush, at, coin !== undefined);
    if (coin === undefined) {
      if (scene.isTurning && !isCalm()) paintTurning(brush, at, t + reel * 40 + row * 70);
      return;
    }
    const isLanding = coin.isNew && !scene.isTurning;
    brush.symbol('S', at, isLanding ? { alpha: part, scale: 0.7 + part * 0.3 } : still);
    if (!isLanding || part === 1) paintValue(brush, coin);
  });
  return scene.isTurning ? !isCalm() : part < 1;
}

function paintPlate({ draw, cell }: Brush, { x, y }: { x: number; y: number }, isHeld: boolean): void {
  const { w, h } = cell();
  const inset = w * 0.04;
  draw.beginPath();
  draw.roundRect(x + inset, y + inset, w - inset * 2, h - inset * 2, w * 0.1);
  draw.fillStyle = isHeld ? 'rgb(255 214 120 / 0.13)' : 'rgb(255 255 255 / 0.045)';
  draw.fill();
  draw.lineWidth = Math.max(1, w * 0.012);
  draw.strokeStyle = isHeld ? 'rgb(255 224 150 / 0.6)' : 'rgb(255 255 255 / 0.1)';
  draw.stroke();
}

/** Streaks that run down a spinning cell. They are the same for every cell, so they hint at no result. M04 */
function paintTurning({ draw, cell }: Brush, { x, y }: { x: number; y: number }, t: number): void {
  const { w, h } = cell();
  const inset = w * 0.06;
  draw.save();
  draw.beginPath();
  draw.roundRect(x + inset, y + inset, w - inset * 2, h - inset * 2, w * 0.08);
  draw.clip();
  for (let streak = 0; streak < 3; streak += 1) {
    const top = y + ((t / 320 + streak / 3) % 1) * h * 1.6 - h * 0.6;
    const light = draw.createLinearGradient(0, top, 0, top + h * 0.5);
    light.addColorStop(0, 'rgb(255 255 255 / 0)');
    light.addColorStop(0.5, 'rgb(255 255 255 / 0.12)');
    light.addColorStop(1, 'rgb(255 255 255 / 0)');
    draw.fillStyle = light;
    draw.fillRect(x, top, w, h * 0.5);
  }
  draw.restore();
}

/** The amount in the middle of its coin, dark on gold, so that it is readable at any size. */
function paintValue({ draw, cell }: Brush, { cell: place, text }: ShownCoin): void {
  const { w, h } = cell();
  const [x, y] = [(Math.floor(place / rowCount) + 0.5) * w, ((place % rowCount) + 0.5) * h];
  const radius = Math.min(w, h) * 0.31;
  draw.save();
  const field = draw.createRadialGradient(x - radius * 0.3, y - radius * 0.45, radius * 0.1, x, y, radius * 1.1);
  field.addColorStop(0, '#fff3c9');
  field.addColorStop(0.55, '#f2c860');
  field.addColorStop(1, '#bf8524');
  draw.beginPath();
  draw.arc(x, y, radius, 0, Math.PI * 2);
  draw.fillStyle = field;
  draw.fill();
  draw.lineWidth = Math.max(1, radius * 0.06);
  draw.strokeStyle = 'rgb(112 66 10 / 0.75)';
  draw.stroke();
  const width = radius * 1.78;
  draw.textAlign = 'center';
  draw.textBaseline = 'middle';
  draw.font = `800 ${radius}px system-ui, sans-serif`;
  const size = Math.min(radius * 0.86, (radius * width) / Math.max(1, draw.measureText(text).width));
  draw.font = `800 ${size}px system-ui, sans-serif`;
  draw.fillStyle = 'rgb(255 248 222 / 0.9)';
  draw.fillText(text, x, y + size * 0.09, width);
  draw.fillStyle = '#452003';
  draw.fillText(text, x, y + size * 0.04, width);
  draw.restore();
}
