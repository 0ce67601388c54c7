/** The sea floor: sand with ripples and caustics, stones, and what grows in a given kind of water. */
import { anemone, brain, fan, staghorn, table, tubes, weed } from './growth.ts';
import { oyster } from './landmarks.ts';
import type { WaterKind } from './looks.ts';
import { mixed } from './scenery.ts';
import type { Scene } from './scenery.ts';

type Grow = typeof brain;

/** A kind that stands twice grows twice as often. */
const gardens: Readonly<Record<WaterKind, readonly Grow[]>> = {
  lagoon: [staghorn, staghorn, table, brain, fan, tubes, anemone, weed],
  amber: [fan, fan, staghorn, tubes, brain, weed, table],
  wreck: [weed, weed, tubes, brain, fan, anemone],
  blue: [table, table, tubes, fan, brain, staghorn],
  trench: [tubes, tubes, fan, anemone, brain, weed],
  palace: [fan, staghorn, anemone, tubes, fan],
  pearl: [anemone, fan, table, brain, staghorn],
  pond: [weed, weed, weed, weed],
};

export function sand({ pen, width, height, ground, unit, water, random }: Scene): void {
  const top = `M0 ${ground + unit * 0.02}C${width * 0.3} ${ground - unit * 0.035} ${width * 0.6} ${ground + unit * 0.045} ${width} ${ground - unit * 0.012}`;
  const floor = `${top}V${height}H0z`;
  pen.fill(floor, pen.along(0, ground - unit * 0.03, 0, height, water.sand));
  pen.within(floor, () => {
    const [, bright = ''] = water.sand[0] ?? [];
    for (let row = 0; row < 12; row += 1) {
      // Nearer ripples are larger and farther apart.
      const y = ground + unit * 0.01 + (height - ground) * (row / 12) ** 1.5;
      const long = unit * (0.05 + row * 0.012);
      let path = `M${-random() * long} ${y}`;
      for (let x = 0; x < width + long; x += long)
        path += `q${long * 0.3} ${-unit * 0.008} ${long * 0.5} 0t${long * 0.5} ${(random() - 0.5) * 4}`;
      pen.line(path, bright, 1 + row * 0.22, 0.2);
      pen.line(path, '#0a2234', 1.4 + row * 0.3, 0.09);
    }
    pen.fill(
      `M0 ${ground}H${width}V${ground + unit * 0.05}H0z`,
      pen.along(0, ground - unit * 0.03, 0, ground + unit * 0.05, [
        [0, `rgba(${water.glow},${0.34 * water.sun})`],
        [1, `rgba(${water.glow},0)`],
      ]),
    );
  });
  pen.line(top, bright(water.sand), 1.5, 0.5);
}

const bright = (stops: Scene['water']['sand']): string => mixed(stops[0]?.[1] ?? '#ffffff', '#ffffff', 0.4);

function stone({ pen, random, water }: Scene, x: number, y: number, size: number): void {
  const [, base = '#667788'] = water.sand[2] ?? [];
  const path = `M${x - size} ${y}C${x - size} ${y - size * (0.6 + random() * 0.3)} ${x - size * 0.3} ${y - size * (0.9 + random() * 0.3)} ${x + size * 0.2} ${y - size * 0.8}C${x + size * 0.8} ${y - size * 0.7} ${x + size} ${y - size * 0.3} ${x + size} ${y}C${x + size * 0.6} ${y + size * 0.24} ${x - size * 0.6} ${y + size * 0.24} ${x - size} ${y}z`;
  pen.fill(
    `M${x - size * 1.2} ${y + size * 0.1}a${size * 1.3} ${size * 0.22} 0 1 0 ${size * 2.6} 0a${size * 1.3} ${size * 0.22} 0 1 0 ${-size * 2.6} 0z`,
    '#04121e',
    0.28,
  );
  pen.fill(
    path,
    pen.along(x - size * 0.4, y - size, x + size * 0.3, y + size * 0.2, [
      [0, mixed(base, '#ffffff', 0.5)],
      [0.4, base],
      [1, mixed(base, '#03101c', 0.7)],
    ]),
  );
  pen.line(
    `M${x - size * 0.7} ${y - size * 0.5}Q${x - size * 0.3} ${y - size * 0.9} ${x + size * 0.2} ${y - size * 0.76}`,
    '#ffffff',
    Math.max(1, size * 0.06),
    0.3,
  );
}

/** Plants and stones in clumps, from the back of the floor to the front; the middle stays lower than the sides. */
export function garden(scene: Scene): void {
  const { width, ground, unit, height, water, kind, random } = scene;
  const growths = gardens[kind];
  const count = Math.max(9, Math.round((width / unit) * 11));
  const places = Array.from({ length: count }, (_, place) => ({
    x: ((place + random() * 0.9) / count) * width,
    depth: random(),
  })).toSorted((one, other) => one.depth - other.depth);
  for (const { x, depth } of places) {
    const y = ground + unit * 0.015 + depth * Math.min(unit * 0.1, (height - ground) * 0.6);
    const side = 0.72 + Math.abs(x / width - 0.5) * 0.75;
    const size = unit * (0.085 + random() * 0.075) * side * (0.8 + depth * 0.5);
    const [plant, colour] = [
      growths[Math.floor(random() * growths.length)],
      water.plants[Math.floor(random() * water.plants.length)],
    ];
    if (plant === undefined || colour === undefined) continue;
    stone(scene, x - size * 0.3, y, size * (0.2 + random() * 0.16));
    // Far growth takes on the water's colour.
    plant(scene, x, y, size, mixed(colour, water.far[1], 0.38 * (1 - depth)));
    if (random() < 0.6) stone(scene, x + size * 0.34, y + size * 0.06, size * (0.12 + random() * 0.12));
  }
  if (kind === 'pearl')
    for (const [at, size] of [
      [0.27, 0.17],
      [0.5, 0.12],
      [0.74, 0.2],
    ] as const)
      oyster(scene, at * width, ground + unit * 0.06, unit * size);
}
