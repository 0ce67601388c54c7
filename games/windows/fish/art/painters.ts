/** The drawing of each shape, its height, and how it moves. */
import type { FishShape, Species, SpeciesCode } from '../../../engines/fish/species.ts';
import { dragonKoi, dragonKoiLimbs } from './dragons.ts';
import { ray, shark, sharkLimbs } from './hunters.ts';
import { koi, turtle } from './large.ts';
import { turnOf } from './limb.ts';
import type { Limb } from './limb.ts';
import { angler, jelly, lion, seahorse, squid } from './middle.ts';
import { penOn } from './pen.ts';
import type { Brush, Pen, Pigment } from './pen.ts';
import { seaDragon, seaDragonLimbs } from './seaDragon.ts';
import { angel, clown, fry, goldfish, puffer } from './small.ts';
import { canvasOf, giveVolume } from './volume.ts';

export interface Drawing {
  readonly paint: (pen: Pen, pigment: Pigment, pose: number) => void;
  /** Height of the drawing's box, in units of which the box is 108 wide. */
  readonly height: number;
  /** By how many units the body bends like a rope; 0 for drawings that cycle through poses. */
  readonly bend: number;
  readonly poses: number;
  /** Swimming strokes per second. */
  readonly beat: number;
  /** Whether it stays upright instead of pointing where it swims. */
  readonly isUpright: boolean;
  /** Parts that move by themselves. */
  readonly limbs?: readonly Limb[];
}

const bending = (paint: Drawing['paint'], height: number, bend: number, beat: number): Drawing => ({
  paint,
  height,
  bend,
  poses: 1,
  beat,
  isUpright: false,
});
const posing = (paint: Drawing['paint'], height: number, beat: number, isUpright: boolean): Drawing => ({
  paint,
  height,
  bend: 0,
  poses: 7,
  beat,
  isUpright,
});

const drawings: Readonly<Record<FishShape, Drawing>> = {
  fry: bending(fry, 46, 5, 2.6),
  clown: bending(clown, 78, 4.5, 2),
  angel: bending(angel, 108, 3.5, 1.5),
  goldfish: bending(goldfish, 92, 5.5, 1.5),
  puffer: bending(puffer, 84, 2.5, 1.6),
  seahorse: posing(seahorse, 124, 1.6, true),
  jelly: posing(jelly, 112, 0.5, true),
  squid: bending(squid, 62, 5, 1.1),
  lion: bending(lion, 112, 3, 1),
  angler: bending(angler, 110, 3, 1),
  koi: bending(koi, 60, 7, 1.3),
  turtle: posing(turtle, 100, 0.55, false),
  ray: posing(ray, 92, 0.45, false),
  shark: { ...bending(shark, 66, 6, 0.7), limbs: sharkLimbs },
  dragonKoi: { ...bending(dragonKoi, 72, 7, 0.7), limbs: dragonKoiLimbs },
};

/** Species that do not look like the others of their shape. */
const ownDrawings: Partial<Readonly<Record<SpeciesCode, Drawing>>> = {
  seaDragon: { ...bending(seaDragon, 78, 8, 0.6), limbs: seaDragonLimbs },
};

export const drawingOf = ({ code, shape }: Pick<Species, 'code' | 'shape'>): Drawing =>
  ownDrawings[code] ?? drawings[shape];

export const drawingWidth = 108;

/** Paints a species with its marks. Tancho has only a red spot on the head. */
function paintMarked(code: SpeciesCode, pigment: Pigment, pen: Pen, drawing: Drawing, pose: number): void {
  if (code !== 'tancho') return drawing.paint(pen, pigment, pose);
  drawing.paint(pen, { ...pigment, mark: 'rgba(255,255,255,0)' }, pose);
  pen.disc(31, -8, 6.2, pigment.mark, 0.95);
}

/** A species in the colours of its room. */
export interface Painted {
  readonly species: Pick<Species, 'code' | 'shape'>;
  readonly pigments: Readonly<Record<SpeciesCode, Pigment>>;
}

/** Draws one pose of a species into a box of `width` pixels, centred on (x, y). */
export function paintSpecies(ctx: Brush, painted: Painted, x: number, y: number, width: number, pose = 0): void {
  const body = bodyOf(painted, width, pose);
  ctx.drawImage(body, x - body.width / 2, y - body.height / 2);
}

function bodyOf({ species, pigments }: Painted, width: number, pose: number): OffscreenCanvas {
  const drawing = drawingOf(species);
  const size = width / drawingWidth;
  return shaded([width, size * drawing.height], size, (pen) =>
    paintMarked(species.code, pigments[species.code], pen, drawing, pose),
  );
}

/** Draws a moving part around (x, y); `size` is one unit of its drawing in pixels. */
export function paintLimb(ctx: Brush, painted: Painted, limb: Limb, x: number, y: number, size: number): void {
  const part = limbOf(painted, limb, size);
  ctx.drawImage(part, x - part.width / 2, y - part.height / 2);
}

const limbOf = ({ species, pigments }: Painted, { box, paint }: Limb, size: number): OffscreenCanvas =>
  shaded([box[0] * size, box[1] * size], size, (pen) => paint(pen, pigments[species.code]));

/** Paints on a canvas of its own, with light and shade. */
function shaded([width, height]: readonly [number, number], size: number, paint: (pen: Pen) => void): OffscreenCanvas {
  const [wide, tall] = [Math.ceil(width), Math.ceil(height)];
  const ctx = canvasOf(wide, tall);
  ctx.translate(wide / 2, tall / 2);
  ctx.scale(size, size);
  paint(penOn(ctx));
  giveVolume(ctx, wide, tall);
  return ctx.canvas;
}

/** Body and moving parts of a species, painted apart, to be put together in different postures. */
export interface Puppet {
  /** `stroke` is the phase of its stroke in radians. */
  paint(ctx: Brush, x: number, y: number, stroke: number): void;
}

export function puppetOf(painted: Painted, width: number): Puppet {
  const size = width / drawingWidth;
  const body = bodyOf(painted, width, 0);
  const limbs = (drawingOf(painted.species).limbs ?? []).map((limb) => ({ limb, part: limbOf(painted, limb, size) }));
  return {
    paint(ctx, x, y, stroke) {
      const paintLimbs = (isBehind: boolean): void => {
        for (const { limb, part } of limbs.filter((one) => one.limb.isBehind === isBehind)) {
          ctx.save();
          ctx.translate(x + limb.at[0] * size, y + limb.at[1] * size);
          ctx.rotate(turnOf(limb, stroke));
          ctx.drawImage(part, -limb.pivot[0] * size - part.width / 2, -limb.pivot[1] * size - part.height / 2);
          ctx.restore();
        }
      };
      paintLimbs(true);
      ctx.drawImage(body, x - body.width / 2, y - body.height / 2);
      paintLimbs(false);
    },
  };
}

/** A small picture of a species for lists, with its moving parts. */
export function portrait(painted: Painted, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const height = (width * drawingOf(painted.species).height) / drawingWidth;
  const scale = Math.min(3, devicePixelRatio || 1);
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const ctx = canvas.getContext('2d');
  if (ctx) puppetOf(painted, canvas.width).paint(ctx, canvas.width / 2, canvas.height / 2, 0);
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}
