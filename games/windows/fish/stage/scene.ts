/** Everything that is drawn on one surface, by GPU or CPU: pictures, sea, fish and cannons. */
import type { Fish } from '../../../engines/fish/shoals.ts';
import type { FishModel, Species } from '../../../engines/fish/species.ts';
import type { Look } from '../art/looks.ts';
import { createAtlas } from './atlas.ts';
import type { Atlas } from './atlas.ts';
import { ropeBody, stampBody } from './bodies.ts';
import type { Body } from './bodies.ts';
import { caughtMs } from './effects.ts';
import { createHerald, drawnBy, drawnModel } from './giants.ts';
import { createGuns } from './guns.ts';
import type { Guns } from './guns.ts';
import type { Level } from './levels.ts';
import { Container, Sprite } from './pixi.ts';
import { createSea } from './sea.ts';
import { createStamps } from './stamps.ts';
import type { Stamps } from './stamps.ts';
import { openSurface, resolutionOf } from './surface.ts';
import { createShoal } from './swim.ts';
import type { Shoal, Swimmer, View } from './swim.ts';

export interface Scene {
  readonly canvas: HTMLCanvasElement;
  readonly shoal: Shoal;
  readonly guns: Guns;
  /** Changes to a level of the same kind of surface. */
  setLevel(level: Level): void;
  resize(): void;
  frame(nowMs: number, marked: string | undefined): void;
  destroy(): void;
}

export interface SceneSetting {
  readonly model: FishModel;
  readonly look: Look;
  readonly view: View;
  readonly isCalm: () => boolean;
  readonly onGiant: (species: Species) => void;
}

export async function createScene(setting: SceneSetting, first: Level): Promise<Scene> {
  const { view, look, isCalm } = setting;
  const model = drawnModel(setting.model);
  const { canvas, renderer } = await openSurface(first);
  let level = first;
  const unit = (): number => view.unit * resolutionOf(level);
  const atlas = createAtlas(model, look, unit(), first.isPlain ? 'things' : 'all');
  let stamps = createStamps(model, look, unit());
  const replaced = createReplaced();
  let painted = unit();
  const resolution = (): number => resolutionOf(level);
  const sea = createSea({ atlas, view, look, isCalm });
  const bodyOf = (fish: Fish): Body =>
    first.isPlain ? stampBody(() => stamps, fish, resolution) : ropeBody(atlas, fish);
  const onEnter = createHerald(model, (species) => {
    sea.darken();
    setting.onGiant(species);
  });
  const shoal = createShoal(view, bodyOf, { drawnOf: drawnBy(model), isCalm, onEnter });
  const guns = createGuns({ atlas, view, shoal, isCalm, resolution });
  const ring = ringOf(atlas);
  const root = new Container();
  root.addChild(sea.back, shoal.layer, sea.front, ring, guns.layer);

  function resize(): void {
    renderer.resize(view.width, view.height, resolutionOf(level));
    sea.resize(level);
    guns.resize();
    if (painted === unit()) return;
    painted = unit();
    replaced.add(stamps);
    stamps = createStamps(model, look, painted);
  }

  return {
    canvas,
    shoal,
    guns,
    resize,
    setLevel(next) {
      level = next;
      resize();
    },
    frame(nowMs, marked) {
      shoal.frame(nowMs);
      sea.frame(nowMs);
      guns.frame(nowMs);
      replaced.frame(nowMs, stamps.isBehind());
      markWith(ring, marked === undefined ? undefined : shoal.swimmers.get(marked), isCalm() ? 0 : nowMs / 2400);
      if (first.isPlain) stamps.work();
      renderer.render(root);
    },
    destroy() {
      canvas.remove();
      stamps.destroy();
      replaced.destroy();
      root.destroy({ children: true });
      renderer.destroy();
    },
  };
}

function ringOf({ things }: Atlas): Sprite {
  const ring = new Sprite({ texture: things.ring, anchor: 0.5 });
  ring.visible = false;
  return ring;
}

interface Replaced {
  add(stamps: Stamps): void;
  /** `isNeeded`: whether fish may still show these stamps. */
  frame(nowMs: number, isNeeded: boolean): void;
  destroy(): void;
}

/**
 * Stamps of an earlier size. Swimming fish show them until their new pictures are painted, and caught fish until their animation
 * ends. They are destroyed only then, because the renderer throws for a destroyed texture.
 */
function createReplaced(): Replaced {
  const waiting = new Map<Stamps, { sinceMs?: number }>();
  return {
    add: (stamps) => void waiting.set(stamps, {}),
    frame(nowMs, isNeeded) {
      for (const [stamps, one] of waiting) {
        one.sinceMs ??= nowMs;
        if (isNeeded || nowMs - one.sinceMs <= caughtMs) continue;
        waiting.delete(stamps);
        stamps.destroy();
      }
    },
    destroy() {
      for (const stamps of waiting.keys()) stamps.destroy();
      waiting.clear();
    },
  };
}

/** Draws a ring around the locked fish. */
function markWith(ring: Sprite, swimmer: Swimmer | undefined, rotation: number): void {
  ring.visible = swimmer !== undefined;
  if (swimmer === undefined) return;
  ring.position.set(swimmer.x, swimmer.y);
  ring.setSize(Math.max(56, swimmer.length * 1.1));
  ring.rotation = rotation;
}
