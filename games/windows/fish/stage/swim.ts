/** The fish on the screen: each is where its tide says at this moment of the house's clock. */
import { fishName, placeAt } from '../../../engines/fish/shoals.ts';
import type { Fish } from '../../../engines/fish/shoals.ts';
import type { Tide } from '../../../fair/fishRound.ts';
import { drawings, drawingWidth } from '../art/painters.ts';
import type { Drawing } from '../art/painters.ts';
import type { Atlas } from './atlas.ts';
import { Container, MeshRope, Point, Sprite } from './pixi.ts';
import type { Texture } from './pixi.ts';

export interface View {
  width: number;
  height: number;
  /** Pixels of what is 1 in a species' length. */
  unit: number;
}

export interface Swimmer {
  readonly name: string;
  readonly fish: Fish;
  readonly startMs: number;
  /** Of its middle, and its length, in pixels of the stage. */
  x: number;
  y: number;
  readonly length: number;
  readonly body: Container;
}

export interface Shoal {
  readonly layer: Container;
  readonly swimmers: ReadonlyMap<string, Swimmer>;
  setTides(tides: readonly Tide[]): void;
  setCaught(names: Iterable<string>): void;
  /** Takes a fish out of the water for good; what is returned is no longer moved by the clock. */
  take(name: string): Swimmer | undefined;
  /** A hit that did not catch it. */
  flash(name: string, nowMs: number): void;
  placeAt(
    swimmer: Pick<Swimmer, 'fish' | 'startMs'>,
    nowMs: number,
  ): { readonly x: number; readonly y: number } | undefined;
  frame(nowMs: number): void;
  clear(): void;
}

const joints = 8;

interface Moving extends Swimmer {
  readonly drawing: Drawing;
  readonly textures: readonly Texture[];
  readonly rope: Point[] | undefined;
  readonly picture: Sprite | MeshRope;
  readonly boxWidth: number;
  flashUntilMs: number;
}

export function createShoal(atlas: Atlas, view: View): Shoal {
  const layer = new Container();
  layer.sortableChildren = true;
  const swimmers = new Map<string, Moving>();
  const caught = new Set<string>();
  let tides: readonly Tide[] = [];

  function enter(name: string, fish: Fish, startMs: number): Moving {
    const { species } = fish;
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
    const body = new Container();
    body.addChild(picture);
    // Small ones swim before large ones.
    body.zIndex = 100 - species.length * 100;
    layer.addChild(body);
    const length = species.length * view.unit;
    const made: Moving = {
      name,
      fish,
      startMs,
      x: 0,
      y: 0,
      length,
      body,
      drawing,
      textures,
      rope,
      picture,
      boxWidth,
      flashUntilMs: 0,
    };
    swimmers.set(name, made);
    return made;
  }

  function leave(swimmer: Moving): void {
    swimmers.delete(swimmer.name);
    swimmer.body.destroy({ children: true });
  }

  function placed({ fish, startMs }: Pick<Swimmer, 'fish' | 'startMs'>, nowMs: number) {
    const place = placeAt(fish, nowMs - startMs);
    return place && { x: place.x * view.width, y: place.y * view.height };
  }

  function move(swimmer: Moving, nowMs: number): void {
    const here = placed(swimmer, nowMs);
    if (here === undefined) return leave(swimmer);
    const before = placed(swimmer, nowMs - 60) ?? here;
    const after = placed(swimmer, nowMs + 60) ?? here;
    const { body, drawing, fish, textures, rope, picture, boxWidth } = swimmer;
    [swimmer.x, swimmer.y] = [here.x, here.y];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const isLeftward = dx < 0;
    const turn = Math.atan2(dy, Math.abs(dx));
    const size = ((fish.species.length * view.unit) / boxWidth) * (108 / drawingWidth);
    body.position.set(here.x, here.y);
    body.rotation = (drawing.isUpright ? turn * 0.3 : turn) * (isLeftward ? -1 : 1);
    body.scale.set(isLeftward ? -size : size, size);
    const stroke = (nowMs / 1000) * drawing.beat * 2 * Math.PI + fish.phase * 20;
    if (rope) bendRope(rope, drawing, boxWidth, stroke);
    else if (picture instanceof Sprite) {
      const step = Math.round(((Math.sin(stroke) + 1) / 2) * (textures.length - 1));
      const texture = textures[step];
      if (texture && picture.texture !== texture) picture.texture = texture;
    }
    picture.tint = nowMs < swimmer.flashUntilMs ? 0xff_c8_a8 : 0xff_ff_ff;
  }

  return {
    layer,
    swimmers,
    setTides: (next) => (tides = next),
    setCaught(names) {
      for (const name of names) {
        caught.add(name);
        const swimmer = swimmers.get(name);
        if (swimmer) leave(swimmer);
      }
    },
    take(name) {
      caught.add(name);
      const swimmer = swimmers.get(name);
      swimmers.delete(name);
      return swimmer;
    },
    flash(name, nowMs) {
      const swimmer = swimmers.get(name);
      if (swimmer) swimmer.flashUntilMs = nowMs + 160;
    },
    placeAt: placed,
    frame(nowMs) {
      for (const { tide, startMs, fish } of tides)
        for (const one of fish) {
          const ms = nowMs - startMs - one.enterMs;
          if (ms < 0) break;
          if (ms > one.crossingMs) continue;
          const name = fishName(tide, one.index);
          if (!swimmers.has(name) && !caught.has(name)) enter(name, one, startMs);
        }
      for (const swimmer of swimmers.values()) move(swimmer, nowMs);
    },
    clear() {
      for (const swimmer of swimmers.values()) leave(swimmer);
      caught.clear();
    },
  };
}

/** The tail swings most, the head hardly. */
function bendRope(rope: readonly Point[], { bend }: Drawing, boxWidth: number, stroke: number): void {
  const scale = boxWidth / drawingWidth;
  for (const [joint, point] of rope.entries()) {
    const toTail = 1 - joint / (joints - 1);
    const swing = bend * scale * (0.12 + toTail * toTail * 1.1);
    point.y = Math.sin(stroke - toTail * 2.6) * -swing;
  }
}
