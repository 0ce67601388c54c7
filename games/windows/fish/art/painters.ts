/** The drawing of each shape, its height, and how it moves. */
import type { FishShape, Species, SpeciesCode } from '../../../engines/fish/species.ts';
import { dragonKoi, koi, ray, shark, turtle } from './large.ts';
import { angler, jelly, lion, seahorse, squid } from './middle.ts';
import { penOn } from './pen.ts';
import type { Brush, Pen, Pigment } from './pen.ts';
import { pigments } from './pigments.ts';
import { angel, clown, fry, goldfish, puffer } from './small.ts';

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

export const drawings: Readonly<Record<FishShape, Drawing>> = {
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
  ray: posing(ray, 90, 0.5, false),
  shark: bending(shark, 66, 6, 0.9),
  dragonKoi: bending(dragonKoi, 70, 7, 1),
};

export const drawingWidth = 108;

/** Paints a species with its marks. Tancho has only a red spot on the head. */
function paintMarked(code: SpeciesCode, pen: Pen, drawing: Drawing, pose: number): void {
  const pigment = pigments[code];
  if (code !== 'tancho') return drawing.paint(pen, pigment, pose);
  drawing.paint(pen, { ...pigment, mark: 'rgba(255,255,255,0)' }, pose);
  pen.disc(31, -8, 6.2, pigment.mark, 0.95);
}

/** Draws one pose of a species into a box of `width` pixels, centred on (x, y). */
export function paintSpecies(
  ctx: Brush,
  species: Pick<Species, 'code' | 'shape'>,
  x: number,
  y: number,
  width: number,
  pose = 0,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(width / drawingWidth, width / drawingWidth);
  paintMarked(species.code, penOn(ctx), drawings[species.shape], pose);
  ctx.restore();
}

/** A small picture of a species for lists. */
export function portrait(species: Pick<Species, 'code' | 'shape'>, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const height = (width * drawings[species.shape].height) / drawingWidth;
  const scale = Math.min(3, devicePixelRatio || 1);
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const ctx = canvas.getContext('2d');
  if (ctx) paintSpecies(ctx, species, canvas.width / 2, canvas.height / 2, canvas.width);
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}
