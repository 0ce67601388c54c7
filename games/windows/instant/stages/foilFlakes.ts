/** Flakes of foil that fall from the place that is scratched. */
import { isCalm } from '../../frame/dom.ts';

interface Flake {
  x: number;
  y: number;
  readonly dx: number;
  dy: number;
  turn: number;
  left: number;
  readonly size: number;
  readonly tone: string;
}

interface Flakes {
  readonly canvas: HTMLCanvasElement;
  /** Lets some flakes fall from a point of the page. */
  fall(clientX: number, clientY: number): void;
}

const tones = ['#e9e6de', '#bdb8ad', '#948e83', '#d8d3c6'] as const;
const most = 140;
const lifeFrames = 46;

const flakeAt = (x: number, y: number): Flake => ({
  x,
  y,
  dx: (Math.random() - 0.5) * 3.4,
  dy: -Math.random() * 2.2,
  turn: Math.random() * 6,
  left: lifeFrames,
  size: 1.5 + Math.random() * 3.5,
  tone: tones[Math.floor(Math.random() * tones.length)] ?? tones[0],
});

function draw(context: CanvasRenderingContext2D, flake: Flake): void {
  flake.x += flake.dx;
  flake.dy += 0.28;
  flake.y += flake.dy;
  flake.turn += 0.2;
  flake.left -= 1;
  context.save();
  context.globalAlpha = Math.min(1, flake.left / 14);
  context.translate(flake.x, flake.y);
  context.rotate(flake.turn);
  context.fillStyle = flake.tone;
  context.fillRect(-flake.size / 2, -flake.size / 4, flake.size, flake.size / 2);
  context.restore();
}

export function createFlakes(): Flakes {
  const canvas = document.createElement('canvas');
  canvas.className = 'flakes';
  const context = canvas.getContext('2d');
  let flakes: Flake[] = [];
  let isFalling = false;

  function step(): void {
    if (context === null) return;
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const flake of flakes) draw(context, flake);
    flakes = flakes.filter(({ left }) => left > 0);
    isFalling = flakes.length > 0;
    if (isFalling) requestAnimationFrame(step);
  }

  return {
    canvas,
    fall(clientX, clientY) {
      if (context === null || isCalm()) return;
      const box = canvas.getBoundingClientRect();
      if (canvas.width !== Math.round(box.width)) {
        canvas.width = Math.round(box.width);
        canvas.height = Math.round(box.height);
      }
      for (let count = 0; count < 3 && flakes.length < most; count += 1)
        flakes.push(flakeAt(clientX - box.left, clientY - box.top));
      if (isFalling) return;
      isFalling = true;
      requestAnimationFrame(step);
    },
  };
}
