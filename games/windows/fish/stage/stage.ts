/** The room on its canvas: sea, fish, cannons, and the frame that draws them all. */
import type { FishModel } from '../../../engines/fish/species.ts';
import type { Tide } from '../../../fair/fishRound.ts';
import { angleTo, bulletFlight, firstAlong, isOnStage, nearest } from './aim.ts';
import type { At, Target } from './aim.ts';
import { createAtlas } from './atlas.ts';
import { createGuns } from './guns.ts';
import { Container, Sprite, WebGLRenderer } from './pixi.ts';
import { createSea } from './sea.ts';
import { createShoal } from './swim.ts';
import type { Swimmer, View } from './swim.ts';

export interface Stage {
  readonly canvas: HTMLCanvasElement;
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
}

export async function createStage({ host, model, seatNo, now: houseClock, isCalm }: StageSetting): Promise<Stage> {
  let now = houseClock;
  const renderer = new WebGLRenderer();
  const canvas = document.createElement('canvas');
  const resolution = Math.min(2, devicePixelRatio || 1);
  await renderer.init({
    canvas,
    width: 360,
    height: 480,
    resolution,
    autoDensity: true,
    antialias: false,
    powerPreference: 'high-performance',
    manageImports: false,
    background: '#0a3a5c',
  });
  host.prepend(canvas);
  const view: View = { width: 360, height: 480, unit: 360 };
  const read = (): void => {
    view.width = Math.max(240, host.clientWidth);
    view.height = Math.max(240, host.clientHeight);
    view.unit = view.width < view.height ? Math.min(view.width * 1.12, view.height) : view.height;
  };
  read();
  const atlas = createAtlas(model, view.unit * resolution);
  const shoal = createShoal(atlas, view);
  const sea = createSea(atlas, view, model.code, isCalm);
  const guns = createGuns(atlas, view, shoal, isCalm);
  const ring = new Sprite({ texture: atlas.things.ring, anchor: 0.5 });
  ring.visible = false;
  const root = new Container();
  root.addChild(sea.back, shoal.layer, sea.front, ring, guns.layer);
  let marked: string | undefined;

  const resize = (): void => {
    read();
    renderer.resize(view.width, view.height);
    sea.resize();
    guns.resize();
  };
  resize();
  const observer = new ResizeObserver(resize);
  observer.observe(host);

  const targetOf = (swimmer: Swimmer): Target => ({
    name: swimmer.name,
    length: swimmer.length,
    placeIn: (ms) => shoal.placeAt(swimmer, now() + ms),
  });
  const own = () => guns.muzzle(seatNo);
  const visible = (): Swimmer[] => [...shoal.swimmers.values()].filter((swimmer) => isOnStage(swimmer, view));

  return {
    canvas,
    get crowd() {
      return shoal.swimmers.size;
    },
    setTides: (tides) => shoal.setTides(tides),
    setCaught: (names) => shoal.setCaught(names),
    setSeats: (taken, own_) => guns.sit(taken, own_),
    point: (seat, angle) => guns.point(seat, angle),
    targetAt: (at) =>
      nearest(at, visible().map(targetOf)) ?? firstAlong(own(), angleTo(own(), at), view, visible().map(targetOf)),
    targetAlong: (angle) => firstAlong(own(), angle, view, visible().map(targetOf)),
    angleAt: (at) => angleTo(own(), at),
    angleFor(fishId) {
      const swimmer = shoal.swimmers.get(fishId);
      if (swimmer === undefined || !isOnStage(swimmer, view)) return undefined;
      const flight = bulletFlight(own(), view, targetOf(swimmer).placeIn);
      return flight && angleTo(own(), flight);
    },
    targets: () =>
      visible().toSorted(
        (one, other) => other.fish.species.multiplier - one.fish.species.multiplier || (one.name < other.name ? -1 : 1),
      ),
    mark: (fishId) => (marked = fishId),
    shoot: (seat, fishId, angle) => guns.shoot({ seatNo: seat, fishId, angle }, now()),
    hit(fishId) {
      const swimmer = shoal.swimmers.get(fishId);
      if (swimmer === undefined) return;
      shoal.flash(fishId, now());
      guns.net(swimmer.x, swimmer.y, Math.max(56, swimmer.length * 0.9), now());
    },
    haul(fishId, seat, amount) {
      const swimmer = shoal.take(fishId);
      if (swimmer === undefined) return;
      guns.haul(swimmer, seat, amount, now());
      guns.net(swimmer.x, swimmer.y, Math.max(64, swimmer.length * 1.1), now());
    },
    giveBack: (seat) => guns.giveBack(seat, now()),
    setClock: (clock) => (now = clock ?? houseClock),
    clear: () => shoal.clear(),
    frame(nowMs) {
      shoal.frame(nowMs);
      sea.frame(nowMs);
      guns.frame(nowMs);
      const swimmer = marked === undefined ? undefined : shoal.swimmers.get(marked);
      ring.visible = swimmer !== undefined;
      if (swimmer) {
        ring.position.set(swimmer.x, swimmer.y);
        ring.setSize(Math.max(56, swimmer.length * 1.1));
        ring.rotation = isCalm() ? 0 : nowMs / 2400;
      }
      renderer.render(root);
    },
    destroy() {
      observer.disconnect();
      renderer.destroy();
    },
  };
}
