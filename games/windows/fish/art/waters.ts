/** The scene behind the fish, painted once for each size: light from above, three distances, the sea floor. */
import { haze, plankton, ridge, shafts } from './distance.ts';
import { lotus, palace, wreck } from './landmarks.ts';
import type { Look } from './looks.ts';
import { waterOf } from './palettes.ts';
import { penOn } from './pen.ts';
import type { Brush } from './pen.ts';
import { chance, mixed } from './scenery.ts';
import type { Scene } from './scenery.ts';
import { garden, sand } from './seabed.ts';

export function paintWater(ctx: Brush, look: Look, width: number, height: number): void {
  const water = waterOf(look);
  const pen = penOn(ctx);
  const unit = Math.min(width * 1.15, height);
  // The cannons and the names of the seats stand on the floor, so it takes at least their height.
  const ground = height - Math.max(height * 0.1, Math.min(height * 0.2, 74));
  const random = chance(look.seed);
  const scene: Scene = { pen, width, height, kind: look.kind, water, random, unit, ground };
  pen.fill(`M0 0H${width}V${height}H0z`, pen.along(0, 0, 0, height, water.depth));
  pen.fill(
    `M0 0H${width}V${height}H0z`,
    pen.round(width * 0.4, -height * 0.12, height, [
      [0, `rgba(${water.glow},${0.44 * water.sun})`],
      [0.35, `rgba(${water.glow},${0.14 * water.sun})`],
      [1, `rgba(${water.glow},0)`],
    ]),
  );
  distance(scene);
  sand(scene);
  garden(scene);
  plankton(scene);
  if (look.kind === 'pond') lotus(scene);
  surface(scene);
  vignette(scene);
}

function distance(scene: Scene): void {
  const { water, kind } = scene;
  // The farther a ridge, the more of the water's own colour it takes on.
  const [, tint = ''] = water.depth[2] ?? [];
  const [far, middle, near] = [0.72, 0.42, 0.12].map((part, place) => mixed(water.far[place] ?? tint, tint, part)) as [
    string,
    string,
    string,
  ];
  ridge(scene, { tall: 0.4, rough: 0.016, colour: far });
  haze(scene, 0.3);
  if (kind === 'palace') palace(scene);
  ridge(scene, { tall: 0.22, rough: 0.02, colour: middle });
  shafts(scene);
  haze(scene, 0.34);
  if (kind === 'wreck') wreck(scene);
  ridge(scene, { tall: 0.085, rough: 0.022, colour: near });
}

/** The shimmer just below the surface. */
function surface({ pen, width, height, water, random, unit }: Scene): void {
  for (let wave = 0; wave < 9; wave += 1) {
    const y = unit * 0.006 + wave * wave * unit * 0.0022;
    let path = `M${-random() * 90} ${y}`;
    for (let x = 0; x < width + 120; x += unit * 0.13)
      path += `q${unit * 0.03} ${unit * 0.012 * (random() + 0.4)} ${unit * 0.065} 0t${unit * 0.065} 0`;
    pen.line(path, `rgb(${water.glow})`, 2.6 - wave * 0.22, (0.3 - wave * 0.03) * water.sun);
  }
  pen.fill(
    `M0 0H${width}V${height * 0.12}H0z`,
    pen.along(0, 0, 0, height * 0.12, [
      [0, `rgba(${water.glow},${0.3 * water.sun})`],
      [1, `rgba(${water.glow},0)`],
    ]),
  );
}

/** Darker sides and a darker floor, so that the middle draws the eye and the seats can be read. */
function vignette({ pen, width, height }: Scene): void {
  pen.fill(
    `M0 0H${width}V${height}H0z`,
    pen.round(width / 2, height * 0.4, Math.max(width, height) * 0.78, [
      [0, 'rgba(3,12,26,0)'],
      [0.62, 'rgba(3,12,26,0)'],
      [1, 'rgba(3,12,26,.46)'],
    ]),
  );
  pen.fill(
    `M0 ${height * 0.8}H${width}V${height}H0z`,
    pen.along(0, height * 0.8, 0, height, [
      [0, 'rgba(4,14,28,0)'],
      [1, 'rgba(4,14,28,.34)'],
    ]),
  );
}

/** A tile of caustics: the bright lines of light under moving water, fainter with the depth. */
export function paintCaustics(ctx: Brush, size: number): void {
  const image = ctx.createImageData(size, size);
  const turn = (2 * Math.PI) / size;
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const light = causticAt(x * turn, y * turn) * (1 - y / size) ** 0.9;
      image.data.set([235, 255, 250, light * 230], (y * size + x) * 4);
    }
  ctx.putImageData(image, 0, 0);
}

/**
 * Brightness from 0 to 1 of a net of lines that repeats in both directions: waves whose phases each bend the next. The
 * numbers only set how fine and how bright the net is.
 */
function causticAt(u: number, w: number): number {
  let [x, y, sum] = [u, w, 1];
  for (let wave = 1; wave <= 5; wave += 1) {
    const phase = 23 * (1 - 3.5 / wave);
    [x, y] = [u + Math.cos(phase - x) + Math.sin(phase + y), w + Math.sin(phase - y) + Math.cos(phase + x)];
    sum += 1 / Math.hypot(1.25 / Math.sin(x + phase), 1.25 / Math.cos(y + phase));
  }
  return Math.min(1, Math.abs(1.17 - (sum / 5) ** 1.4) ** 8);
}
