/** The lit city behind the emblems of 九号港. */
import { glow, pattern, ramp } from '../backdrop.ts';
import type { Scene } from '../backdrop.ts';
import { mix } from '../colour.ts';
import { box, d, disc, eachOf, group, line, num, oval, path, ring, times } from '../shapes.ts';
import { city, quay, waterline } from './harbourCity.ts';
import type { HarbourGround, HarbourStage } from './harbourCity.ts';

function skyline(stage: HarbourStage): string {
  return city(stage, 0.62, 0.42) + quay(stage);
}

function bridge(stage: HarbourStage): string {
  const { g, h, w } = stage;
  const cable = d`M-20 ${h * 0.46}Q${w * 0.1} ${h * 0.4} ${w * 0.2} ${h * 0.17}Q${w * 0.5} ${h * 0.98} ${w * 0.8} ${h * 0.17}Q${w * 0.9} ${h * 0.4} ${w + 20} ${h * 0.46}`;
  const hangers = times(
    9,
    (i) => d`M${w * (0.26 + i * 0.06)} ${h * 0.62}V${h * (0.62 - 0.33 * ((i - 4) / 4.6) ** 2 - 0.03)}`,
  );
  return (
    city(stage, 0.64, 0.22) +
    line(d`M-20 ${h * 0.62}H${w + 20}`, g.near, 9) +
    eachOf([0.2, 0.8], (x) => box(w * x - 6, h * 0.16, 12, h * 0.55, 2, g.near)) +
    line(cable, g.near, 4) +
    line(hangers, g.near, 1.6) +
    quay(stage)
  );
}

function moonrise(stage: HarbourStage): string {
  const { g, x, y, reach } = stage;
  const moon = ramp(stage, 'moon', [
    [0, g.sun],
    [1, g.low],
  ]);
  return disc(x + reach * 0.2, y + reach * 0.1, reach * 1.12, moon) + city(stage, 0.66, 0.34) + quay(stage);
}

function cranes(stage: HarbourStage): string {
  const { g, h, w, x, random } = stage;
  const crane = stage.reuse(
    path(
      'M-34 0L-22-120H-62V-130H-20L-12-186H-4L6-130H96V-122L92-118H8L22 0H12L2-66H-16L-24 0ZM-14-78H0L-4-112H-10Z',
      g.near,
    ) +
      line('M-8-184L92-128M-8-184L-58-128M70-120V-78', g.near, 2.5) +
      box(58, -80, 24, 14, 1, g.sun, 'opacity=".8"'),
  );
  const y = h * waterline;
  const crates = times(Math.round(w / 48), (i) =>
    times(1 + Math.floor(random() * 3), (n) =>
      box(i * 48, y - 20 - n * 21, 46, 20, 1, mix(g.near, [g.light, g.far, '#3c7a86'][(i + n) % 3] ?? g.far, 0.4)),
    ),
  );
  return (
    oval(x, y - 40, w * 0.7, h * 0.4, glow(stage, 'dusk', g.sun, 0.75)) +
    group(crane(d`translate(${w * 0.84} ${y})scale(-1.5 1.7)`), '', 'opacity=".6"') +
    crane(d`translate(${w * 0.16} ${y})scale(1.7 1.9)`) +
    crates +
    quay(stage)
  );
}

/** A big wheel, lit, over low roofs. */
function wheel(stage: HarbourStage): string {
  const { g, h, w, reach } = stage;
  const r = Math.min(reach * 1.36, h * 0.4);
  const spokes = stage.turn(12, line(d`M0 0V${-r}`, g.near, 2.5) + disc(0, -r, 8, g.sun));
  const body = ring(r, g.near, 6) + ring(r * 0.86, g.sun, 2, 'stroke-dasharray="2 9" opacity=".9"') + spokes;
  const legs = d`M${-r * 0.5} ${r * 1.3}L0 0L${r * 0.5} ${r * 1.3}`;
  const x = stage.x + w * 0.04;
  return group(body + line(legs, g.near, 9), d`translate(${x} ${stage.y})`) + city(stage, 0.7, 0.14) + quay(stage);
}

/** A lighthouse whose beam sweeps the harbour. */
function beacon(stage: HarbourStage): string {
  const { g, h, w } = stage;
  const x = w * 0.14;
  const y = h * 0.14;
  const beam = ramp(
    stage,
    'beam',
    [
      [0, g.sun, 0.75],
      [1, g.sun, 0],
    ],
    '',
  );
  const stone = ramp(
    stage,
    'stone',
    [
      [0, mix(g.far, g.sun, 0.4)],
      [1, g.near],
    ],
    '',
  );
  return (
    path(d`M${x} ${y}L${w + 10} ${-h * 0.06}V${h * 0.46}Z`, beam) +
    city(stage, 0.68, 0.12) +
    path(d`M${x - 15} ${y + 12}h30L${x + 30} ${h * waterline}H${x - 30}Z`, stone) +
    line(d`M${x - 19} ${h * 0.34}h38M${x - 24} ${h * 0.5}h48`, g.near, 13, 'stroke-linecap="butt"') +
    box(x - 20, y + 6, 40, 9, 2, g.near) +
    box(x - 10, y - 14, 20, 20, 2, g.sun) +
    path(d`M${x - 16} ${y - 14}L${x} ${y - 34}L${x + 16} ${y - 14}Z`, g.near) +
    quay(stage)
  );
}

function stadium(stage: HarbourStage): string {
  const { g, h, w, x, reach } = stage;
  const y = h * 0.56;
  const side = Math.min(w * 0.38, reach * 1.75);
  const lamp = stage.reuse(
    box(-30, -18, 60, 36, 3, g.near) +
      times(8, (i) => disc(-21 + (i % 4) * 14, -8 + Math.floor(i / 4) * 16, 5, '#fff6dc')),
  );
  const beam = ramp(stage, 'beam', [
    [0, '#fff1d0', 0.55],
    [1, '#fff1d0', 0],
  ]);
  const grass = ramp(stage, 'grass', [
    [0, mix(g.far, '#3f9a5a', 0.7)],
    [1, g.low],
  ]);
  const crowd = pattern(
    stage,
    'crowd',
    10,
    9,
    disc(3, 3, 1.6, g.sun, 'opacity=".7"') + disc(8, 7, 1.4, g.light, 'opacity=".4"'),
  );
  const rim = d`M0 ${y - 70}Q${x} ${y + 20} ${w} ${y - 70}V`;
  return (
    group(
      stage.both(path(d`M${side} ${h * 0.1}L${-side * 0.3} ${h * 0.74}H${side * 0.75}Z`, beam)),
      d`translate(${x} 0)`,
    ) +
    path(`${rim}${num(h)}H0Z`, g.near) +
    path(`${rim}${num(y + 60)}H0Z`, crowd) +
    path(d`M0 ${y + 30}Q${x} ${y + 70} ${w} ${y + 30}V${h}H0Z`, grass) +
    lamp(d`translate(${x - side} ${h * 0.1})rotate(8)`) +
    lamp(d`translate(${x + side} ${h * 0.1})rotate(-8)`)
  );
}

export const scenes = { skyline, bridge, moonrise, cranes, wheel, beacon, stadium } satisfies Record<
  string,
  Scene<HarbourGround>
>;
