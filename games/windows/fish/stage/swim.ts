/** The fish on the screen. The tide and the house's clock determine the place of each. */
import { fishName, placeAt } from '../../../engines/fish/shoals.ts';
import type { Fish } from '../../../engines/fish/shoals.ts';
import type { Tide } from '../../../fair/fishRound.ts';
import type { Species } from '../../../engines/fish/species.ts';
import { drawingOf } from '../art/painters.ts';
import type { Body } from './bodies.ts';
import { Container } from './pixi.ts';

export interface View {
  width: number;
  height: number;
  /** Pixels per unit of a species' length. */
  unit: number;
}

/** How this window draws a species. */
export interface Drawn {
  /** In units of the view. */
  readonly length: number;
  /** Giants keep nearer to the middle of the height, so that all of them is seen. */
  readonly isGiant: boolean;
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
  placeAt(swimmer: Placed, nowMs: number): { readonly x: number; readonly y: number } | undefined;
  frame(nowMs: number): void;
  clear(): void;
}

type Placed = Pick<Swimmer, 'fish' | 'startMs'>;

interface Moving extends Swimmer {
  readonly shown: Body;
  readonly isGiant: boolean;
  flashUntilMs: number;
}

/** A fish that appears within this time of its entrance has just come in. */
const enterMs = 600;
/** How long a hit shows, in milliseconds. */
const flashMs = 260;

interface Habits {
  readonly drawnOf: (species: Species) => Drawn;
  readonly isCalm: () => boolean;
  /** Called when a fish swims in, not for those that are in the room when the window opens. */
  readonly onEnter: (species: Species, nowMs: number) => void;
}

const plainHabits: Habits = {
  drawnOf: ({ length }) => ({ length, isGiant: false }),
  isCalm: () => false,
  onEnter: () => undefined,
};

export function createShoal(view: View, bodyOf: (fish: Fish) => Body, habits: Habits = plainHabits): Shoal {
  const layer = new Container();
  layer.sortableChildren = true;
  const swimmers = new Map<string, Moving>();
  const caught = new Set<string>();
  let tides: readonly Tide[] = [];

  function enter(name: string, fish: Fish, startMs: number): void {
    const swimmer = swimmerOf(view, habits.drawnOf(fish.species), { name, fish, startMs }, bodyOf(fish));
    layer.addChild(swimmer.body);
    swimmers.set(name, swimmer);
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
      if (swimmer) swimmer.flashUntilMs = nowMs + flashMs;
    },
    placeAt: (swimmer, nowMs) => placeIn(view, swimmer, habits.drawnOf(swimmer.fish.species), nowMs),
    frame(nowMs) {
      for (const { tide, startMs, fish } of tides)
        for (const one of fish) {
          const ms = nowMs - startMs - one.enterMs;
          if (ms < 0) break;
          if (ms > one.crossingMs) continue;
          const name = fishName(tide, one.index);
          if (swimmers.has(name) || caught.has(name)) continue;
          enter(name, one, startMs);
          if (ms < enterMs) habits.onEnter(one.species, nowMs);
        }
      for (const swimmer of swimmers.values()) if (!place(swimmer, view, nowMs, habits.isCalm())) leave(swimmer);
    },
    clear() {
      for (const swimmer of swimmers.values()) leave(swimmer);
      caught.clear();
    },
  };
}

function swimmerOf(
  view: View,
  { length: drawn, isGiant }: Drawn,
  placed: Placed & Pick<Swimmer, 'name'>,
  shown: Body,
): Moving {
  // Small fish are drawn in front of large ones.
  shown.root.zIndex = 100 - drawn * 100;
  return {
    ...placed,
    x: 0,
    y: 0,
    body: shown.root,
    shown,
    isGiant,
    flashUntilMs: 0,
    // Read again each time, because the view may change.
    get length() {
      return drawn * view.unit;
    },
  };
}

/** Where a giant's path is centred and how flat it is, as fractions of the height. */
const [giantMiddle, giantSpread] = [0.42, 0.55];

/**
 * The engine's path, stretched sideways for a fish that is drawn so large that it would be seen before it enters.
 */
function placeIn(view: View, { fish, startMs }: Placed, { length, isGiant }: Drawn, nowMs: number) {
  const at = placeAt(fish, nowMs - startMs);
  if (at === undefined) return undefined;
  const outside = 0.5 + fish.species.length * 0.62 + 0.05;
  const stretch = Math.max(1, (0.52 + (length * view.unit) / view.width / 2) / outside);
  const y = isGiant ? giantMiddle + (at.y - giantMiddle) * giantSpread : at.y;
  return { x: (0.5 + (at.x - 0.5) * stretch) * view.width, y: y * view.height };
}

/** Draws a swimmer at its place, leaning along its path. Returns false if it has left. */
function place(swimmer: Moving, view: View, nowMs: number, isCalm: boolean): boolean {
  const { fish, shown, length, isGiant } = swimmer;
  const drawn = { length: length / view.unit, isGiant };
  const here = placeIn(view, swimmer, drawn, nowMs);
  if (here === undefined) return false;
  const before = placeIn(view, swimmer, drawn, nowMs - 60) ?? here;
  const after = placeIn(view, swimmer, drawn, nowMs + 60) ?? here;
  [swimmer.x, swimmer.y] = [here.x, here.y];
  shown.root.visible = here.x > -length && here.x < view.width + length;
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const hit = Math.max(0, Math.min(1, (swimmer.flashUntilMs - nowMs) / flashMs));
  const shake = isCalm ? 0 : Math.sin(nowMs * 0.11) * hit * Math.min(6, 2 + length * 0.02);
  shown.show({
    x: here.x + shake,
    y: here.y,
    length,
    isLeftward: dx < 0,
    lean: isGiant ? 0 : Math.atan2(dy, Math.abs(dx)),
    stroke: (nowMs / 1000) * drawingOf(fish.species).beat * 2 * Math.PI + fish.phase * 20,
    hit,
  });
  return true;
}
