/** How a fish is drawn: by the GPU as a rope that bends, by the CPU as stamps that were painted before. */
import type { Fish } from '../../../engines/fish/shoals.ts';
import { drawings, drawingWidth } from '../art/painters.ts';
import type { Atlas } from './atlas.ts';
import { bendAt } from './bend.ts';
import { Container, MeshRope, Point, Sprite } from './pixi.ts';
import type { Stamps } from './stamps.ts';

/** A fish in one frame; coordinates in CSS pixels. */
export interface Attitude {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly isLeftward: boolean;
  /** Angle downwards from the horizontal in its direction, in radians. */
  readonly lean: number;
  /** Phase of the swimming stroke in radians. */
  readonly stroke: number;
  readonly isHit: boolean;
}

export interface Body {
  readonly root: Container;
  show(attitude: Attitude): void;
}

const joints = 8;

export function ropeBody(atlas: Atlas, { species }: Fish): Body {
  const drawing = drawings[species.shape];
  const textures = atlas.fish.get(species.code) ?? [];
  const [texture] = textures;
  if (texture === undefined) throw new Error(`no picture of ${species.code}`);
  const boxWidth = texture.width;
  const rope =
    drawing.bend > 0
      ? Array.from({ length: joints }, (_, joint) => new Point((joint / (joints - 1) - 0.5) * boxWidth, 0))
      : undefined;
  const picture = rope ? new MeshRope({ texture, points: rope }) : new Sprite({ texture, anchor: 0.5 });
  const root = new Container();
  root.addChild(picture);
  return {
    root,
    show({ x, y, length, isLeftward, lean, stroke, isHit }) {
      const size = (length / boxWidth) * (108 / drawingWidth);
      root.position.set(x, y);
      root.rotation = (drawing.isUpright ? lean * 0.3 : lean) * (isLeftward ? -1 : 1);
      root.scale.set(isLeftward ? -size : size, size);
      for (const [joint, point] of rope?.entries() ?? [])
        point.y = bendAt(drawing, boxWidth, 1 - joint / (joints - 1), stroke);
      if (picture instanceof Sprite) {
        const pose = textures[Math.round(((Math.sin(stroke) + 1) / 2) * (textures.length - 1))];
        if (pose && picture.texture !== pose) picture.texture = pose;
      }
      picture.tint = isHit ? 0xff_c8_a8 : 0xff_ff_ff;
    },
  };
}

/** `resolutionNow` returns device pixels per CSS pixel. Stamps are aligned to device pixels. */
export function stampBody(stamps: () => Stamps, { species }: Fish, resolutionNow: () => number): Body {
  const root = new Container();
  const picture = new Sprite();
  root.addChild(picture);
  return {
    root,
    show({ x, y, isLeftward, lean, stroke, isHit }) {
      const part = (stroke / (2 * Math.PI)) % 1;
      const resolution = resolutionNow();
      const { texture, middle } = stamps().stamp(species.code, isLeftward, lean, part);
      if (picture.texture !== texture) picture.texture = texture;
      picture.scale.set(1 / resolution);
      picture.position.set(-middle[0] / resolution, -middle[1] / resolution);
      root.position.set(
        (Math.round(x * resolution - middle[0]) + middle[0]) / resolution,
        (Math.round(y * resolution - middle[1]) + middle[1]) / resolution,
      );
      picture.alpha = isHit ? 0.72 : 1;
    },
  };
}
