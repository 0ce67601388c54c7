/** The distance: reefs as silhouettes, each nearer one darker and sharper, with haze between them. */
import type { Scene } from './scenery.ts';

interface Ridge {
  /** Its mean height above the floor and the size of its bumps, in units. */
  readonly tall: number;
  readonly rough: number;
  readonly colour: string;
}

/** A ridge with stacks, hollows and the outlines of corals along its top. */
export function ridge(scene: Scene, { tall, rough, colour }: Ridge): void {
  const { pen, width, height, ground, unit, random } = scene;
  const step = Math.max(10, unit * 0.034);
  const phase = [random() * 9, random() * 9, random() * 9] as const;
  let path = `M-10 ${height}V${ground - tall * unit * 0.5}`;
  for (let x = -10; x <= width + step; x += step) {
    const wave =
      Math.sin((x / unit) * 2.1 + phase[0]) * 0.5 +
      Math.sin((x / unit) * 4.7 + phase[1]) * 0.3 +
      Math.sin((x / unit) * 11 + phase[2]) * 0.12;
    const y = ground - unit * tall * (0.62 + wave * 0.75) - random() * rough * unit;
    const bump = step * (0.35 + random() * 0.5);
    path += `Q${x - bump} ${y - bump} ${x} ${y}`;
    if (random() < 0.42) outline(scene, x, y, unit * (0.016 + random() * 0.026), colour);
  }
  pen.fill(`${path}V${height}z`, colour);
}

/** A coral as a mere outline, rooted a little below (x, y): fingers, a bush or a few tubes. */
function outline({ pen, random, kind: water }: Scene, x: number, y: number, size: number, colour: string): void {
  // Only bushes grow in a pond.
  const kind = water === 'pond' ? 0.5 : random();
  if (kind < 0.4)
    for (let finger = -3; finger <= 3; finger += 1)
      pen.line(
        `M${x} ${y + size}Q${x + finger * size * 0.2} ${y} ${x + finger * size * 0.42} ${y - size * (0.7 + random() * 0.6)}`,
        colour,
        size * 0.22,
      );
  else if (kind < 0.75)
    for (let knob = 0; knob < 9; knob += 1)
      pen.disc(
        x + (random() - 0.5) * size * 2,
        y + size * 0.5 - random() * size,
        size * (0.24 + random() * 0.3),
        colour,
      );
  else
    for (const [at, tall] of [
      [-0.5, 0.5],
      [0, 1],
      [0.45, 0.7],
    ] as const)
      pen.line(`M${x + at * size} ${y + size}V${y - tall * size}`, colour, size * 0.34);
}

/** A veil of the water's own colour, which sets a layer back. */
export function haze({ pen, width, ground, unit, water, height }: Scene, alpha: number): void {
  const [, light = ''] = water.depth[2] ?? [];
  pen.fill(
    `M0 ${ground - unit * 0.5}H${width}V${height}H0z`,
    pen.along(0, ground - unit * 0.5, 0, ground + unit * 0.06, [
      [0, `${light}00`],
      [0.8, light],
      [1, light],
    ]),
    alpha,
  );
}

/** Beams of light. Drawing a beam several times, each time narrower, gives it soft edges. */
export function shafts({ pen, width, height, water, random }: Scene): void {
  const count = Math.max(4, Math.round(width / 210));
  for (let beam = 0; beam < count; beam += 1) {
    const [middle, wide] = [((beam + random() * 0.9) / count) * width * 1.1, 0.03 + random() * 0.08];
    const [lean, alpha, long] = [
      (middle / width - 0.4) * 0.42,
      (0.1 + random() * 0.16) * water.sun,
      0.6 + random() * 0.34,
    ];
    for (let layer = 1; layer <= 8; layer += 1) {
      const [above, below] = [(wide * width * layer) / 18, (wide * width * layer) / 7];
      const shift = lean * height * 0.7;
      pen.fill(
        `M${middle - above} 0H${middle + above}L${middle + below + shift} ${height * long}H${middle - below + shift}z`,
        pen.along(0, 0, 0, height * long, [
          [0, `rgba(${water.glow},${alpha * 0.24})`],
          [0.5, `rgba(${water.glow},${alpha * 0.1})`],
          [1, `rgba(${water.glow},0)`],
        ]),
      );
    }
  }
}

/** Fine drifting matter, larger and softer where it is near. */
export function plankton({ pen, width, height, water, random }: Scene): void {
  const count = Math.round((width * height) / 5_200);
  for (let speck = 0; speck < count; speck += 1) {
    const near = random() ** 4;
    pen.disc(
      random() * width,
      random() * height * 0.92,
      0.5 + near * 2.6,
      `rgb(${water.glow})`,
      0.1 + random() * 0.22 * (1 - near * 0.7),
    );
  }
}
