/** Rays, reels, awnings and hills behind the emblems of 老果铺: flat colour, hard edges. */
import { middle, pattern, ramp, wedges } from '../backdrop.ts';
import type { Ground, Scene, Stage } from '../backdrop.ts';
import { mix } from '../colour.ts';
import { box, d, disc, eachOf, group, line, path, times } from '../shapes.ts';

export interface OrchardGround extends Ground {
  readonly far: string;
  readonly near: string;
  readonly band: string;
  readonly trim: string;
  readonly ink: string;
}
type ShopStage = Stage<OrchardGround>;

function burst(stage: ShopStage): string {
  const { g, reach } = stage;
  return group(path(wedges(stage, 14), g.far) + disc(0, 0, reach * 1.05, g.light), middle(stage));
}

function arcs(stage: ShopStage): string {
  const { g, x, y, reach } = stage;
  const rings = [g.far, g.near, g.light, g.far, g.light];
  return group(
    eachOf(rings, (colour, i) => disc(0, 0, reach * (2.3 - i * 0.3), colour)),
    d`translate(${x} ${y + reach * 0.9})`,
  );
}

function reels(stage: ShopStage): string {
  const { g, reach } = stage;
  const shadow = mix(g.light, g.near, 0.45);
  const drum = ramp(stage, 'drum', [
    [0, shadow],
    [0.3, g.light],
    [0.7, g.light],
    [1, shadow],
  ]);
  const lamps = (y: number): string => d`M${-reach * 1.2} ${y}H${reach * 1.21}`;
  return group(
    box(-reach * 1.36, -reach * 1.2, reach * 2.72, reach * 2.4, 22, g.near) +
      eachOf([-0.86, 0, 0.86], (x) => box(reach * (x - 0.4), -reach * 1.06, reach * 0.8, reach * 2.12, 10, drum)) +
      line(lamps(-reach * 1.13) + lamps(reach * 1.13), '#fff6c8', 8, `stroke-dasharray="0 ${Math.round(reach * 0.3)}"`),
    middle(stage),
  );
}

function check(stage: ShopStage): string {
  const { g, h, w, x, y, reach } = stage;
  const cloth = pattern(
    stage,
    'cloth',
    48,
    34,
    `<path d="M0 0h48v34H0Z" fill="${g.light}"/><path d="M0 0h24v34h24V17H0Z" fill="${g.near}"/>`,
  );
  return disc(x, y, reach * 1.22, g.light) + path(d`M0 ${h * 0.66}H${w}V${h}H0Z`, cloth);
}

/** A striped awning over a shop window. */
function awning(stage: ShopStage): string {
  const { g, h, w, x, y, reach } = stage;
  const count = Math.round(w / 45);
  const step = w / count;
  const deep = h * 0.13;
  const flap = (i: number): string =>
    path(d`M${i * step}-4h${step}V${deep}a${step / 2} ${step / 2} 0 0 1${-step} 0Z`, i % 2 ? g.light : g.near);
  return (
    box(x - reach * 1.24, deep, reach * 2.48, h, 0, g.far) +
    line(d`M${x - reach * 1.24} ${deep}V${h}M${x + reach * 1.24} ${deep}V${h}`, g.light, 5) +
    disc(x, y + reach * 0.14, reach * 1.02, g.light) +
    box(0, h * 0.72, w, h, 0, g.near) +
    line(d`M0 ${h * 0.72}H${w}`, g.trim, 5) +
    times(count, flap)
  );
}

/** Hills with rows of round trees under a big sun. */
function hills(stage: ShopStage): string {
  const { g, h, w, x, y, reach } = stage;
  const tree = stage.reuse(
    line('M0 0V-18', g.ink, 5) +
      disc(0, -32, 20, mix(g.near, g.band, 0.5)) +
      path('M-8-38h.1M6-30h.1M-2-24h.1', 'none', `stroke="${g.trim}" stroke-width="6"`),
  );
  const row = (top: number, s: number, shift: number): string =>
    times(Math.ceil(w / (70 * s)), (i) => tree(d`translate(${(i + shift) * 70 * s} ${top})scale(${s})`));
  return (
    disc(x, y, reach * 1.12, g.light) +
    path(d`M0 ${h * 0.6}Q${w * 0.26} ${h * 0.5} ${w * 0.55} ${h * 0.6}T${w} ${h * 0.56}V${h}H0Z`, g.far) +
    row(h * 0.62, 0.8, 0.2) +
    path(d`M0 ${h * 0.72}Q${w * 0.4} ${h * 0.6} ${w} ${h * 0.7}V${h}H0Z`, g.near)
  );
}

/** Candy stripes on a slant with a scalloped plate. */
function candy(stage: ShopStage): string {
  const { g, h, w, reach } = stage;
  const stripes = times(Math.ceil((w + h) / 60), (i) => d`M${i * 60 - h} ${h}l${h}-${h}h30L${i * 60 - h + 30} ${h}Z`);
  const plate = stage.turn(16, disc(0, -reach * 1.1, reach * 0.22, g.light)) + disc(0, 0, reach * 1.12, g.light);
  return path(stripes, g.far) + group(plate, middle(stage));
}

export const scenes = { burst, arcs, reels, check, awning, hills, candy } satisfies Record<
  string,
  Scene<OrchardGround>
>;
