/** Paints the postures of a species for one direction and lean, one after the other. */
import type { Species } from '../../../engines/fish/species.ts';
import { drawingOf, drawingWidth, paintSpecies } from '../art/painters.ts';
import { bendAt } from './bend.ts';
import type { Painted } from '../art/painters.ts';
import { lifted } from './lifted.ts';
import { ImageSource, Texture } from './pixi.ts';

export interface Stamp {
  readonly texture: Texture;
  /** Offset from the picture's corner to the fish's centre, in device pixels. */
  readonly middle: readonly [number, number];
}

/** A trimmed picture, and the offset of its corner from the centre of the species' box. */
export interface Base {
  readonly pixels: ImageData;
  readonly left: number;
  readonly top: number;
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
  /** One picture for each pose of the drawing. */
  bases(isLeftward: boolean): readonly Base[];
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

export function kindOf(painted: Painted & { readonly species: Species }, unit: number): Kind {
  const { species } = painted;
  const { poses, isUpright } = drawingOf(species);
  const width = Math.max(24, Math.round(species.length * unit));
  const made = new Map<boolean, readonly Base[]>();
  return {
    species,
    width,
    goesRound: poses === 1,
    postures: poses > 1 ? poses : width < 240 ? 8 : width < 400 ? 10 : 14,
    // Keeps the step of the nose from one lean to the next to a few pixels.
    leanStep: Math.min(0.16, Math.max(0.08, 20 / width)),
    // Giants swim level.
    mostLean: isUpright || width > 400 ? 0 : 0.2,
    bases(isLeftward) {
      const found =
        made.get(isLeftward) ??
        Array.from({ length: poses }, (_, pose) =>
          baseOf(painted, width, poses === 1 ? 0 : (pose / (poses - 1)) * 2 - 1, isLeftward),
        );
      made.set(isLeftward, found);
      return found;
    },
  };
}

function baseOf(painted: Painted, width: number, pose: number, isLeftward: boolean): Base {
  const height = Math.ceil((width * drawingOf(painted.species).height) / drawingWidth);
  const whole = contextOf(width, height);
  if (isLeftward) {
    whole.translate(width, 0);
    whole.scale(-1, 1);
  }
  paintSpecies(whole, painted, width / 2, height / 2, width, pose);
  const { data } = whole.getImageData(0, 0, width, height);
  let [left, top, right, bottom] = [width - 1, height - 1, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 4) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  const pixels = whole.getImageData(left, top, Math.max(1, right - left + 1), Math.max(1, bottom - top + 1));
  return { pixels, left: left - Math.round(width / 2), top: top - Math.round(height / 2) };
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const ctx = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (ctx === null) throw new Error('no canvas');
  return ctx;
}

/** `lean` is a number of steps, positive downwards. */
export function openPostures(kind: Kind, isLeftward: boolean, lean: number): Postures {
  const { species, width, postures } = kind;
  const bases = kind.bases(isLeftward);
  const drawing = drawingOf(species);
  const slope = Math.tan(lean * kind.leanStep);
  const room = Math.ceil((width / 2) * Math.abs(slope) + (drawing.bend * width * 1.22) / drawingWidth) + 1;
  const [widest, highest] = [
    Math.max(...bases.map(({ pixels }) => pixels.width)),
    Math.max(...bases.map(({ pixels }) => pixels.height)) + 2 * room,
  ];
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
    area: widest * highest * postures,
    get stamps() {
      return painted.length === postures ? painted : [];
    },
    paintNext() {
      const base = bases[painted.length] ?? bases[0];
      if (base === undefined) throw new Error(`no picture of ${species.code}`);
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
