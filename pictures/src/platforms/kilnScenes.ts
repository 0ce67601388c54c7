/** Plates, vines, waves and brushed hills behind the emblems of 青窑. */
import { fill, middle, pattern, ramp, ridge, scales } from '../backdrop.ts';
import type { Ground, Scene, Stage } from '../backdrop.ts';
import { mix } from '../colour.ts';
import { cloudShape, d, disc, eachOf, group, line, path, ring, times } from '../shapes.ts';

export interface KilnGround extends Ground {
  readonly far: string;
  readonly near: string;
  readonly plate: string;
  readonly text: string;
  readonly label: string;
}
type KilnStage = Stage<KilnGround>;

function plate(stage: KilnStage): string {
  const { g, reach } = stage;
  const leaf = path('M0 0C-10-7-9-16 0-20C9-16 10-7 0 0Z', g.near, `transform="${d`translate(0 ${-reach * 1.2})`}"`);
  return group(
    disc(0, 0, reach * 1.42, g.plate) +
      ring(reach * 1.39, g.near, 2) +
      stage.turn(20, leaf) +
      stage.turn(20, disc(0, -reach * 1.25, 3, g.near), 9) +
      ring(reach * 1.15, g.near, 1.2) +
      ring(reach * 1.11, g.near, 3.5),
    middle(stage),
  );
}

function vine(stage: KilnStage): string {
  const { g, reach } = stage;
  const tendrils = line(
    'M0 45C22 10 44 10 45 45S68 80 90 45M45 45C36 30 20 36 24 48C28 56 38 52 34 46M45 45C54 60 70 54 66 42C62 34 52 38 56 44',
    g.near,
    2.4,
  );
  const leaves = path(
    'M22 24q-10-12 4-18q8 10-4 18M68 66q10 12-4 18q-8-10 4-18M10 70q10-8 18 2q-10 8-18-2M62 18q10-8 18 2q-10 8-18-2',
    g.near,
  );
  return (
    fill(stage, pattern(stage, 'vine', 90, 90, tendrils + leaves), 'opacity=".5"') +
    group(disc(0, 0, reach * 1.25, g.plate) + ring(reach * 1.18, g.near, 2), middle(stage))
  );
}

function waves(stage: KilnStage): string {
  const { g, h, w, x, y, reach } = stage;
  const rings = eachOf(
    [27, 20, 13, 6],
    (r) => `<circle r="${r}" fill="${g.plate}" stroke="${g.near}" stroke-width="2"/>`,
  );
  const sea = d`M0 ${h * 0.58}Q${w * 0.25} ${h * 0.5} ${w * 0.5} ${h * 0.57}T${w} ${h * 0.56}V${h}H0Z`;
  const cloud = stage.reuse(path(cloudShape, g.plate, `stroke="${g.near}" stroke-width="2"`));
  return (
    disc(x, y, reach * 1.15, g.far) +
    path(sea, scales(stage, 56, rings), `opacity=".8" stroke="${g.near}" stroke-width="3"`) +
    cloud(d`translate(${w * 0.14} ${h * 0.12})scale(1.1 1)`) +
    cloud(d`translate(${w * 0.86} ${h * 0.21})scale(-.9 1)`)
  );
}

function lattice(stage: KilnStage): string {
  const { g, reach } = stage;
  const bars = line('M22 0L44 22L22 44L0 22ZM22 11L33 22L22 33L11 22ZM0 0H44M0 0V44', g.near, 2);
  return (
    fill(stage, pattern(stage, 'bars', 44, 44, bars), 'opacity=".38"') +
    group(
      disc(0, 0, reach * 1.28, g.plate) + ring(reach * 1.28, g.near, 7) + ring(reach * 1.19, g.near, 1.5),
      middle(stage),
    )
  );
}

/** Hills in washes of cobalt, as on a brush pot. */
function hills(stage: KilnStage): string {
  const { g, h, w, x, y, reach, random } = stage;
  const wash = (name: string, strength: number): string =>
    ramp(stage, name, [
      [0, g.near, strength],
      [0.5, g.near, strength * 0.25],
      [1, g.plate, 0],
    ]);
  const flock = times(5, () => d`M${random.in(w * 0.1, w * 0.9)} ${random.in(h * 0.06, h * 0.2)}q6-7 12 0q6-7 12 0`);
  return (
    disc(x, y, reach * 1.2, g.plate) +
    path(ridge(stage, h * 0.52, h * 0.34, 3), wash('far wash', 0.4)) +
    path(
      ridge(stage, h * 0.66, h * 0.3, 2),
      wash('near wash', 0.75),
      `stroke="${mix(g.near, g.text, 0.5)}" stroke-opacity=".5"`,
    ) +
    line(flock, g.text, 2.4)
  );
}

/** A slice of a disc, 124 degrees wide, open upwards. */
function sector(radius: number): string {
  const [x, y] = [radius * Math.sin(1.08), radius * Math.cos(1.08)];
  return d`M0 0L${-x} ${-y}A${radius} ${radius} 0 0 1 ${x} ${-y}Z`;
}

/** An open fan as the panel; its sticks meet under the title. */
function fan(stage: KilnStage): string {
  const { g, reach } = stage;
  const r = reach * 1.62;
  const rib = line(d`M0 0V${-r}`, g.near, 1.4, 'opacity=".5"');
  const panel =
    path(sector(r), g.plate, `stroke="${g.near}" stroke-width="4" stroke-linejoin="round"`) +
    stage.turn(13, rib, -57, 123) +
    line(sector(r * 0.94), g.near, 1.6) +
    path(sector(r * 0.34), g.near);
  return group(panel, d`translate(${stage.x} ${stage.y + reach * 0.98})`);
}

/** Crackle in the glaze around a plain medallion. */
function crackle(stage: KilnStage): string {
  const { g, reach } = stage;
  const cracks = line(
    'M0 18L26 8L40 30L30 58L0 70M26 8L60 0M40 30L78 24L96 40M78 24L90 0M30 58L58 70L96 62M58 70L50 96M0 70L10 96M96 18L90 0',
    g.near,
    1.4,
  );
  return (
    fill(stage, pattern(stage, 'cracks', 96, 96, cracks), 'opacity=".55"') +
    group(
      disc(0, 0, reach * 1.3, g.plate) +
        ring(reach * 1.3, g.near, 4) +
        ring(reach * 1.22, g.near, 9, 'stroke-dasharray="3 7" opacity=".7"'),
      middle(stage),
    )
  );
}

export const scenes = { plate, vine, waves, lattice, hills, fan, crackle } satisfies Record<string, Scene<KilnGround>>;
