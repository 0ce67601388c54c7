/** The scene behind the fish, painted once for each size: light from above, layers of distance, plants below. */
import type { FishModel } from '../../../engines/fish/species.ts';
import { brain, chance, coral, hills, lotus, ruin, weed } from './growth.ts';
import type { Scene, Water } from './growth.ts';
import { penOn } from './pen.ts';
import type { Brush } from './pen.ts';

const waters: Readonly<Record<FishModel['code'], Water>> = {
  reef: {
    depth: [
      [0, '#7fd8e6'],
      [0.22, '#2fa3c8'],
      [0.6, '#12678f'],
      [1, '#08395e'],
    ],
    glow: '255,255,230',
    far: '#1c7fa6',
    near: '#0a4a6c',
    ground: [
      [0, '#d8c48a'],
      [0.5, '#8f8a66'],
      [1, '#31505c'],
    ],
    plants: ['#e0645c', '#f09a4a', '#c8508c', '#5cb88c', '#e8c45c'],
  },
  abyss: {
    depth: [
      [0, '#2c6f9c'],
      [0.25, '#154a78'],
      [0.6, '#0a2648'],
      [1, '#050f22'],
    ],
    glow: '190,225,255',
    far: '#123c62',
    near: '#071c36',
    ground: [
      [0, '#35506c'],
      [0.5, '#1a2f48'],
      [1, '#081424'],
    ],
    plants: ['#3fb8c8', '#6a78d8', '#2c8ca0', '#9a6ad0', '#48d0b0'],
  },
  pond: {
    depth: [
      [0, '#b8dcae'],
      [0.25, '#5ca894'],
      [0.62, '#256a68'],
      [1, '#10403f'],
    ],
    glow: '255,250,210',
    far: '#3c8a80',
    near: '#174f4e',
    ground: [
      [0, '#8c9c78'],
      [0.5, '#55705c'],
      [1, '#1c3c38'],
    ],
    plants: ['#4c9c5c', '#7cb85c', '#34806c', '#a8b84c', '#5ca878'],
  },
};

const beams = [
  [0.06, 0.08, 0.1, 0.26],
  [0.25, 0.13, 0.14, 0.22],
  [0.5, 0.06, 0.09, 0.26],
  [0.64, 0.15, 0.16, 0.18],
  [0.88, 0.08, 0.12, 0.24],
] as const;

/** Beams of light. Drawing a beam several times, each time narrower, gives it soft edges. */
function shafts({ pen, width, height, water }: Scene): void {
  for (const [from, wide, lean, alpha] of beams) {
    const [middle, shift] = [(from + wide / 2) * width, lean * width];
    for (let layer = 1; layer <= 7; layer += 1) {
      const [above, below] = [(wide * width * layer) / 14, (wide * width * layer) / 5.5];
      pen.fill(
        `M${middle - above} 0H${middle + above}L${middle + below - shift} ${height * 0.88}H${middle - below - shift}z`,
        pen.along(0, 0, 0, height * 0.88, [
          [0, `rgba(${water.glow},${alpha * 0.26})`],
          [1, `rgba(${water.glow},0)`],
        ]),
      );
    }
  }
}

export function paintWater(ctx: Brush, code: FishModel['code'], width: number, height: number): void {
  const water = waters[code];
  const pen = penOn(ctx);
  const unit = Math.min(width * 1.15, height);
  const scene: Scene = { pen, width, height, water, random: chance(code.length * 7919), unit };
  const { random } = scene;
  pen.fill(`M0 0H${width}V${height}H0z`, pen.along(0, 0, 0, height, water.depth));
  pen.fill(
    `M0 0H${width}V${height}H0z`,
    pen.round(width * 0.42, -height * 0.12, height * 0.95, [
      [0, `rgba(${water.glow},.5)`],
      [0.4, `rgba(${water.glow},.14)`],
      [1, `rgba(${water.glow},0)`],
    ]),
  );
  hills(scene, 0.74, 0.24, water.far, 0.45);
  if (code === 'abyss') ruin(scene, width * 0.62, height * 0.8, water.near);
  hills(scene, 0.82, 0.16, water.far, 0.7);
  shafts(scene);
  hills(scene, 0.9, 0.12, water.near, 0.75);
  const ground = height * 0.9;
  pen.fill(
    `M0 ${ground + unit * 0.02}C${width * 0.3} ${ground - unit * 0.03} ${width * 0.6} ${ground + unit * 0.04} ${width} ${ground - unit * 0.01}V${height}H0z`,
    pen.along(0, ground, 0, height, water.ground),
  );
  const count = Math.max(7, Math.round(width / 95));
  for (let place = 0; place < count; place += 1) {
    const x = ((place + random() * 0.8) / count) * width;
    const y = ground + unit * (0.02 + random() * 0.05);
    const colour = water.plants[Math.floor(random() * water.plants.length)] ?? '#5cb88c';
    const size = unit * (0.09 + random() * 0.1);
    const kind = random();
    if (code === 'reef' && kind < 0.5) coral(scene, x, y, size, colour);
    else if (code !== 'pond' && kind < 0.68) brain(scene, x, y, size * 0.42, colour);
    else weed(scene, x, y, size, colour);
  }
  for (let stone = 0; stone < count * 2; stone += 1) {
    const [x, y, size] = [random() * width, ground + unit * (0.03 + random() * 0.07), unit * (0.008 + random() * 0.02)];
    pen.fill(
      `M${x - size} ${y}a${size} ${size * 0.62} 0 1 0 ${size * 2} 0a${size} ${size * 0.62} 0 1 0-${size * 2} 0`,
      pen.along(0, y - size, 0, y + size, [
        [0, '#c8d0c8'],
        [1, '#28404c'],
      ]),
      0.6,
    );
  }
  if (code === 'pond') lotus(scene);
  pen.fill(
    `M0 ${height * 0.78}H${width}V${height}H0z`,
    pen.along(0, height * 0.78, 0, height, [
      [0, 'rgba(4,14,28,0)'],
      [1, 'rgba(4,14,28,.55)'],
    ]),
  );
}

/** A tile of caustics: the bright lines of light under moving water, fainter with the depth. */
export function paintCaustics(ctx: Brush, size: number): void {
  const image = ctx.createImageData(size, size);
  const turn = (2 * Math.PI) / size;
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const u = x * turn;
      const w = y * turn;
      const wave =
        Math.sin(2 * u + 1.3 * Math.sin(3 * w)) +
        Math.sin(3 * w + 1.1 * Math.sin(2 * u + 1)) +
        Math.sin(2 * u - 2 * w + Math.sin(u + w));
      const light = (1 - Math.min(1, Math.abs(wave) * 0.85)) ** 3 * (1 - y / size) ** 0.8;
      const at = (y * size + x) * 4;
      image.data.set([235, 255, 250, light * 190], at);
    }
  ctx.putImageData(image, 0, 0);
}
