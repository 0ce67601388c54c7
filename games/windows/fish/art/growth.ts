/** Plants and rocks of the sea floor. */
import type { Pen, Stops } from './pen.ts';

export interface Water {
  readonly depth: Stops;
  readonly glow: string;
  readonly far: string;
  readonly near: string;
  readonly ground: Stops;
  readonly plants: readonly string[];
}

/** A seeded pseudo-random generator from 0 to 1, so that a scene looks the same each time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export interface Scene {
  readonly pen: Pen;
  readonly width: number;
  readonly height: number;
  readonly water: Water;
  readonly random: () => number;
  /** Base size of what grows or lies in the scene, in pixels; it follows the scene's shorter side. */
  readonly unit: number;
}

/** A line of hills. `level` is its height as a fraction of the scene's height. */
export function hills(
  { pen, width, height, random }: Scene,
  level: number,
  rough: number,
  colour: string,
  alpha: number,
): void {
  let path = `M0 ${height}V${height * level}`;
  const steps = Math.max(5, Math.round(width / 130));
  for (let step = 0; step < steps; step += 1) {
    const [from, to] = [(step / steps) * width, ((step + 1) / steps) * width];
    const top = height * (level - rough * random());
    path += `C${from + (to - from) * 0.3} ${top} ${from + (to - from) * 0.6} ${top} ${to} ${height * (level - rough * 0.5 * random())}`;
  }
  pen.fill(`${path}V${height}z`, colour, alpha);
}

export function coral({ pen, random }: Scene, x: number, y: number, size: number, colour: string): void {
  const branch = (fromX: number, fromY: number, angle: number, length: number, width: number): void => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    pen.line(
      `M${fromX} ${fromY}Q${(fromX + toX) / 2 + (random() - 0.5) * length * 0.4} ${(fromY + toY) / 2} ${toX} ${toY}`,
      colour,
      width,
    );
    pen.line(`M${fromX - width * 0.2} ${fromY}L${toX - width * 0.2} ${toY}`, '#ffffff', width * 0.22, 0.16);
    if (width < size * 0.045) return pen.disc(toX, toY, width * 0.75, colour);
    for (const side of [-1, 1])
      branch(toX, toY, angle + side * (0.35 + random() * 0.35), length * (0.6 + random() * 0.18), width * 0.68);
  };
  branch(x, y, -Math.PI / 2 + (random() - 0.5) * 0.3, size * 0.34, size * 0.13);
}

export function brain({ pen, random }: Scene, x: number, y: number, size: number, colour: string): void {
  pen.fill(
    `M${x - size} ${y}C${x - size} ${y - size * 1.1} ${x + size} ${y - size * 1.1} ${x + size} ${y}z`,
    pen.round(x - size * 0.3, y - size * 0.6, size * 1.4, [
      [0, colour],
      [1, '#16304a'],
    ]),
  );
  for (let row = 0; row < 6; row += 1) {
    const turn = x - size * 0.8 + row * size * 0.3;
    pen.line(
      `M${turn} ${y - 3}q${size * 0.12}-${size * (0.2 + random() * 0.2)} ${size * 0.04}-${size * 0.45}`,
      '#ffffff',
      size * 0.04,
      0.22,
    );
  }
}

export function weed({ pen, random }: Scene, x: number, y: number, size: number, colour: string): void {
  for (let blade = 0; blade < 5; blade += 1) {
    const bend = (random() - 0.5) * size * 0.5;
    const tall = size * (0.6 + random() * 0.5);
    const at = x + (blade - 2) * size * 0.08;
    const wide = size * 0.05;
    pen.fill(
      `M${at - wide} ${y}C${at - wide + bend} ${y - tall * 0.4} ${at - bend} ${y - tall * 0.7} ${at + bend} ${y - tall}C${at - bend + wide * 1.4} ${y - tall * 0.65} ${at + bend + wide} ${y - tall * 0.4} ${at + wide} ${y}z`,
      pen.along(0, y - tall, 0, y, [
        [0, colour],
        [1, '#0c3038'],
      ]),
      0.9,
    );
  }
}

export function lotus({ pen, random, width, unit }: Scene): void {
  for (const [place, size] of [
    [0.06, 1.5],
    [0.17, 1],
    [0.36, 0.75],
    [0.72, 0.85],
    [0.87, 1.35],
    [0.97, 1.05],
  ] as const) {
    const [x, y, radius] = [place * width, unit * (0.02 + random() * 0.05), unit * 0.085 * size];
    pen.fill(
      `M${x - radius * 1.5} ${y}a${radius * 1.5} ${radius * 0.42} 0 1 0 ${radius * 3} 0a${radius * 1.5} ${radius * 0.42} 0 1 0-${radius * 3} 0`,
      pen.round(x, y - radius * 0.2, radius * 1.7, [
        [0, '#7cb86a'],
        [0.7, '#3f7c50'],
        [1, '#24543c'],
      ]),
      0.94,
    );
    for (let vein = 0; vein < 7; vein += 1) {
      const angle = (vein / 7) * 2 * Math.PI;
      pen.line(
        `M${x} ${y}L${x + Math.cos(angle) * radius * 1.3} ${y + Math.sin(angle) * radius * 0.36}`,
        '#d8f0b0',
        1,
        0.35,
      );
    }
  }
}

export function ruin({ pen, unit }: Scene, x: number, y: number, colour: string): void {
  for (const [at, tall] of [
    [0, 0.3],
    [0.12, 0.38],
    [0.24, 0.22],
  ] as const) {
    const [left, size] = [x + unit * at, unit * 0.032];
    pen.fill(
      `M${left} ${y}V${y - unit * tall}H${left + size}V${y}z`,
      pen.along(left, 0, left + size, 0, [
        [0, colour],
        [0.4, '#4c7490'],
        [1, colour],
      ]),
      0.75,
    );
    pen.fill(`M${left - size * 0.35} ${y - unit * tall}h${size * 1.7}v-${size * 0.4}h-${size * 1.7}z`, colour, 0.9);
  }
  pen.fill(
    `M${x - unit * 0.02} ${y - unit * 0.31}l${unit * 0.2}-${unit * 0.08}v${unit * 0.035}l-${unit * 0.2} ${unit * 0.08}z`,
    colour,
    0.85,
  );
}
