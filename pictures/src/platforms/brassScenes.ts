/** Rays, towers, drapes and tables behind the emblems of 金廊. */
import { fill, halo, middle, ramp, scales, wedges } from '../backdrop.ts';
import type { Ground, Scene, Stage } from '../backdrop.ts';
import { mix } from '../colour.ts';
import { box, d, eachOf, group, line, num, oval, path, ring, times } from '../shapes.ts';

export interface BrassGround extends Ground {
  readonly trim: string;
}
type BrassStage = Stage<BrassGround>;

function rays(stage: BrassStage): string {
  const { g, reach } = stage;
  return group(
    path(wedges(stage, 24), g.light, 'opacity=".22"') +
      ring(reach * 1.12, g.trim, 2) +
      ring(reach * 1.2, g.trim, 6, 'stroke-dasharray="2 8"') +
      ring(reach * 1.28, g.trim, 1),
    middle(stage),
  );
}

function fans(stage: BrassStage): string {
  const { g } = stage;
  const rings = eachOf(
    [30, 22, 14, 6],
    (r) => `<circle r="${r}" fill="${g.low}" stroke="${g.trim}" stroke-width="1.4"/>`,
  );
  return fill(stage, scales(stage, 60, rings), 'opacity=".42"') + halo(stage, 1.7, 0.85);
}

function tower(stage: BrassStage): string {
  const { g, h, x, y } = stage;
  const metal = ramp(stage, 'tower', [
    [0, g.light],
    [0.55, g.low],
  ]);
  const column = (left: number, width: number, top: number, strength: number): string =>
    box(
      left,
      -h * top,
      width,
      h * 2,
      0,
      metal,
      `stroke="${g.trim}" stroke-opacity=".6" fill-opacity="${num(strength)}"`,
    );
  const side = times(6, (i) => column(20 + i * 30, 26, 0.5 - i * 0.07, 0.9 - i * 0.1));
  return group(column(-16, 32, 0.56, 1) + stage.both(side), d`translate(${x} ${y + h * 0.1})`);
}

function table(stage: BrassStage): string {
  const { g, h, x, y, reach } = stage;
  const lamp = ramp(stage, 'lamp', [
    [0, '#fff3d0', 0.5],
    [0.8, '#fff3d0', 0],
  ]);
  const felt = ramp(stage, 'felt', [
    [0, mix(g.light, '#1f8a60', 0.75)],
    [1, '#0a3a29'],
  ]);
  const top =
    oval(0, 0, reach * 2.1, reach * 0.95, g.trim) +
    oval(0, 4, reach * 2.04, reach * 0.92, felt) +
    eachOf([1.7, 1.5], (s) =>
      oval(0, 6, reach * s, reach * s * 0.44, 'none', `stroke="${g.trim}" stroke-opacity=".7" stroke-width="1.6"`),
    );
  const beam = path(d`M${x} -20L${x - reach * 1.9} ${h}H${x + reach * 1.9}Z`, lamp);
  return beam + group(top, d`translate(${x} ${y + reach * 0.75})`);
}

function arches(stage: BrassStage): string {
  const { g, h, reach } = stage;
  const arch = (s: number, i: number): string => {
    const r = reach * s;
    return path(
      d`M${-r} ${h}V0A${r} ${r} 0 0 1 ${r} 0V${h}Z`,
      mix(g.low, g.light, 0.12 + i * 0.13),
      `stroke="${g.trim}" stroke-width="${i % 2 ? 1 : 3}" stroke-opacity=".75"`,
    );
  };
  return group(eachOf([1.5, 1.34, 1.18, 1.02], arch), middle(stage));
}

/** A stage: drapes drawn to both sides, light between them. */
function drapes(stage: BrassStage): string {
  const { g, h, w, x } = stage;
  const cloth = ramp(
    stage,
    'cloth',
    [
      [0, mix(g.top, g.low, 0.2)],
      [0.4, mix(g.top, g.light, 0.45)],
      [1, mix(g.low, g.top, 0.3)],
    ],
    '',
  );
  const half = w / 2;
  const fold = times(4, (i) => {
    const left = -half - 12 + i * half * 0.19;
    return path(
      d`M${left} -10h${half * 0.24}C${left + half * 0.22} ${h * 0.4} ${left + half * (0.1 - i * 0.05)} ${h * 0.62} ${left - i * half * 0.1} ${h * 0.8}L${left - 20} ${h}Z`,
      cloth,
      `stroke="${g.low}" stroke-opacity=".5"`,
    );
  });
  const cord = line(
    d`M${-half * 0.44} ${h * 0.44}C${-half * 0.6} ${h * 0.52} ${-half * 0.8} ${h * 0.56} ${-half * 1.1} ${h * 0.52}`,
    g.trim,
    5,
  );
  return halo(stage, 1.8, 0.9) + group(stage.both(fold + cord), d`translate(${x} 0)`);
}

/** Nested chevrons that point up, as on a lift door. */
function chevrons(stage: BrassStage): string {
  const { g, h, w, x, y } = stage;
  const rows = times(9, (i) => {
    const top = -h * 0.5 + i * h * 0.13;
    return d`M${-w * 0.7} ${top + w * 0.35}L0 ${top}L${w * 0.7} ${top + w * 0.35}`;
  });
  const body =
    line(rows, g.light, 12, 'opacity=".3" stroke-linejoin="miter"') + line(rows, g.trim, 1.4, 'opacity=".7"');
  return group(body, d`translate(${x} ${y})`) + halo(stage, 1.4, 0.8);
}

/** A grand stair that climbs to the light. */
function stair(stage: BrassStage): string {
  const { g, h, w, x, y, reach } = stage;
  const steps = times(8, (i) => {
    const half = w * (0.16 + i * 0.075);
    return box(
      -half,
      reach * 0.5 + i * 26,
      half * 2,
      27,
      0,
      mix(g.low, g.light, 0.46 - i * 0.05),
      `stroke="${g.trim}" stroke-opacity=".55"`,
    );
  });
  const door = path(
    d`M${-reach * 0.7} ${reach * 0.5}V${-reach * 0.5}A${reach * 0.7} ${reach * 0.7} 0 0 1 ${reach * 0.7} ${-reach * 0.5}V${reach * 0.5}Z`,
    g.light,
    `opacity=".55" stroke="${g.trim}" stroke-width="3"`,
  );
  const walls = line(
    d`M${-w} ${-h * 0.14}H${-reach}M${reach} ${-h * 0.14}H${w}M${-w} ${-h * 0.17}H${-reach}M${reach} ${-h * 0.17}H${w}`,
    g.trim,
    1.4,
    'opacity=".5"',
  );
  return group(walls + door + steps, d`translate(${x} ${y})`);
}

export const scenes = { rays, fans, tower, table, arches, drapes, chevrons, stair } satisfies Record<
  string,
  Scene<BrassGround>
>;
