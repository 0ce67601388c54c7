/** Falling coins for a big win, never under reduced motion. Callers never use them for a return up to the stake. M11 */
import { isCalm } from '../frame/dom.ts';

export function rainCoins(host: HTMLElement, coin: CanvasImageSource, count: number): void {
  if (isCalm()) return;
  const canvas = document.createElement('canvas');
  canvas.className = 'coins';
  const draw = canvas.getContext('2d');
  if (!draw) return;
  canvas.width = host.clientWidth;
  canvas.height = host.clientHeight;
  host.append(canvas);
  const startMs = performance.now();
  const all = Array.from({ length: count }, (_, place) => {
    const spread = ((place * 0.618) % 1) - 0.5;
    return {
      x: canvas.width * (0.5 + spread * 0.2),
      vx: spread * canvas.width * 0.9,
      vy: -canvas.height * (0.9 + ((place * 0.377) % 0.5)),
      delayMs: (place % 12) * 70,
      turn: place,
      size: canvas.width * (0.03 + ((place * 0.271) % 0.025)),
    };
  });
  const step = (nowMs: number): void => {
    draw.clearRect(0, 0, canvas.width, canvas.height);
    for (const each of all) {
      const t = (nowMs - startMs - each.delayMs) / 1000;
      if (t < 0) continue;
      const y = canvas.height * 0.7 + each.vy * t + canvas.height * 0.95 * t * t;
      const flat = Math.abs(Math.cos(t * 6 + each.turn));
      draw.save();
      draw.translate(each.x + each.vx * t, y);
      draw.scale(Math.max(0.15, flat), 1);
      draw.drawImage(coin, -each.size, -each.size, each.size * 2, each.size * 2);
      draw.restore();
    }
    if (nowMs - startMs < 3_200) requestAnimationFrame(step);
    else canvas.remove();
  };
  requestAnimationFrame(step);
}
