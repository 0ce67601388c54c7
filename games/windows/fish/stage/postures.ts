/** Paints the postures of a species for one direction and lean, one after the other. */
import type { Species } from '../../../engines/fish/species.ts';
import { drawingOf, drawingWidth, puppetOf } from '../art/painters.ts';
import type { Puppet } from '../art/painters.ts';
import { baseOf, contextOf } from './bases.ts';
import type { Base, PaintedSpecies } from './bases.ts';
import { bendAt } from './bend.ts';
import { lifted } from './lifted.ts';
import { ImageSource, Texture } from './pixi.ts';

export interface Stamp {
  readonly texture: Texture;
  /** Offset from the picture's corner to the fish's centre, in device pixels. */
  readonly middle: readonly [number, number];
}

export interface Kind {
  readonly species: Species;
  /** Width of its box in device pixels. */
  readonly width: number;
  readonly postures: number;
  /** Whether the postures make a whole stroke. Otherwise they make half of one, from one end to the other. */
  readonly goesRound: boolean;
  /** Difference between two leans, in radians. */
  readonly leanStep: number;
  readonly mostLean: number;
  /** The picture of a posture before it is bent. Painted when it is first needed. */
  base(isLeftward: boolean, place: number): Base;
  /** Whether the first picture of this direction is painted. */
  isPainted(isLeftward: boolean): boolean;
}

export interface Postures {
  /** Upper estimate of their pixels. */
  readonly area: number;
  /** Empty until all are painted. */
  readonly stamps: readonly Stamp[];
  /** Paints the next posture. Returns its number of pixels. */
  paintNext(): number;
  destroy(): void;
}

export function kindOf(painted: PaintedSpecies, unit: number): Kind {
  const { species } = painted;
  const { poses, isUpright, limbs } = drawingOf(species);
  const width = Math.max(24, Math.round(species.length * unit));
  const postures = poses > 1 ? poses : width < 240 ? 8 : width < 400 ? 10 : 14;
  const isPlain = poses === 1 && limbs === undefined;
  const made = new Map<string, Base>();
  let cut: Puppet | undefined;
  const puppet = (): Puppet | undefined => (limbs ? (cut ??= puppetOf(painted, width)) : undefined);
  const keyOf = (isLeftward: boolean, place: number): string => `${isLeftward ? '<' : '>'}${isPlain ? 0 : place}`;
  return {
    species,
    width,
    goesRound: poses === 1,
    postures,
    // Keeps the step of the nose from one lean to the next to a few pixels.
    leanStep: Math.min(0.16, Math.max(0.08, 20 / width)),
    // Giants swim level.
    mostLean: isUpright || width > 400 ? 0 : 0.2,
    base(isLeftward, place) {
      const key = keyOf(isLeftward, place);
      const found = made.get(key) ?? baseOf({ painted, puppet: puppet(), width }, isLeftward, place, postures);
      made.set(key, found);
      return found;
    },
    isPainted: (isLeftward) => made.has(keyOf(isLeftward, 0)),
  };
}

/** `lean` is a number of steps, positive downwards. */
export function openPostures(kind: Kind, isLeftward: boolean, lean: number): Postures {
  const { species, width, postures } = kind;
  const drawing = drawingOf(species);
  const slope = Math.tan(lean * kind.leanStep);
  const room = Math.ceil((width / 2) * Math.abs(slope) + (drawing.bend * width * 1.22) / drawingWidth) + 1;
  const { pixels: first } = kind.base(isLeftward, 0);
  const [wide, high] = [first.width, first.height + 2 * room];
  const painted: Stamp[] = [];

  /** Shifts each column of the picture to bend and lean the fish. */
  function paint(place: number, { pixels, left, top }: Base): Stamp {
    const ahead = isLeftward ? -1 : 1;
    const stroke = (place / postures) * 2 * Math.PI;
    const lift = (x: number): number => {
      const fromMiddle = (left + x) * ahead;
      const bent = drawing.bend > 0 ? bendAt(drawing, width, 0.5 - fromMiddle / width, stroke) : 0;
      return bent + fromMiddle * slope;
    };
    const { data, height, top: above } = lifted(pixels, lift);
    const ctx = contextOf(pixels.width, height);
    ctx.putImageData(new ImageData(data, pixels.width, height), 0, 0);
    return stampOf(ctx, [-left, -top - above]);
  }

  return {
    area: wide * high * postures,
    get stamps() {
      return painted.length === postures ? painted : [];
    },
    paintNext() {
      const base = kind.base(isLeftward, painted.length);
      painted.push(paint(painted.length, base));
      return base.pixels.width * base.pixels.height;
    },
    destroy() {
      for (const { texture } of painted) {
        if (texture.source.resource instanceof ImageBitmap) texture.source.resource.close();
        texture.destroy(true);
      }
    },
  };
}

/** One picture per stamp: a CPU copies a whole picture twice as fast as a part of a larger one. */
function stampOf({ canvas }: OffscreenCanvasRenderingContext2D, middle: Stamp['middle']): Stamp {
  const source = new ImageSource({ resource: canvas.transferToImageBitmap() });
  return { texture: new Texture({ source }), middle };
}

/** The base picture without bend and lean, used until the postures are painted. */
export function bareStamp({ pixels, left, top }: Base): Stamp {
  const ctx = contextOf(pixels.width, pixels.height);
  ctx.putImageData(pixels, 0, 0);
  return stampOf(ctx, [-left, -top]);
}
