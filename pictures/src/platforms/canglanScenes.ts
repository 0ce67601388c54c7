/** Light, kelp, ruins and wrecks behind the emblems of 沧澜. */
import { dunes, fill, glow, ramp } from '../backdrop.ts';
import type { Ground, Scene, Stage } from '../backdrop.ts';
import { mix } from '../colour.ts';
import { box, d, disc, eachOf, group, line, oval, path, ring, times } from '../shapes.ts';

export interface CanglanGround extends Ground {
  readonly far: string;
  readonly near: string;
  readonly front: string;
}
type SeaStage = Stage<CanglanGround>;

function shafts(stage: SeaStage): string {
  const { g, h, w, x, random } = stage;
  const light = ramp(stage, 'shafts', [
    [0, g.light, 0.62],
    [0.85, g.light, 0],
  ]);
  const shaft = (i: number): string => {
    const left = (i - 2.5) * w * 0.2 + random.in(-14, 14);
    const width = random.in(6, 20);
    return d`M${left * 0.4}-4h${width}L${left * 1.3 + width * 4} ${h * 0.9}h${-width * 4}Z`;
  };
  return (
    oval(x, -10, w * 0.62, h * 0.36, glow(stage, 'surface', g.light, 0.85)) +
    path(times(6, shaft), light, `transform="${d`translate(${x} 0)`}"`)
  );
}

/** Sand, coral and bubbles; the corners darken. */
function reef(stage: SeaStage): string {
  const { g, h, w, x, random } = stage;
  const bubble = stage.reuse(
    disc(0, 0, 9, g.light, 'opacity=".28"') +
      ring(9, '#fff', 1, 'opacity=".5"') +
      disc(-3, -3, 2.6, '#fff', 'opacity=".9"'),
  );
  const coral = stage.reuse(
    line('M0 0C-4-22 2-40-4-62M-2-26C10-36 12-46 14-58M-1-20C-14-30-18-40-20-52M-3-44L-12-66', g.near, 8),
  );
  const corals: readonly (readonly [number, number, number])[] = [
    [0.05, -8, 1.3],
    [0.16, 14, 0.9],
    [0.83, -16, 1],
    [0.95, 6, 1.5],
  ];
  const dark = stage.define(
    'corners',
    (id) =>
      `<radialGradient id="${id}" cx="${(x / w).toFixed(2)}" cy=".3" r=".8"><stop offset=".5" stop-color="${g.low}" stop-opacity="0"/><stop offset="1" stop-color="${g.low}" stop-opacity=".75"/></radialGradient>`,
  );
  return (
    path(dunes(stage, h * 0.8, h * 0.14, 4), g.far, 'opacity=".6"') +
    eachOf(corals, ([at, angle, s]) => coral(d`translate(${w * at} ${h * 0.86})rotate(${angle})scale(${s})`)) +
    path(dunes(stage, h * 0.9, h * 0.12, 3), g.near, 'opacity=".9"') +
    times(6, () =>
      bubble(d`translate(${random.in(10, w - 10)} ${random.in(20, h * 0.74)})scale(${random.in(0.3, 1)})`),
    ) +
    fill(stage, dark)
  );
}

function whale(stage: SeaStage): string {
  const { g, h, x, reach, random } = stage;
  const body =
    'M-120 10C-90-40 10-52 70-22C96-10 116-20 140-44C146-24 142-8 128 2C142 10 150 24 150 40C124 30 104 24 84 26C30 48-80 46-120 10Z';
  const place = d`translate(${x + reach * random.in(-0.9, 0.3)} ${h * 0.16})scale(${random.in(0.7, 1)})`;
  return shafts(stage) + path(body, g.far, `opacity=".55" transform="${place}"`) + reef(stage);
}

function kelp(stage: SeaStage): string {
  const { g, h, w, random } = stage;
  const blade = (i: number): string => {
    const x = i < 3 ? random.in(0, w * 0.2) : random.in(w * 0.8, w);
    const top = h * random.in(0.1, 0.5);
    const curve = d`M${x} ${h}C${x - 30} ${h * 0.8} ${x + 34} ${h * 0.65} ${x} ${h * 0.5}S${x + 20} ${top + 40} ${x + random.in(-10, 14)} ${top}`;
    return line(curve, i % 2 ? g.near : g.far, Math.round(random.in(8, 18)), `opacity="${i % 2 ? '.9' : '.55'}"`);
  };
  return shafts(stage) + times(6, blade) + reef(stage);
}

function ruin(stage: SeaStage): string {
  const { g, h, w } = stage;
  const stone = ramp(stage, 'stone', [
    [0, g.far],
    [0.5, g.near],
  ]);
  const pillar = stage.reuse(
    box(-22, 0, 44, 14, 2, g.far) +
      box(-17, 14, 34, h, 0, stone) +
      line('M-9 18V400M0 18V400M9 18V400', g.near, 2, 'opacity=".6"'),
  );
  const places: readonly (readonly [number, number])[] = [
    [0.02, 0.16],
    [0.2, 0.38],
    [0.76, 0.3],
    [0.92, 0.12],
  ];
  const pillars = eachOf(places, ([x, y]) => pillar(d`translate(${w * x} ${h * y})`));
  return shafts(stage) + group(pillars, '', 'opacity=".75"') + reef(stage);
}

function school(stage: SeaStage): string {
  const { g, h, w, random } = stage;
  const pair = stage.reuse(
    path(
      'M0 0C8-9 26-10 38-1L50-9V9L38 2C26 10 8 9 0 0ZM-60 24C-52 15-34 14-22 23L-10 15V33L-22 26C-34 34-52 33-60 24Z',
      g.far,
    ),
  );
  const all = times(8, () =>
    pair(d`translate(${random.in(0, w)} ${random.in(20, h * 0.66)})scale(${random.in(0.4, 1.1)})`),
  );
  return shafts(stage) + all + reef(stage);
}

/** Jellyfish drift at both sides. */
function jellies(stage: SeaStage): string {
  const { g, h, w, random } = stage;
  const veil = ramp(stage, 'veil', [
    [0, g.light, 0.75],
    [1, g.light, 0.1],
  ]);
  const jelly = stage.reuse(
    path('M-34 0C-34-46 34-46 34 0C26 8 18-2 12 6C6-2-6-2-12 6C-18-2-26 8-34 0Z', veil) +
      line('M-22 8C-30 30-14 44-24 70M-8 8C-14 34 0 52-8 84M8 8C2 34 14 52 8 84M22 8C30 30 14 44 24 70', veil, 3),
  );
  const spots: readonly (readonly [number, number, number])[] = [
    [0.1, 0.2, 0.9],
    [0.9, 0.32, 1.1],
    [0.2, 0.62, 0.6],
    [0.8, 0.1, 0.5],
  ];
  const drift = eachOf(spots, ([x, y, s]) =>
    jelly(d`translate(${w * x} ${h * y})rotate(${random.in(-16, 16)})scale(${s * random.in(0.85, 1.15)})`),
  );
  return shafts(stage) + drift + reef(stage);
}

/** A hull lies on its side with its ribs bare; a mast leans out of it. */
function wreck(stage: SeaStage): string {
  const { g, h, w } = stage;
  const wood = mix(g.far, g.near, 0.35);
  const hull = 'M-190 0C-170 74-60 110 60 104C120 100 160 70 190-10C120 24-100 34-190 0Z';
  const ribs = times(
    7,
    (i) => `M${-140 + i * 44} ${14 - (i % 2) * 4}C${-150 + i * 46} -30 ${-132 + i * 44} -58 ${-116 + i * 42} -76`,
  );
  const body =
    line(ribs, wood, 9) +
    line('M-20 20L-60-210M-84-120H4M-74-170H-24', wood, 8) +
    path(hull, wood) +
    line('M-176 22C-90 60 100 54 180 12M-150 48C-70 80 90 76 160 42', g.near, 3, 'opacity=".7"');
  return (
    shafts(stage) +
    group(body, d`translate(${w * 0.5} ${h * 0.7})rotate(-9)scale(${Math.min(1.05, w / 380)})`, 'opacity=".8"') +
    reef(stage)
  );
}

export const scenes = { whale, kelp, ruin, school, jellies, wreck } satisfies Record<string, Scene<CanglanGround>>;
