/** Silver foil over one field, scratched off by finger or mouse, or removed at once. */
const size = 160;
/** A field counts as open when this fraction of it is scratched off. */
const openShare = 0.45;
const brush = 26;
const columns = 8;

export interface Foil {
  readonly canvas: HTMLCanvasElement;
  /** Covers the field again; it can be scratched if `isLive`. */
  cover(isLive: boolean): void;
  open(): void;
}

function lay(context: CanvasRenderingContext2D): void {
  context.globalCompositeOperation = 'source-over';
  const silver = context.createLinearGradient(0, 0, size, size);
  silver.addColorStop(0, '#cfcac0');
  silver.addColorStop(0.5, '#a9a499');
  silver.addColorStop(1, '#c6c1b6');
  context.fillStyle = silver;
  context.fillRect(0, 0, size, size);
  // A woven pattern, so that scratched areas are visible.
  context.strokeStyle = '#ffffff2e';
  context.lineWidth = 3;
  for (let at = -size; at < size; at += 16) {
    context.beginPath();
    context.moveTo(at, 0);
    context.lineTo(at + size, size);
    context.moveTo(at + size, 0);
    context.lineTo(at, size);
    context.stroke();
  }
}

export function createFoil(onOpen: () => void): Foil {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.className = 'foil';
  const context = canvas.getContext('2d');
  const rubbed = new Set<number>();
  let isLive = false;
  let last: { x: number; y: number } | undefined;

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
    context.globalCompositeOperation = 'destination-out';
    context.lineWidth = brush * 2;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(last?.x ?? x, last?.y ?? y);
    context.lineTo(x, y + 0.01);
    context.stroke();
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
      if (context !== null) lay(context);
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
