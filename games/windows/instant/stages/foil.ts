/** Silver foil over one field, scratched off by finger or mouse, or removed at once. */
import { layFoil } from './foilTexture.ts';

const size = 160;
/** A field counts as open when this fraction of it is scratched off. */
const openShare = 0.45;
const brush = 26;
const columns = 8;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Foil {
  readonly canvas: HTMLCanvasElement;
  /** Covers the field again; it can be scratched if `isLive`. */
  cover(isLive: boolean): void;
  open(): void;
}

/** Removes a stroke of foil with frayed edges. */
function erase(context: CanvasRenderingContext2D, from: Point, to: Point): void {
  context.globalCompositeOperation = 'destination-out';
  context.lineWidth = brush * 1.7;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y + 0.01);
  context.stroke();
  for (let crumb = 0; crumb < 12; crumb += 1) {
    const [angle, along] = [Math.random() * Math.PI * 2, Math.random()];
    const reach = brush * (0.72 + Math.random() * 0.4);
    context.beginPath();
    context.arc(
      from.x + (to.x - from.x) * along + Math.cos(angle) * reach,
      from.y + (to.y - from.y) * along + Math.sin(angle) * reach,
      1 + Math.random() * 3.5,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

/** `onRub` gets each scratched point of the page. */
export function createFoil(onOpen: () => void, onRub: (clientX: number, clientY: number) => void): Foil {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.className = 'foil';
  const context = canvas.getContext('2d');
  const rubbed = new Set<number>();
  let isLive = false;
  let last: Point | undefined;

  function open(): void {
    if (!isLive) return;
    isLive = false;
    canvas.classList.add('gone');
    onOpen();
  }

  function rub(event: PointerEvent): void {
    if (!isLive || context === null) return;
    const box = canvas.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * size;
    const y = ((event.clientY - box.top) / box.height) * size;
    erase(context, last ?? { x, y }, { x, y });
    onRub(event.clientX, event.clientY);
    last = { x, y };
    const cell = size / columns;
    for (let row = 0; row < columns; row += 1)
      for (let column = 0; column < columns; column += 1)
        if (Math.hypot((column + 0.5) * cell - x, (row + 0.5) * cell - y) < brush) rubbed.add(row * columns + column);
    if (rubbed.size > columns * columns * openShare) open();
  }

  listenToRubs(canvas, (event) => {
    if (event === undefined) last = undefined;
    else rub(event);
  });

  return {
    canvas,
    cover(isNow) {
      rubbed.clear();
      last = undefined;
      isLive = isNow;
      canvas.classList.remove('gone');
      canvas.classList.toggle('live', isNow);
      if (context !== null) layFoil(context, size);
    },
    open,
  };
}

/** Reports each point that a finger or pressed mouse passes; undefined ends a stroke. */
function listenToRubs(canvas: HTMLCanvasElement, onRub: (event: PointerEvent | undefined) => void): void {
  // Release the pointer capture, so that a drag also scratches the next field.
  canvas.addEventListener('pointerdown', (event) => {
    canvas.releasePointerCapture(event.pointerId);
    onRub(undefined);
    onRub(event);
  });
  canvas.addEventListener('pointermove', (event) => {
    onRub(event.pointerType === 'mouse' && event.buttons === 0 ? undefined : event);
  });
  canvas.addEventListener('pointerleave', () => onRub(undefined));
}
