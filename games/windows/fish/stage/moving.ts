/** Short animations: bullets, nets, coins, amounts. */
import { Sprite } from './pixi.ts';
import type { Container, Texture } from './pixi.ts';

export interface Moving {
  readonly sprite: Container;
  readonly fromMs: number;
  readonly lifeMs: number;
  /** `part` is the elapsed fraction of the animation, from 0 to 1. */
  step(part: number): void;
}

export interface Movings {
  add(moving: Moving): void;
  frame(nowMs: number): void;
  /** Hides all until their next frame. */
  hide(): void;
}

export const centred = (texture: Texture): Sprite => new Sprite({ texture, anchor: 0.5 });

export function createMovings(layer: Container): Movings {
  const movings = new Set<Moving>();
  return {
    add(moving) {
      layer.addChild(moving.sprite);
      movings.add(moving);
      moving.step(0);
    },
    frame(nowMs) {
      for (const moving of movings) {
        const part = (nowMs - moving.fromMs) / moving.lifeMs;
        moving.sprite.visible = part >= 0;
        if (part >= 0) moving.step(Math.min(1, part));
        if (part < 1) continue;
        movings.delete(moving);
        moving.sprite.destroy({ children: true });
      }
    },
    hide() {
      for (const moving of movings) moving.sprite.visible = false;
    },
  };
}
