/** Background and ambient motion: light, bubbles and motes. Reduced motion stops the light and hides the rest. */
import { waterOf } from '../art/palettes.ts';
import { paintCaustics, paintWater } from '../art/waters.ts';
import type { Look } from '../art/looks.ts';
import { levels } from './levels.ts';
import type { Level } from './levels.ts';
import type { Atlas } from './atlas.ts';
import { Container, ImageSource, Sprite, Texture } from './pixi.ts';
import { resolutionOf } from './surface.ts';
import type { View } from './swim.ts';

export interface Sea {
  readonly back: Container;
  readonly front: Container;
  /** Paints the background again for the current size of the room. */
  resize(level: Level): void;
  /** Darkens the water for a moment, for the entrance of a giant. Not while motion is reduced. */
  darken(): void;
  frame(nowMs: number): void;
}

/** The water darkens, stays dark and clears again. */
const [dimMs, darkMs, clearMs] = [500, 1_900, 900];
const darkest = 0.46;

/** How dark it is `ms` after a giant was announced. */
function darknessAt(ms: number): number {
  if (ms < dimMs) return (ms / dimMs) * darkest;
  const rest = ms - dimMs - darkMs;
  return rest < 0 ? darkest : Math.max(0, 1 - rest / clearMs) * darkest;
}

const mostBubbles = 16;

interface Given {
  readonly atlas: Atlas;
  readonly view: View;
  readonly look: Look;
  readonly isCalm: () => boolean;
}

function painted(width: number, height: number, paint: (ctx: OffscreenCanvasRenderingContext2D) => void): ImageBitmap {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const ctx = canvas.getContext('2d');
  if (ctx) paint(ctx);
  return canvas.transferToImageBitmap();
}
const textureOf = (resource: ImageBitmap): Texture => new Texture({ source: new ImageSource({ resource }) });

export function createSea({ atlas, view, look, isCalm }: Given): Sea {
  let level: Level = levels[0];
  const [back, front] = [new Container(), new Container()];
  const scene = new Sprite({ texture: Texture.EMPTY });
  // The background is opaque and covers everything, so it needs no blending.
  scene.blendMode = 'none';
  const tile = painted(256, 256, (ctx) => paintCaustics(ctx, 256));
  const { sun } = waterOf(look);
  const lightTexture = textureOf(tile);
  const light = [0, 1].map(() => {
    const sprite = new Sprite({ texture: lightTexture });
    sprite.blendMode = 'add';
    sprite.alpha = 0.05 + sun * 0.09;
    return sprite;
  });
  const dark = new Sprite({ texture: textureOf(painted(4, 4, fillDark)) });
  dark.visible = false;
  let darkenedMs = -Infinity;
  let lastMs = 0;
  back.addChild(scene, ...light, dark);
  const rising = risingOf(atlas, front);

  /** Includes the light if the level has no moving layers of it. */
  function seaOf(resolution: number): ImageBitmap {
    return painted(view.width * resolution, view.height * resolution, (ctx) => {
      ctx.scale(resolution, resolution);
      paintWater(ctx, look, view.width, view.height);
      if (level.lights > 0) return;
      ctx.globalCompositeOperation = 'lighter';
      ctx.globalAlpha = 0.08 + sun * 0.14;
      const wide = Math.max(view.width * 0.7, view.height * 0.8);
      for (let x = 0; x < view.width; x += wide) ctx.drawImage(tile, x, 0, wide, view.height * 0.62);
    });
  }

  return {
    back,
    front,
    resize(next) {
      level = next;
      const old = scene.texture;
      scene.texture = textureOf(seaOf(resolutionOf(level)));
      if (old !== Texture.EMPTY) old.destroy(true);
      scene.setSize(view.width, view.height);
    },
    darken: () => void (darkenedMs = isCalm() ? -Infinity : lastMs),
    frame(nowMs) {
      lastMs = nowMs;
      dark.alpha = darknessAt(nowMs - darkenedMs);
      dark.visible = dark.alpha > 0;
      if (dark.visible) dark.setSize(view.width, view.height);
      const seconds = isCalm() ? 0 : (nowMs % 3_600_000) / 1000;
      for (const [layer, sprite] of light.entries()) {
        sprite.visible = layer < level.lights;
        if (sprite.visible) moveLight(sprite, layer, view, seconds);
      }
      for (const [place, sprite] of rising.entries()) {
        sprite.visible = place < level.bubbles && !isCalm();
        if (sprite.visible) rise(sprite, place, view, seconds);
      }
    },
  };
}

function risingOf({ things }: Atlas, layer: Container): Sprite[] {
  return Array.from({ length: mostBubbles }, (_, place) => {
    const sprite = new Sprite({ texture: place % 3 === 0 ? things.bubble : things.mote, anchor: 0.5 });
    layer.addChild(sprite);
    return sprite;
  });
}

function fillDark(ctx: OffscreenCanvasRenderingContext2D): void {
  ctx.fillStyle = '#020814';
  ctx.fillRect(0, 0, 4, 4);
}

/** Two layers of light sway in opposite directions. */
function moveLight(sprite: Sprite, layer: number, view: View, seconds: number): void {
  const sway = layer === 0 ? 1 : -1;
  sprite.setSize(view.width * 1.3, view.height * 0.62);
  sprite.position.set(
    -view.width * 0.15 + Math.sin(seconds * 0.23 + layer * 2) * view.width * 0.1 * sway,
    -view.height * 0.06 + Math.cos(seconds * 0.31 + layer) * view.height * 0.04,
  );
}

/** Moves a bubble or a mote, which is slower, on its own course. */
function rise(sprite: Sprite, place: number, view: View, seconds: number): void {
  const isMote = place % 3 !== 0;
  const climb = (seconds * (isMote ? 0.014 : 0.055) * (1 + (place % 4) * 0.2) + place * 0.137) % 1;
  sprite.position.set(
    ((place * 0.618_034 + 0.07) % 1) * view.width + Math.sin(seconds * 0.8 + place) * 12,
    view.height * (1.02 - climb * 1.05),
  );
  sprite.scale.set((isMote ? 0.35 : 0.22 + (place % 5) * 0.08) * (0.6 + climb * 0.5));
  sprite.alpha = Math.min(1, climb * 6) * (isMote ? 0.35 : 0.7);
}
