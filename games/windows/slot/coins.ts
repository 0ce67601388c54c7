/** Coins for a win: rain for a large one, and a flight to the meter. Never under reduced motion. M11 */
import { isCalm } from '../frame/dom.ts';

interface Layer {
  readonly canvas: HTMLCanvasElement;
  readonly draw: CanvasRenderingContext2D;
}

/** A layer over the whole window that takes no taps. */
function createLayer(): Layer | undefined {
  const canvas = document.createElement('canvas');
  canvas.className = 'coin-layer';
  const draw = canvas.getContext('2d');
  if (!draw) return undefined;
  [canvas.width, canvas.height] = [innerWidth, innerHeight];
  document.body.append(canvas);
  return { canvas, draw };
}

/** A plain gold coin, for machines without a coin among their symbols. */
export function goldCoin(): HTMLCanvasElement {
  const side = 96;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  const draw = canvas.getContext('2d');
  if (!draw) return canvas;
  const discs = [
    [46, '#8a5512'],
    [43, '#ffd970'],
    [35, '#c98a22'],
    [32, '#f6c04a'],
  ] as const;
  for (const [radius, colour] of discs) {
    draw.beginPath();
    draw.arc(side / 2, side / 2, radius, 0, Math.PI * 2);
    draw.fillStyle = colour;
    draw.fill();
  }
  draw.beginPath();
  draw.roundRect(34, 34, 28, 28, 4);
  draw.fillStyle = '#fff0b0';
  draw.fill();
  return canvas;
}

/** Draws frames for `lengthMs`, then removes the layer. */
function animate({ canvas, draw }: Layer, lengthMs: number, paint: (sinceMs: number) => void): void {
  const startMs = performance.now();
  const step = (nowMs: number): void => {
    draw.clearRect(0, 0, canvas.width, canvas.height);
    paint(nowMs - startMs);
    if (nowMs - startMs < lengthMs) requestAnimationFrame(step);
    else canvas.remove();
  };
  requestAnimationFrame(step);
}

interface CoinAt {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Its turn about the upright axis. */
  readonly turn: number;
}

function paintCoin(draw: CanvasRenderingContext2D, coin: CanvasImageSource, { x, y, size, turn }: CoinAt): void {
  draw.save();
  draw.translate(x, y);
  draw.scale(Math.max(0.15, Math.abs(Math.cos(turn))), 1);
  draw.drawImage(coin, -size, -size, size * 2, size * 2);
  draw.restore();
}

/** Coins spring up in front of the machine and fall. */
export function rainCoins(coin: CanvasImageSource, machine: DOMRect, count: number): void {
  if (isCalm()) return;
  const layer = createLayer();
  if (!layer) return;
  const { left, top, width, height } = machine;
  const all = Array.from({ length: count }, (_, place) => {
    const spread = ((place * 0.618) % 1) - 0.5;
    return {
      x: left + width * (0.5 + spread * 0.2),
      vx: spread * width * 0.9,
      vy: -height * (0.9 + ((place * 0.377) % 0.5)),
      delayMs: (place % 12) * 70,
      turn: place,
      size: width * (0.03 + ((place * 0.271) % 0.025)),
    };
  });
  animate(layer, 3_200, (sinceMs) => {
    for (const { x, vx, vy, delayMs, turn, size } of all) {
      const t = (sinceMs - delayMs) / 1000;
      if (t < 0) continue;
      const y = top + height * 0.7 + vy * t + height * 0.95 * t * t;
      paintCoin(layer.draw, coin, { x: x + vx * t, y, size, turn: t * 6 + turn });
    }
  });
}

const flightMs = 620;
const betweenMs = 45;

/** Coins from a place of the screen to another, each on its own arc. */
export function flyCoins(coin: CanvasImageSource, from: DOMRect, to: DOMRect, count: number): void {
  if (isCalm()) return;
  const layer = createLayer();
  if (!layer) return;
  const [fromX, fromY] = [from.left + from.width / 2, from.top + from.height / 2];
  const [toX, toY] = [to.left + to.width / 2, to.top + to.height / 2];
  const size = Math.max(11, Math.min(18, innerWidth / 60));
  animate(layer, flightMs + count * betweenMs, (sinceMs) => {
    for (let place = 0; place < count; place += 1) {
      const part = (sinceMs - place * betweenMs) / flightMs;
      if (part < 0 || part > 1) continue;
      const way = part * part * (3 - 2 * part);
      const side = (((place * 0.618) % 1) - 0.5) * from.width;
      const lift = Math.sin(part * Math.PI) * (30 + ((place * 0.377) % 1) * 50);
      const x = fromX + side * (1 - way) + (toX - fromX) * way;
      paintCoin(layer.draw, coin, { x, y: fromY + (toY - fromY) * way - lift, size, turn: part * 7 + place });
    }
  });
}
