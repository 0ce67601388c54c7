/** Mountains, bamboo, water and gates behind the emblems of 墨玉堂. */
import { middle, ramp, ridge, scales } from '../backdrop.ts';
import type { Ground, Scene, Stage } from '../backdrop.ts';
import { mix } from '../colour.ts';
import { box, d, disc, eachOf, group, line, path, ring, times } from '../shapes.ts';

export interface MoyuGround extends Ground {
  readonly far: string;
  readonly near: string;
  readonly mist: string;
  readonly trim: string;
  readonly text: string;
  readonly edge: string;
}
type MoyuStage = Stage<MoyuGround>;

function shore(stage: MoyuStage, y: number, height: number, count: number): string {
  const earth = ramp(stage, 'shore', [
    [0, stage.g.near],
    [1, stage.g.low],
  ]);
  return path(ridge(stage, stage.h * y, stage.h * height, count), earth);
}

function peaks(stage: MoyuStage): string {
  const { g, h } = stage;
  return eachOf([3, 4, 5], (count, i) => {
    const rock = ramp(stage, `peak ${i}`, [
      [0, mix(g.far, g.near, i / 2), i === 0 ? 0.65 : 0.9],
      [1, g.low, i === 2 ? 0.6 : 0],
    ]);
    return path(ridge(stage, h * (0.56 + i * 0.14), h * (0.4 - i * 0.08), count), rock);
  });
}

function bamboo(stage: MoyuStage): string {
  const { g, h, w, random } = stage;
  const leaf = stage.reuse(
    path('M0 0C14-10 40-12 66 4C40 10 14 8 0 0ZM0 0C18 4 40 20 48 42C26 32 10 18 0 0Z', g.near, 'opacity=".85"'),
  );
  const stems = times(7, (i) => {
    const x = i < 4 ? random.in(-6, w * 0.24) : random.in(w * 0.78, w + 6);
    const joints = `stroke-dasharray="${Math.round(random.in(60, 90))} 3" stroke-linecap="butt"`;
    const stem = line(
      d`M${x}-10L${x + random.in(-16, 16)} ${h + 10}`,
      mix(g.far, g.near, i % 2),
      Math.round(random.in(7, 15)),
      `${joints} opacity="${i % 2 ? 0.9 : 0.5}"`,
    );
    const leaves = times(2, () =>
      leaf(d`translate(${x} ${random.in(0, h * 0.7)})rotate(${random.in(10, 60) + (i > 3 ? 90 : 0)})`),
    );
    return stem + leaves;
  });
  return stems + shore(stage, 0.86, 0.1, 3);
}

function waves(stage: MoyuStage): string {
  const { g, h, w } = stage;
  const rings = eachOf([31, 23, 15, 7], (r, i) => disc(0, 0, r, i % 2 ? g.far : g.near));
  const hills = ramp(stage, 'hills', [
    [0, g.far, 0.7],
    [1, g.low, 0],
  ]);
  const deep = ramp(stage, 'deep', [
    [0, g.low, 0],
    [1, g.low, 0.9],
  ]);
  const water = d`M0 ${h * 0.74}C${w * 0.3} ${h * 0.66} ${w * 0.6} ${h * 0.82} ${w} ${h * 0.7}V${h}H0Z`;
  return (
    path(ridge(stage, h * 0.5, h * 0.22, 3), hills) +
    path(water, scales(stage, 64, rings), 'opacity=".6"') +
    box(0, h * 0.6, w, h * 0.4, 0, deep)
  );
}

function gate(stage: MoyuStage): string {
  const { g, reach } = stage;
  const round =
    ring(Math.round(reach * 1.24), g.near, 26) +
    ring(Math.round(reach * 1.14), g.trim, 2, 'opacity=".8"') +
    ring(Math.round(reach * 1.34), g.trim, 1.5, 'opacity=".5"');
  return group(round, middle(stage)) + shore(stage, 0.9, 0.14, 4);
}

/** A fall between two cliffs; its mist stands over the water. */
function fall(stage: MoyuStage): string {
  const { g, h, w, x, random } = stage;
  const cliff = ramp(stage, 'cliff', [
    [0, mix(g.far, g.near, 0.4)],
    [1, g.low],
  ]);
  const water = ramp(stage, 'water', [
    [0, g.mist, 0.75],
    [1, g.mist, 0.1],
  ]);
  const left = x - w * 0.2 + random.in(-10, 10);
  const threads = times(4, (i) => d`M${left + 12 + i * 17} ${h * 0.08 + i * 9}V${h * 0.8}`);
  return (
    path(d`M${left} ${h * 0.06}h74L${left + 96} ${h * 0.9}H${left - 20}Z`, water) +
    line(threads, g.mist, 2, 'opacity=".5"') +
    path(
      d`M-10-10H${left - 8}C${left + 22} ${h * 0.2} ${left - 30} ${h * 0.4} ${left + 8} ${h * 0.62}S${left - 60} ${h * 0.9} -10 ${h}Z`,
      cliff,
      'opacity=".85"',
    ) +
    path(
      d`M${w + 10}-10H${left + 84}C${left + 60} ${h * 0.24} ${left + 120} ${h * 0.36} ${left + 88} ${h * 0.6}S${w - 30} ${h * 0.9} ${w + 10} ${h}Z`,
      cliff,
      'opacity=".6"',
    ) +
    shore(stage, 0.88, 0.08, 3)
  );
}

/** A pine leans in from a corner: fans of needles on a bent bough. */
function pine(stage: MoyuStage): string {
  const { g, h, w } = stage;
  const fan = stage.reuse(
    path('M-44 6C-40-22 40-22 44 6C20-2-20-2-44 6Z', g.near) +
      line('M-38 2L0 8L-22-12M38 2L0 8L22-12M0 8V-16', g.far, 1.6, 'opacity=".8"'),
  );
  const bough = d`M-10 ${h * 0.06}C${w * 0.16} ${h * 0.03} ${w * 0.2} ${h * 0.17} ${w * 0.42} ${h * 0.15}M${w * 0.12} ${h * 0.08}C${w * 0.1} ${h * 0.2} ${w * 0.2} ${h * 0.24} ${w * 0.22} ${h * 0.3}`;
  const spots: readonly (readonly [number, number, number])[] = [
    [0.06, 0.05, 1.1],
    [0.24, 0.09, 1.2],
    [0.42, 0.13, 1],
    [0.12, 0.2, 0.9],
    [0.25, 0.29, 1],
  ];
  return (
    path(ridge(stage, h * 0.7, h * 0.3, 3), mix(g.far, g.near, 0.3), 'opacity=".55"') +
    line(bough, g.near, 9) +
    eachOf(spots, ([x, y, s]) => fan(d`translate(${w * x} ${h * y})scale(${s})`)) +
    shore(stage, 0.9, 0.12, 4)
  );
}

/** Still water: the moon's light lies on it in strokes. */
function lake(stage: MoyuStage): string {
  const { g, h, x, random } = stage;
  const water = ramp(stage, 'lake', [
    [0, mix(g.far, g.light, 0.2)],
    [1, g.low],
  ]);
  const glints = times(9, (i) => {
    const half = random.in(8, 34) * (1 + i / 8);
    return d`M${x - half + random.in(-14, 14)} ${h * (0.66 + i * 0.032)}h${half * 2}`;
  });
  return (
    path(ridge(stage, h * 0.62, h * 0.16, 3), mix(g.far, g.near, 0.5), 'opacity=".8"') +
    fillFrom(stage, 0.62, water) +
    line(glints, g.light, 3, 'opacity=".4"')
  );
}

function fillFrom(stage: MoyuStage, y: number, paint: string): string {
  return box(0, stage.h * y, stage.w, stage.h * (1 - y), 0, paint);
}

export const scenes = { peaks, bamboo, waves, gate, fall, pine, lake } satisfies Record<string, Scene<MoyuGround>>;
