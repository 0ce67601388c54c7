/** The parts of a giant that move by themselves: fins, jaw, whiskers. They ride on the bending body. */
import type { Species } from '../../../engines/fish/species.ts';
import { turnOf } from '../art/limb.ts';
import { drawingOf, drawingWidth } from '../art/painters.ts';
import type { Atlas } from './atlas.ts';
import { bendAt } from './bend.ts';
import { Container, Sprite } from './pixi.ts';

export interface Limbs {
  readonly behind: Container;
  readonly front: Container;
  /** `unit` is the size of one unit of the drawing. */
  show(unit: number, stroke: number): void;
}

export function createLimbs(atlas: Atlas, species: Pick<Species, 'code' | 'shape'>): Limbs {
  const drawing = drawingOf(species);
  const textures = atlas.limbs.get(species.code) ?? [];
  const [behind, front] = [new Container(), new Container()];
  const sprites = (drawing.limbs ?? []).flatMap((limb, place) => {
    const texture = textures[place];
    if (texture === undefined) return [];
    const sprite = new Sprite({ texture });
    const [width, height] = limb.box;
    sprite.anchor.set(limb.pivot[0] / width + 0.5, limb.pivot[1] / height + 0.5);
    (limb.isBehind ? behind : front).addChild(sprite);
    return [{ limb, sprite }];
  });
  return {
    behind,
    front,
    show(unit, stroke) {
      for (const { limb, sprite } of sprites) {
        const [x, y] = limb.at;
        const bent = drawing.bend > 0 ? bendAt(drawing, drawingWidth, 0.5 - x / drawingWidth, stroke) : 0;
        sprite.position.set(x * unit, (y + bent) * unit);
        sprite.scale.set((limb.box[0] * unit) / sprite.texture.width);
        sprite.rotation = turnOf(limb, stroke);
      }
    },
  };
}
