/** The room on its canvas: sea, fish, cannons, and the frame that draws them all. */
import type { FishModel } from '../../../engines/fish/species.ts';
import type { Tide } from '../../../fair/fishRound.ts';
import { angleTo, bulletFlight, firstAlong, isOnStage, nearest } from './aim.ts';
import type { At, Target } from './aim.ts';
import { createGovernor, firstPlain, levels } from './levels.ts';
import type { Level } from './levels.ts';
import { createScene } from './scene.ts';
import { hasGraphics } from './surface.ts';
import type { Swimmer, View } from './swim.ts';

export interface Stage {
  /** Fish in the room, seen or about to be. */
  readonly crowd: number;
  setTides(tides: readonly Tide[]): void;
  setCaught(names: readonly string[]): void;
  setSeats(taken: readonly boolean[], own: number): void;
  point(seatNo: number, angle: number): void;
  /** The fish under a finger, or the first one that the cannon would meet in that direction. */
  targetAt(at: At): string | undefined;
  targetAlong(angle: number): string | undefined;
  angleAt(at: At): number;
  /** Where the cannon must point for a bullet to meet this fish; undefined where it is not on the stage. */
  angleFor(fishId: string): number | undefined;
  /** Fish that can be aimed at, the dearest first. */
  targets(): readonly Swimmer[];
  mark(fishId: string | undefined): void;
  /** Answers in how many milliseconds the bullet meets its fish. */
  shoot(seatNo: number, fishId: string, angle: number): number;
  /** A net where the fish is: it was hit. */
  hit(fishId: string): void;
  haul(fishId: string, seatNo: number, amount: string): void;
  giveBack(seatNo: number): void;
  /** For a replay, which has a sea and a time of its own; undefined is the house's clock again. */
  setClock(clock: (() => number) | undefined): void;
  clear(): void;
  frame(nowMs: number): void;
  destroy(): void;
}

export interface StageSetting {
  readonly host: HTMLElement;
  readonly model: FishModel;
  readonly seatNo: number;
  readonly now: () => number;
  readonly isCalm: () => boolean;
  /** The only one of `levels`, by its place; otherwise what the device promises, and what its frames show. */
  readonly only?: number;
}

const levelAt = (place: number): Level => levels[place] ?? levels[4];

export async function createStage({
  host,
  model,
  seatNo,
  now: houseClock,
  isCalm,
  only,
}: StageSetting): Promise<Stage> {
  let now = houseClock;
  const view: View = { width: 360, height: 480, unit: 360 };
  const read = (): void => {
    view.width = Math.max(240, host.clientWidth);
    view.height = Math.max(240, host.clientHeight);
    view.unit = view.width < view.height ? Math.min(view.width * 1.12, view.height) : view.height;
  };
  read();
  const begun = only ?? (hasGraphics() ? 0 : firstPlain);
  const governor = createGovernor(begun, only ?? levels.length - 1);
  let scene = await createScene(model, view, levelAt(begun), isCalm);
  let [tides, caught]: [readonly Tide[], Set<string>] = [[], new Set()];
  let sitting: [readonly boolean[], number] = [[], seatNo];
  let marked: string | undefined;
  host.prepend(scene.canvas);

  const resize = (): void => {
    read();
    scene.resize();
  };
  resize();
  const observer = new ResizeObserver(resize);
  observer.observe(host);

  /** Another kind of surface is a new scene, in which everything is as it was; the old one is shown until then. */
  async function follow(): Promise<void> {
    const [level, old] = [levelAt(governor.at), scene];
    host.dataset.level = level.name;
    if (level.isPlain === isPlain) return old.setLevel(level);
    isPlain = level.isPlain;
    const next = await createScene(model, view, level, isCalm);
    next.shoal.setTides(tides);
    next.shoal.setCaught(caught);
    next.guns.sit(...sitting);
    scene = next;
    resize();
    old.canvas.replaceWith(next.canvas);
    old.destroy();
  }
  let { isPlain } = levelAt(begun);
  host.dataset.level = levelAt(begun).name;

  const targetOf = (swimmer: Swimmer): Target => ({
    name: swimmer.name,
    length: swimmer.length,
    placeIn: (ms) => scene.shoal.placeAt(swimmer, now() + ms),
  });
  const own = () => scene.guns.muzzle(seatNo);
  const visible = (): Swimmer[] => [...scene.shoal.swimmers.values()].filter((swimmer) => isOnStage(swimmer, view));

  return {
    get crowd() {
      return scene.shoal.swimmers.size;
    },
    setTides(next) {
      tides = next;
      scene.shoal.setTides(tides);
    },
    setCaught(names) {
      for (const name of names) caught.add(name);
      scene.shoal.setCaught(names);
    },
    setSeats(...next) {
      sitting = next;
      scene.guns.sit(...next);
    },
    point: (seat, angle) => scene.guns.point(seat, angle),
    targetAt: (at) =>
      nearest(at, visible().map(targetOf)) ?? firstAlong(own(), angleTo(own(), at), view, visible().map(targetOf)),
    targetAlong: (angle) => firstAlong(own(), angle, view, visible().map(targetOf)),
    angleAt: (at) => angleTo(own(), at),
    angleFor(fishId) {
      const swimmer = scene.shoal.swimmers.get(fishId);
      if (swimmer === undefined || !isOnStage(swimmer, view)) return undefined;
      const flight = bulletFlight(own(), view, targetOf(swimmer).placeIn);
      return flight && angleTo(own(), flight);
    },
    targets: () =>
      visible().toSorted(
        (one, other) => other.fish.species.multiplier - one.fish.species.multiplier || (one.name < other.name ? -1 : 1),
      ),
    mark: (fishId) => (marked = fishId),
    shoot: (seat, fishId, angle) => scene.guns.shoot({ seatNo: seat, fishId, angle }, now()),
    hit(fishId) {
      const swimmer = scene.shoal.swimmers.get(fishId);
      if (swimmer === undefined) return;
      scene.shoal.flash(fishId, now());
      scene.guns.net(swimmer.x, swimmer.y, Math.max(56, swimmer.length * 0.9), now());
    },
    haul(fishId, seat, amount) {
      caught.add(fishId);
      const swimmer = scene.shoal.take(fishId);
      if (swimmer === undefined) return;
      scene.guns.haul(swimmer, seat, amount, now());
      scene.guns.net(swimmer.x, swimmer.y, Math.max(64, swimmer.length * 1.1), now());
    },
    giveBack: (seat) => scene.guns.giveBack(seat, now()),
    setClock: (clock) => (now = clock ?? houseClock),
    clear() {
      caught.clear();
      scene.shoal.clear();
    },
    frame(nowMs) {
      if (governor.frame(performance.now())) void follow();
      scene.frame(nowMs, marked);
    },
    destroy() {
      observer.disconnect();
      scene.destroy();
    },
  };
}
