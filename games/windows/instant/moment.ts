/** Sparks from the place that paid. Callers use them only for a prize above the stake. M11 */
import { isCalm } from '../frame/dom.ts';

const lastsMs = 860;
const count = 46;

interface Spark {
  readonly angle: number;
  readonly speed: number;
  readonly size: number;
}

/** Directions in even steps of the golden angle, so that the burst has no gaps. */
const sparks: readonly Spark[] = Array.from({ length: count }, (_, at) => ({
  angle: at * 2.399,
  speed: 0.35 + ((at * 0.618) % 0.65),
  size: 1.6 + ((at * 0.377) % 2.6),
}));

function draw(context: CanvasRenderingContext2D, origin: DOMPoint, reach: number, part: number): void {
  const slowed = 1 - (1 - part) ** 3;
  for (const { angle, speed, size } of sparks) {
    const far = reach * speed * slowed;
    context.globalAlpha = (1 - part) ** 1.4;
    context.beginPath();
    context.arc(
      origin.x + Math.cos(angle) * far,
      origin.y + Math.sin(angle) * far * 0.8 + 90 * part * part,
      size * (1 - part * 0.5),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

/** A burst over `host` from the middle of `from`, in the colours of the room. */
export function burst(host: HTMLElement, from: Element): void {
  if (isCalm()) return;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return;
  const [area, box] = [host.getBoundingClientRect(), from.getBoundingClientRect()];
  canvas.className = 'sparks';
  canvas.width = area.width;
  canvas.height = area.height;
  host.append(canvas);
  const origin = new DOMPoint(box.x + box.width / 2 - area.x, box.y + box.height / 2 - area.y);
  const colours = getComputedStyle(host);
  const inks = [colours.getPropertyValue('--gold'), colours.getPropertyValue('--glow')];
  const startMs = performance.now();
  const step = (nowMs: number): void => {
    const part = (nowMs - startMs) / lastsMs;
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (part >= 1) return canvas.remove();
    context.fillStyle = inks[0] ?? '#fff';
    draw(context, origin, Math.min(area.width, 520) * 0.5, Math.max(0, part));
    context.fillStyle = inks[1] ?? '#fff';
    draw(context, origin, Math.min(area.width, 520) * 0.34, Math.max(0, part));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
