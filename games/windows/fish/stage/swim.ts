/** The fish on the screen. The tide and the house's clock determine the place of each. */
import { fishName, placeAt } from '../../../engines/fish/shoals.ts';
import type { Fish } from '../../../engines/fish/shoals.ts';
import type { Tide } from '../../../fair/fishRound.ts';
import { drawings } from '../art/painters.ts';
import type { Body } from './bodies.ts';
import { Container } from './pixi.ts';

export interface View {
  width: number;
  height: number;
  /** Pixels per unit of a species' length. */
  unit: number;
}

export interface Swimmer {
  readonly name: string;
  readonly fish: Fish;
  readonly startMs: number;
  /** Coordinates of its centre, in pixels of the stage. */
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
  /** Removes a fish permanently. The returned one is no longer moved by the clock. */
  take(name: string): Swimmer | undefined;
  /** Shows a hit that did not catch the fish. */
  flash(name: string, nowMs: number): void;
  placeAt(
    swimmer: Pick<Swimmer, 'fish' | 'startMs'>,
    nowMs: number,
  ): { readonly x: number; readonly y: number } | undefined;
  frame(nowMs: number): void;
  clear(): void;
}

interface Moving extends Swimmer {
  readonly shown: Body;
  flashUntilMs: number;
}

export function createShoal(view: View, bodyOf: (fish: Fish) => Body): Shoal {
  const layer = new Container();
  layer.sortableChildren = true;
  const swimmers = new Map<string, Moving>();
  const caught = new Set<string>();
  let tides: readonly Tide[] = [];

  function enter(name: string, fish: Fish, startMs: number): void {
    const { species } = fish;
    const shown = bodyOf(fish);
    // Small fish are drawn in front of large ones.
    shown.root.zIndex = 100 - species.length * 100;
    layer.addChild(shown.root);
    const length = species.length * view.unit;
    swimmers.set(name, { name, fish, startMs, x: 0, y: 0, length, body: shown.root, shown, flashUntilMs: 0 });
  }

  function leave(swimmer: Moving): void {
    swimmers.delete(swimmer.name);
    swimmer.body.destroy({ children: true });
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
    placeAt: (swimmer, nowMs) => placeIn(view, swimmer, nowMs),
    frame(nowMs) {
      for (const { tide, startMs, fish } of tides)
        for (const one of fish) {
          const ms = nowMs - startMs - one.enterMs;
          if (ms < 0) break;
          if (ms > one.crossingMs) continue;
          const name = fishName(tide, one.index);
          if (!swimmers.has(name) && !caught.has(name)) enter(name, one, startMs);
        }
      for (const swimmer of swimmers.values()) if (!place(swimmer, view, nowMs)) leave(swimmer);
    },
    clear() {
      for (const swimmer of swimmers.values()) leave(swimmer);
      caught.clear();
    },
  };
}

function placeIn(view: View, { fish, startMs }: Pick<Swimmer, 'fish' | 'startMs'>, nowMs: number) {
  const at = placeAt(fish, nowMs - startMs);
  return at && { x: at.x * view.width, y: at.y * view.height };
}

/** Draws a swimmer at its place, leaning along its path. Returns false if it has left. */
function place(swimmer: Moving, view: View, nowMs: number): boolean {
  const here = placeIn(view, swimmer, nowMs);
  if (here === undefined) return false;
  const before = placeIn(view, swimmer, nowMs - 60) ?? here;
  const after = placeIn(view, swimmer, nowMs + 60) ?? here;
  const { fish, shown, length } = swimmer;
  [swimmer.x, swimmer.y] = [here.x, here.y];
  shown.root.visible = here.x > -length && here.x < view.width + length;
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  shown.show({
    x: here.x,
    y: here.y,
    length: fish.species.length * view.unit,
    isLeftward: dx < 0,
    lean: Math.atan2(dy, Math.abs(dx)),
    stroke: (nowMs / 1000) * drawings[fish.species.shape].beat * 2 * Math.PI + fish.phase * 20,
    isHit: nowMs < swimmer.flashUntilMs,
  });
  return true;
}
