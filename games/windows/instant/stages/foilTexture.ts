/** The print on the foil: brushed metal with fine waves and an embossed coin. Drawn once and copied to each field. */

const brushStrokes = 420;

/** The same sequence in every window, so that every card looks the same. */
function createRandom(): () => number {
  let state = 20_261;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function brushed(context: CanvasRenderingContext2D, size: number): void {
  const metal = context.createLinearGradient(0, 0, size, size);
  ['#fbfaf6', '#c2c0ba', '#f1efea', '#a3a09a', '#e4e2dc', '#8f8c86'].forEach((tone, at) =>
    metal.addColorStop(at / 5, tone),
  );
  context.fillStyle = metal;
  context.fillRect(0, 0, size, size);
  const random = createRandom();
  for (let stroke = 0; stroke < brushStrokes; stroke += 1) {
    context.strokeStyle = random() > 0.5 ? '#ffffff30' : '#5a52442b';
    context.lineWidth = 0.6 + random();
    const [x, y, length] = [random() * size, random() * size, 10 + random() * 44];
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + length, y - length * 0.12);
    context.stroke();
  }
}

function waves(context: CanvasRenderingContext2D, size: number): void {
  context.lineWidth = 1;
  for (let line = -1; line < 12; line += 1) {
    context.strokeStyle = line % 2 === 0 ? '#ffffff66' : '#6d655740';
    context.beginPath();
    for (let x = 0; x <= size; x += 4) context.lineTo(x, line * 15 + Math.sin((x / size) * Math.PI * 4 + line) * 7);
    context.stroke();
  }
}

/** Light above and dark below each line make it look raised. */
function emboss(context: CanvasRenderingContext2D, size: number): void {
  const middle = size / 2;
  for (const [shift, tone] of [
    [1.6, '#5d564a99'],
    [-1.2, '#ffffffd0'],
    [0, '#b3ac9f'],
  ] as const) {
    context.strokeStyle = tone;
    context.lineWidth = 4;
    context.beginPath();
    context.arc(middle, middle + shift, size * 0.25, 0, Math.PI * 2);
    context.stroke();
    context.strokeRect(middle - size * 0.075, middle - size * 0.075 + shift, size * 0.15, size * 0.15);
    context.lineWidth = 1.5;
    context.beginPath();
    context.arc(middle, middle + shift, size * 0.3, 0, Math.PI * 2);
    context.stroke();
  }
}

let texture: HTMLCanvasElement | undefined;

function textureOf(size: number): HTMLCanvasElement {
  if (texture !== undefined) return texture;
  texture = document.createElement('canvas');
  texture.width = size;
  texture.height = size;
  const context = texture.getContext('2d');
  if (context !== null) {
    brushed(context, size);
    waves(context, size);
    emboss(context, size);
    context.strokeStyle = '#ffffffa0';
    context.lineWidth = 5;
    context.strokeRect(0, 2, size, size);
  }
  return texture;
}

export function layFoil(context: CanvasRenderingContext2D, size: number): void {
  context.globalCompositeOperation = 'source-over';
  context.drawImage(textureOf(size), 0, 0);
}
