/** The room on its canvas: sea, fish, cannons, and the frame that draws them all. */
import type { FishModel, Species } from '../../../engines/fish/species.ts';
import type { Tide } from '../../../fair/fishRound.ts';
import type { Look } from '../art/looks.ts';
import type { At } from './aim.ts';
import type { Flight } from './guns.ts';
import { createLiveScene } from './liveScene.ts';
import type { Prize } from './plates.ts';
import { createSights } from './sights.ts';
import type { Swimmer } from './swim.ts';

export interface Stage {
  /** Number of fish in the room, including those that are not visible yet. */
  readonly crowd: number;
  setTides(tides: readonly Tide[]): void;
  setCaught(names: readonly string[]): void;
  setSeats(taken: readonly boolean[], own: number): void;
  point(seatNo: number, angle: number): void;
  /** Shows the barrels for this bullet's value. */
  arm(seatNo: number, bulletSatang: number): void;
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
  shoot(flight: Flight): number;
  /** Shows a hit without a catch: the fish flinches, and the net opens and closes again. */
  hit(fishId: string, bulletSatang: number): void;
  /** Shows a catch. It is celebrated only if it pays more than the shot. */
  haul(fishId: string, seatNo: number, prize: Prize): void;
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
  readonly look: Look;
  /** Called when one of the two species with the highest multiples swims in. */
  readonly onGiant: (species: Species) => void;
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
    arm: (seat, bulletSatang) => live.arm(seat, bulletSatang),
    shoot(flight) {
      live.arm(flight.seatNo, flight.bulletSatang);
      return live.scene.guns.shoot(flight, now());
    },
    hit(fishId, bulletSatang) {
      const { shoal, guns } = live.scene;
      const swimmer = shoal.swimmers.get(fishId);
      if (swimmer === undefined) return;
      shoal.flash(fishId, now());
      guns.strike(swimmer, bulletSatang, now());
    },
    haul(fishId, seat, prize) {
      const { guns } = live.scene;
      const swimmer = live.take(fishId);
      if (swimmer === undefined) return;
      guns.strike(swimmer, prize.bulletSatang, now());
      guns.haul(swimmer, seat, prize, now());
    },
    giveBack: (seat) => live.scene.guns.giveBack(seat, now()),
    setClock: (clock) => (now = clock ?? houseClock),
    clear: () => live.clear(),
    frame: (nowMs) => live.frame(nowMs, marked),
    destroy: () => live.destroy(),
  };
}
