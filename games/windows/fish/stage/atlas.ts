/** Packs all pictures of a room onto as few canvases as possible, to draw them with few textures. */
import type { FishModel, SpeciesCode } from '../../../engines/fish/species.ts';
import type { Look } from '../art/looks.ts';
import { drawingOf, drawingWidth, paintLimb, paintSpecies } from '../art/painters.ts';
import { things } from '../art/things.ts';
import type { ThingName } from '../art/things.ts';
import { CanvasSource, Rectangle, Texture } from './pixi.ts';

export interface Atlas {
  /** One picture of a species' whole box for each pose. */
  readonly fish: ReadonlyMap<SpeciesCode, readonly Texture[]>;
  /** The moving parts of a species, in the order of its drawing. */
  readonly limbs: ReadonlyMap<SpeciesCode, readonly Texture[]>;
  readonly things: Readonly<Record<ThingName, Texture>>;
}

interface Box {
  readonly width: number;
  readonly height: number;
  readonly paint: (ctx: CanvasRenderingContext2D, x: number, y: number) => void;
  take(texture: Texture): void;
}

const side = 2048;
const gap = 3;

/** `unit` is the length 1 of a species in device pixels. `things` leaves out the fish, for scenes with stamps. */
export function createAtlas(model: FishModel, { pigments }: Look, unit: number, what: 'all' | 'things'): Atlas {
  const fish = new Map<SpeciesCode, Texture[]>();
  const made = {} as Record<ThingName, Texture>;
  const boxes: Box[] = [];
  for (const species of what === 'all' ? model.species : []) {
    const { height, poses } = drawingOf(species);
    const width = Math.round(Math.min(poses > 1 ? 320 : 760, Math.max(56, species.length * unit)));
    const textures: Texture[] = [];
    fish.set(species.code, textures);
    for (let step = 0; step < poses; step += 1) {
      const pose = poses === 1 ? 0 : (step / (poses - 1)) * 2 - 1;
      boxes.push({
        width,
        height: Math.ceil((width * height) / drawingWidth),
        paint: (ctx, x, y) => paintSpecies(ctx, { species, pigments }, x, y, width, pose),
        take: (texture) => textures.push(texture),
      });
    }
  }
  const limbs = new Map<SpeciesCode, Texture[]>();
  for (const species of what === 'all' ? model.species : []) {
    const size = Math.min(760, species.length * unit) / drawingWidth;
    for (const limb of drawingOf(species).limbs ?? []) {
      const textures = limbs.get(species.code) ?? [];
      limbs.set(species.code, textures);
      boxes.push({
        width: Math.ceil(limb.box[0] * size),
        height: Math.ceil(limb.box[1] * size),
        paint: (ctx, x, y) => paintLimb(ctx, { species, pigments }, limb, x, y, size),
        take: (texture) => textures.push(texture),
      });
    }
  }
  const scale = Math.min(2, Math.max(1, unit / 420));
  for (const [name, thing] of Object.entries(things) as [ThingName, (typeof things)[ThingName]][]) {
    const [width, height] = [Math.ceil(thing.width * scale), Math.ceil(thing.height * scale)];
    boxes.push({
      width,
      height,
      paint(ctx, x, y) {
        ctx.save();
        ctx.translate(x, y);
        ctx.scale(scale, scale);
        thing.paint(ctx);
        ctx.restore();
      },
      take: (texture) => (made[name] = texture),
    });
  }
  pack(boxes);
  return { fish, limbs, things: made };
}

/** Packs in rows, highest pictures first. What does not fit on one canvas continues on the next. */
function pack(boxes: readonly Box[]): void {
  const order = boxes.map((box, index) => ({ box, index })).toSorted((one, other) => other.box.height - one.box.height);
  const placed: Texture[] = [];
  let page = newPage();
  let [x, y, shelf] = [gap, gap, 0];
  for (const { box, index } of order) {
    if (x + box.width + gap > side) [x, y, shelf] = [gap, y + shelf + gap, 0];
    if (y + box.height + gap > side) {
      page = newPage();
      [x, y, shelf] = [gap, gap, 0];
    }
    page.ctx.save();
    page.ctx.beginPath();
    page.ctx.rect(x, y, box.width, box.height);
    page.ctx.clip();
    box.paint(page.ctx, x + box.width / 2, y + box.height / 2);
    page.ctx.restore();
    placed[index] = new Texture({ source: page.source, frame: new Rectangle(x, y, box.width, box.height) });
    x += box.width + gap;
    shelf = Math.max(shelf, box.height);
  }
  for (const [index, texture] of placed.entries()) boxes[index]?.take(texture);
}

function newPage(): { readonly ctx: CanvasRenderingContext2D; readonly source: CanvasSource } {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('no canvas');
  return { ctx, source: new CanvasSource({ resource: canvas, autoGenerateMipmaps: false }) };
}
