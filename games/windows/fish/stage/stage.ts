/** The room on its canvas: sea, fish, cannons, and the frame that draws them all. */
import type { FishModel } from '../../../engines/fish/species.ts';
import type { Tide } from '../../../fair/fishRound.ts';
import type { At } from './aim.ts';
import { createLiveScene } from './liveScene.ts';
import { createSights } from './sights.ts';
import type { Swimmer } from './swim.ts';

export interface Stage {
  /** Number of fish in the room, including those that are not visible yet. */
  readonly crowd: number;
  setTides(tides: readonly Tide[]): void;
  setCaught(names: readonly string[]): void;
  setSeats(taken: readonly boolean[], own: number): void;
  point(seatNo: number, angle: number): void;
  /** The fish under a finger, or the first one that the cannon would meet in that direction. */
  targetAt(at: At): string | undefined;
  targetAlong(angle: number): string | undefined;
  angleAt(at: At): number;
  /** The angle at which a bullet hits this fish; undefined if the fish is not on the stage. */
  angleFor(fishId: string): number | undefined;
  /** Fish that can be aimed at, highest multiplier first. */
  targets(): readonly Swimmer[];
  mark(fishId: string | undefined): void;
  /** Returns the bullet's flight time in milliseconds. */
  shoot(seatNo: number, fishId: string, angle: number): number;
  /** Shows a hit without a catch: a flash and a net. */
  hit(fishId: string): void;
  haul(fishId: string, seatNo: number, amount: string): void;
  giveBack(seatNo: number): void;
  /** Sets another clock for a replay; undefined restores the house's clock. */
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
  /** Fixes the level, as an index in `levels`. By default it depends on the device and its frame times. */
  readonly only?: number;
}

export async function createStage(setting: StageSetting): Promise<Stage> {
  const { seatNo, now: houseClock } = setting;
  let now = houseClock;
  let marked: string | undefined;
  const live = await createLiveScene(setting);
  const sights = createSights(live, seatNo, () => now());
  return {
    get crowd() {
      return live.scene.shoal.swimmers.size;
    },
    setTides: (tides) => live.setTides(tides),
    setCaught: (names) => live.setCaught(names),
    setSeats: (taken, own) => live.setSeats(taken, own),
    point: (seat, angle) => live.scene.guns.point(seat, angle),
    ...sights,
    mark: (fishId) => (marked = fishId),
    shoot: (seat, fishId, angle) => live.scene.guns.shoot({ seatNo: seat, fishId, angle }, now()),
    hit(fishId) {
      const { shoal, guns } = live.scene;
      const swimmer = shoal.swimmers.get(fishId);
      if (swimmer === undefined) return;
      shoal.flash(fishId, now());
      guns.net(swimmer.x, swimmer.y, Math.max(56, swimmer.length * 0.9), now());
    },
    haul(fishId, seat, amount) {
      const { guns } = live.scene;
      const swimmer = live.take(fishId);
      if (swimmer === undefined) return;
      guns.haul(swimmer, seat, amount, now());
      guns.net(swimmer.x, swimmer.y, Math.max(64, swimmer.length * 1.1), now());
    },
    giveBack: (seat) => live.scene.guns.giveBack(seat, now()),
    setClock: (clock) => (now = clock ?? houseClock),
    clear: () => live.clear(),
    frame: (nowMs) => live.frame(nowMs, marked),
    destroy: () => live.destroy(),
  };
}
