/** What a kind of water is known by: a wreck, the palace of the dragon king, oysters with pearls, lotus leaves. */
import { mixed } from './scenery.ts';
import type { Stops } from './pen.ts';
import type { Scene } from './scenery.ts';

/** A galleon on its side, half sunk in the sand. */
export function wreck({ pen, width, ground, unit, water }: Scene): void {
  const [x, y, s] = [width * 0.66, ground - unit * 0.03, unit * 0.0062];
  const [dark, wood] = [mixed(water.far[2], '#000000', 0.25), mixed(water.far[1], '#5a4630', 0.42)];
  const { ctx } = pen;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(-0.1);
  ctx.scale(s, s);
  pen.line('M-19-8L-24-52M4-8L3-62M28-12L31-46', dark, 2.2);
  pen.line('M-38-38L-10-41M-12-48L18-51M22-36L40-38', dark, 1.3);
  pen.fill(
    'M-11-48C-8-40-7-32-10-24L-4-27L2-23L9-27L14-24C17-32 15-42 17-51z',
    mixed(water.far[0], '#e8e0c8', 0.3),
    0.4,
  );
  pen.line('M-46-16L-24-52M31-46L50-22M3-62L31-46M-24-52L3-62', dark, 0.6, 0.8);
  const hull = 'M-52-16C-48-18-46-20-44-20L-40-12C-20-8 16-8 36-12L40-24L52-26C52-12 46 2 40 6H-40C-46 0-50-8-52-16z';
  pen.fill(
    hull,
    pen.along(0, -26, 0, 6, [
      [0, wood],
      [0.5, mixed(wood, '#0a1822', 0.35)],
      [1, dark],
    ]),
  );
  pen.within(hull, () => {
    for (let plank = -18; plank < 8; plank += 4.2)
      pen.line(`M-54 ${plank}C-20 ${plank + 6} 20 ${plank + 6} 54 ${plank - 3}`, dark, 0.6, 0.7);
    pen.fill('M-10-6C-4-9 6-8 10-3C8 3 0 6-6 4C-11 2-13-2-10-6z', '#04101a', 0.8);
    pen.line('M-9-5L-2 4M2-7L4 4M8-4L6 2', wood, 1.2);
  });
  for (const port of [-32, -22, 20, 30]) pen.fill(`M${port}-6h5v5h-5z`, '#04101a', 0.75);
  pen.line('M-44-20L-40-12C-20-8 16-8 36-12L40-24L52-26', mixed(wood, '#ffffff', 0.24), 0.9, 0.8);
  ctx.restore();
}

/** Columns and the gate of a sunken palace. */
export function palace(scene: Scene): void {
  const { pen, width, ground, unit, water } = scene;
  const [stone, dark] = [mixed(water.far[0], '#f0b070', 0.36), mixed(water.far[1], '#000000', 0.1)];
  const column = (x: number, tall: number, s: number): void => {
    pen.fill(
      `M${x - s} ${ground + unit * 0.04}V${ground - tall}H${x + s}V${ground + unit * 0.04}z`,
      pen.along(x - s, 0, x + s, 0, [
        [0, dark],
        [0.35, stone],
        [0.6, mixed(stone, dark, 0.5)],
        [1, dark],
      ]),
      0.9,
    );
    for (let band = 0; band < 3; band += 1)
      pen.fill(`M${x - s * 1.3} ${ground - tall + band * tall * 0.4}h${s * 2.6}v${s * 0.6}h${-s * 2.6}z`, stone, 0.9);
  };
  const middle = width * 0.56;
  pen.disc(
    middle,
    ground - unit * 0.3,
    unit * 0.4,
    pen.round(middle, ground - unit * 0.3, unit * 0.4, [
      [0, 'rgba(255,190,120,.3)'],
      [1, 'rgba(255,190,120,0)'],
    ]),
  );
  for (const [at, tall, s] of [
    [-0.36, 0.3, 0.016],
    [-0.22, 0.36, 0.02],
    [0.22, 0.36, 0.02],
    [0.36, 0.3, 0.016],
  ] as const)
    column(middle + at * unit, tall * unit, s * unit);
  roofs(scene, middle, [stone, dark]);
}

/** Two roofs with turned-up eaves, and a lamp on top. */
function roofs({ pen, ground, unit }: Scene, middle: number, [stone, dark]: readonly [string, string]): void {
  const { ctx } = pen;
  ctx.save();
  ctx.translate(middle, ground - unit * 0.36);
  ctx.scale(unit * 0.0062, unit * 0.0062);
  for (const [y, wide] of [
    [0, 1],
    [-15, 0.66],
  ] as const) {
    const roof = `M${-68 * wide} ${y - 7}C${-52 * wide} ${y + 2} ${-30 * wide} ${y - 4} ${-18 * wide} ${y - 14}H${18 * wide}C${30 * wide} ${y - 4} ${52 * wide} ${y + 2} ${68 * wide} ${y - 7}C${60 * wide} ${y + 4} ${52 * wide} ${y + 6} ${44 * wide} ${y + 6}H${-44 * wide}C${-52 * wide} ${y + 6} ${-60 * wide} ${y + 4} ${-68 * wide} ${y - 7}z`;
    pen.fill(
      roof,
      pen.along(0, y - 13, 0, y + 5, [
        [0, stone],
        [1, dark],
      ]),
      0.95,
    );
    for (let tile = -5; tile <= 5; tile += 1)
      pen.line(`M${tile * 5 * wide} ${y - 12}L${tile * 10.5 * wide} ${y + 3}`, dark, 0.6, 0.6);
  }
  pen.disc(
    0,
    -34,
    5,
    pen.round(-1.5, -36, 6, [
      [0, '#ffffff'],
      [0.5, '#f4d8a0'],
      [1, stone],
    ]),
  );
  pen.disc(
    0,
    -34,
    15,
    pen.round(0, -34, 15, [
      [0, 'rgba(255,230,180,.5)'],
      [1, 'rgba(255,230,180,0)'],
    ]),
  );
  ctx.restore();
}

/** An open oyster: mother of pearl in the raised half, the pearl in the lower one. */
export function oyster({ pen }: Scene, x: number, y: number, size: number): void {
  const { ctx } = pen;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 100, size / 100);
  pen.fill('M-58 8a58 12 0 1 0 116 0a58 12 0 1 0-116 0', '#0a1430', 0.35);
  const upper = 'M-50-26C-66-62-40-104 0-104C40-104 66-62 50-26C30-14-30-14-50-26z';
  pen.fill(
    upper,
    pen.along(0, -104, 0, -14, [
      [0, '#8c74a8'],
      [1, '#54406c'],
    ]),
  );
  const nacre = 'M-42-28C-54-58-32-92 0-92C32-92 54-58 42-28C26-19-26-19-42-28z';
  pen.fill(
    nacre,
    pen.round(-8, -62, 62, [
      [0, '#fffafc'],
      [0.4, '#f6d4e2'],
      [0.75, '#c8b4e0'],
      [1, '#8a78b0'],
    ]),
  );
  pen.within(nacre, () => {
    for (let rib = -4; rib <= 4; rib += 1)
      pen.line(`M${rib * 5}-20Q${rib * 11}-60 ${rib * 13}-94`, '#9a80bc', 1.8, 0.35);
  });
  pen.fill('M-54-20C-36-36 36-36 54-20C36-6-36-6-54-20z', '#f8dce4');
  pen.fill('M-44-20C-30-29 30-29 44-20C30-11-30-11-44-20z', '#cf86a8');
  const lower = 'M-54-20C-36-6 36-6 54-20C52 2 28 14 0 14C-28 14-52 2-54-20z';
  pen.fill(
    lower,
    pen.along(0, -20, 0, 14, [
      [0, '#dcc0de'],
      [0.5, '#9a80b4'],
      [1, '#463668'],
    ]),
  );
  pen.within(lower, () => {
    for (let rib = -6; rib <= 6; rib += 1) pen.line(`M${rib * 9}-20Q${rib * 8} 0 ${rib * 3} 16`, '#54406c', 1.6, 0.5);
  });
  for (const outline of [upper, lower]) pen.line(outline, '#2e2044', 1.2, 0.55);
  pen.line('M-54-20C-36-6 36-6 54-20', '#fff4fa', 2, 0.7);
  pearl(pen);
  ctx.restore();
}

const stops = (...list: Stops): Stops => list;

function pearl(pen: Scene['pen']): void {
  pen.disc(0, -36, 40, pen.round(0, -36, 40, stops([0, 'rgba(255,255,255,.6)'], [1, 'rgba(255,240,255,0)'])));
  pen.fill('M-15-24a15 5 0 1 0 30 0a15 5 0 1 0-30 0', '#5c2c4c', 0.5);
  pen.disc(
    0,
    -36,
    16,
    pen.round(-5, -42, 21, stops([0, '#ffffff'], [0.45, '#f8f0fa'], [0.8, '#c8b8dc'], [1, '#8c7eb0'])),
  );
  pen.disc(-5, -42, 4.5, '#ffffff', 0.95);
}

/** Lotus leaves at the surface, seen from below. */
export function lotus({ pen, random, width, unit, ground }: Scene): void {
  for (const [place, size] of [
    [0.06, 1.5],
    [0.17, 1],
    [0.36, 0.75],
    [0.72, 0.85],
    [0.87, 1.35],
    [0.97, 1.05],
  ] as const) {
    const [x, y, radius] = [place * width, unit * (0.02 + random() * 0.05), unit * 0.085 * size];
    pen.line(
      `M${x} ${y}C${x - radius * 0.3} ${ground * 0.3} ${x + radius * 0.5} ${ground * 0.6} ${x - radius * 0.1} ${ground + unit * 0.03}`,
      '#2c6448',
      2.5,
      0.34,
    );
    pen.fill(
      `M${x - radius * 1.5} ${y}a${radius * 1.5} ${radius * 0.42} 0 1 0 ${radius * 3} 0a${radius * 1.5} ${radius * 0.42} 0 1 0-${radius * 3} 0`,
      pen.round(x, y - radius * 0.2, radius * 1.7, [
        [0, '#9cd47c'],
        [0.55, '#4c925c'],
        [1, '#1f5440'],
      ]),
      0.96,
    );
    for (let vein = 0; vein < 11; vein += 1) {
      const angle = (vein / 11) * 2 * Math.PI;
      pen.line(
        `M${x} ${y}L${x + Math.cos(angle) * radius * 1.35} ${y + Math.sin(angle) * radius * 0.38}`,
        '#d8f0b0',
        1,
        0.4,
      );
    }
  }
}
