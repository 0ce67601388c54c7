/** How a fish is drawn: by the GPU as a rope that bends, by the CPU as stamps that were painted before. */
import type { Fish } from '../../../engines/fish/shoals.ts';
import { drawingOf, drawingWidth } from '../art/painters.ts';
import type { Atlas } from './atlas.ts';
import { bendAt } from './bend.ts';
import { createLimbs } from './limbs.ts';
import { Container, MeshRope, Point, Sprite, Texture } from './pixi.ts';
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
  /** 1 at a hit, falling to 0. */
  readonly hit: number;
}

export interface Body {
  readonly root: Container;
  show(attitude: Attitude): void;
}

const joints = 10;

/** White, turning to red as `hit` rises. */
const tintOf = (hit: number): number => {
  const rest = Math.round(255 - 120 * hit);
  return hit === 0 ? 0xff_ff_ff : 0xff_00_00 + rest * 257;
};

export function ropeBody(atlas: Atlas, { species }: Fish): Body {
  const drawing = drawingOf(species);
  const textures = atlas.fish.get(species.code) ?? [];
  const [texture] = textures;
  if (texture === undefined) throw new Error(`no picture of ${species.code}`);
  const boxWidth = texture.width;
  const rope =
    drawing.bend > 0
      ? Array.from({ length: joints }, (_, joint) => new Point((joint / (joints - 1) - 0.5) * boxWidth, 0))
      : undefined;
  const picture = rope ? new MeshRope({ texture, points: rope }) : new Sprite({ texture, anchor: 0.5 });
  const limbs = createLimbs(atlas, species);
  const root = new Container();
  root.addChild(limbs.behind, picture, limbs.front);
  const unit = boxWidth / drawingWidth;
  return {
    root,
    show({ x, y, length, isLeftward, lean, stroke, hit }) {
      const size = length / boxWidth;
      root.position.set(x, y);
      root.rotation = (drawing.isUpright ? lean * 0.3 : lean) * (isLeftward ? -1 : 1);
      root.scale.set(isLeftward ? -size : size, size);
      for (const [joint, point] of rope?.entries() ?? [])
        point.y = bendAt(drawing, boxWidth, 1 - joint / (joints - 1), stroke);
      if (picture instanceof Sprite) {
        const pose = textures[Math.round(((Math.sin(stroke) + 1) / 2) * (textures.length - 1))];
        if (pose && picture.texture !== pose) picture.texture = pose;
      }
      limbs.show(unit, stroke);
      root.tint = tintOf(hit);
    },
  };
}

/** `resolutionNow` returns device pixels per CSS pixel. Stamps are aligned to device pixels. */
export function stampBody(stamps: () => Stamps, { species }: Fish, resolutionNow: () => number): Body {
  const root = new Container();
  const picture = new Sprite();
  /** The same picture again, added to itself: a hit brightens the fish. Tinting takes the CPU far longer. */
  const flash = new Sprite();
  flash.blendMode = 'add';
  flash.visible = false;
  root.addChild(picture, flash);
  return {
    root,
    show({ x, y, isLeftward, lean, stroke, hit }) {
      const part = (stroke / (2 * Math.PI)) % 1;
      const resolution = resolutionNow();
      const stamp = stamps().stamp(species.code, isLeftward, lean, part);
      if (stamp === undefined) {
        // Not painted at this size yet. The position is set all the same, because catch effects start there.
        if (picture.texture === Texture.EMPTY) root.visible = false;
        root.position.set(x, y);
        return;
      }
      const { texture, middle } = stamp;
      for (const sprite of [picture, flash]) {
        if (sprite.texture !== texture) sprite.texture = texture;
        sprite.scale.set(1 / resolution);
        sprite.position.set(-middle[0] / resolution, -middle[1] / resolution);
      }
      root.position.set(
        (Math.round(x * resolution - middle[0]) + middle[0]) / resolution,
        (Math.round(y * resolution - middle[1]) + middle[1]) / resolution,
      );
      flash.visible = hit > 0;
      flash.alpha = hit * 0.8;
    },
  };
}
