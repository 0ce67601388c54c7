/** The postures of one species, to one side and with one lean, painted one after the other onto one picture. */
import type { Species } from '../../../engines/fish/species.ts';
import { drawings, drawingWidth, paintSpecies } from '../art/painters.ts';
import { bendAt } from './bend.ts';
import { ImageSource, Rectangle, Texture } from './pixi.ts';

export interface Stamp {
  readonly texture: Texture;
  /** From the picture's corner to the fish's middle, device pixels. */
  readonly middle: readonly [number, number];
}

/** A picture without the empty room around it; where its corner lies from the middle of the species' box. */
export interface Base {
  readonly canvas: OffscreenCanvas;
  readonly left: number;
  readonly top: number;
}

export interface Kind {
  readonly species: Species;
  /** Device pixels of its box. */
  readonly width: number;
  readonly postures: number;
  /** They make a whole stroke; otherwise its half, from one end to the other. */
  readonly goesRound: boolean;
  /** From one lean to the next, and the most, radians. */
  readonly leanStep: number;
  readonly mostLean: number;
  /** One for each pose of the drawing; each is a posture where there are several. */
  bases(isLeftward: boolean): readonly Base[];
}

export interface Postures {
  /** Pixels that they hold. */
  readonly area: number;
  /** All of them, as soon as all are painted. */
  readonly stamps: readonly Stamp[];
  /** Paints the next one; answers its pixels. */
  paintNext(): number;
  destroy(): void;
}

const strip = 4;

export function kindOf(species: Species, unit: number): Kind {
  const { poses, isUpright } = drawings[species.shape];
  const width = Math.max(24, Math.round(species.length * unit));
  const made = new Map<boolean, readonly Base[]>();
  return {
    species,
    width,
    goesRound: poses === 1,
    postures: poses > 1 ? poses : width < 240 ? 8 : 10,
    // The nose moves by a few pixels from one lean to the next.
    leanStep: Math.min(0.16, Math.max(0.08, 20 / width)),
    mostLean: isUpright ? 0 : 0.2,
    bases(isLeftward) {
      const found =
        made.get(isLeftward) ??
        Array.from({ length: poses }, (_, pose) =>
          baseOf(species, width, poses === 1 ? 0 : (pose / (poses - 1)) * 2 - 1, isLeftward),
        );
      made.set(isLeftward, found);
      return found;
    },
  };
}

function baseOf(species: Species, width: number, pose: number, isLeftward: boolean): Base {
  const height = Math.ceil((width * drawings[species.shape].height) / drawingWidth);
  const whole = contextOf(width, height);
  if (isLeftward) {
    whole.translate(width, 0);
    whole.scale(-1, 1);
  }
  paintSpecies(whole, species, width / 2, height / 2, width, pose);
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
  const trimmed = contextOf(Math.max(1, right - left + 1), Math.max(1, bottom - top + 1));
  trimmed.drawImage(whole.canvas, -left, -top);
  return { canvas: trimmed.canvas, left: left - Math.round(width / 2), top: top - Math.round(height / 2) };
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const ctx = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (ctx === null) throw new Error('no canvas');
  return ctx;
}

/** `lean` in steps, downwards positive. */
export function openPostures(kind: Kind, isLeftward: boolean, lean: number): Postures {
  const { species, width, postures } = kind;
  const bases = kind.bases(isLeftward);
  const drawing = drawings[species.shape];
  const slope = Math.tan(lean * kind.leanStep);
  const room = Math.ceil((width / 2) * Math.abs(slope) + (drawing.bend * width * 1.22) / drawingWidth) + 1;
  const [left, top] = [Math.min(...bases.map((base) => base.left)), Math.min(...bases.map((base) => base.top))];
  const cellWidth = Math.max(...bases.map((base) => base.left + base.canvas.width)) - left;
  const cellHeight = Math.max(...bases.map((base) => base.top + base.canvas.height)) - top + 2 * room;
  const ctx = contextOf(cellWidth * postures, cellHeight);
  const frames: { readonly frame: Rectangle; readonly middle: Stamp['middle'] }[] = [];
  let stamps: readonly Stamp[] = [];

  /** Upright strips of the picture, each lifted as the fish bends and leans there. */
  function paint(place: number, base: Base): void {
    const ahead = isLeftward ? -1 : 1;
    const stroke = (place / postures) * 2 * Math.PI;
    const lift = (x: number): number => {
      const fromMiddle = (base.left + x) * ahead;
      const bent = drawing.bend > 0 ? bendAt(drawing, width, 0.5 - fromMiddle / width, stroke) : 0;
      return bent + fromMiddle * slope;
    };
    const { canvas } = base;
    const [x0, y0] = [place * cellWidth + base.left - left, room + base.top - top];
    let [least, most] = [Infinity, -Infinity];
    for (let x = 0; x < canvas.width; x += strip) {
      const wide = Math.min(strip, canvas.width - x);
      const [from, to] = [lift(x), lift(x + wide)];
      [least, most] = [Math.min(least, from, to), Math.max(most, from, to)];
      ctx.setTransform(1, (to - from) / wide, 0, 1, x0 + x, y0 + from);
      ctx.drawImage(canvas, x, 0, wide, canvas.height, 0, 0, wide, canvas.height);
    }
    const [above, below] = [Math.floor(y0 + least), Math.ceil(y0 + most) + canvas.height];
    const frame = new Rectangle(x0, Math.max(0, above), canvas.width, Math.min(cellHeight, below) - Math.max(0, above));
    frames.push({ frame, middle: [-base.left, room - top - frame.y] });
  }

  return {
    area: cellWidth * cellHeight * postures,
    get stamps() {
      return stamps;
    },
    paintNext() {
      const place = frames.length;
      const base = bases[place] ?? bases[0];
      if (base === undefined) throw new Error(`no picture of ${species.code}`);
      paint(place, base);
      // Asking for a pixel paints now what would else be painted all at once at the end.
      ctx.getImageData(0, 0, 1, 1);
      if (frames.length === postures) {
        const source = new ImageSource({ resource: ctx.canvas.transferToImageBitmap() });
        stamps = frames.map(({ frame, middle }) => ({ texture: new Texture({ source, frame }), middle }));
      }
      return base.canvas.width * base.canvas.height;
    },
    destroy() {
      for (const { texture } of stamps) texture.destroy();
      const [first] = stamps;
      if (first?.texture.source.resource instanceof ImageBitmap) first.texture.source.resource.close();
    },
  };
}

/** As it is drawn, neither bent nor leaning: until its postures are painted. */
export function bareStamp({ canvas, left, top }: Base): Stamp {
  const copy = contextOf(canvas.width, canvas.height);
  copy.drawImage(canvas, 0, 0);
  const source = new ImageSource({ resource: copy.canvas.transferToImageBitmap() });
  return { texture: new Texture({ source }), middle: [-left, -top] };
}
