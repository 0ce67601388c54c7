/** Cannons, bolts, nets and coins. A bolt flies to where its fish will be; the house decides whether it catches. */
import { things as thingSizes } from '../art/things.ts';
import { bulletFlight } from './aim.ts';
import type { At } from './aim.ts';
import type { Atlas } from './atlas.ts';
import { createCannons } from './cannons.ts';
import { burst, caughtFish, caughtMs, coins, coinsOf } from './effects.ts';
import { createMovings } from './moving.ts';
import type { Moving } from './moving.ts';
import { Container } from './pixi.ts';
import { isGain, plate, timesOf } from './plates.ts';
import type { Prize } from './plates.ts';
import { powerOf } from './power.ts';
import { bolt, bubble, muzzleBubbles, muzzleFlash, net, ripples, spark } from './strike.ts';
import type { Shoal, Swimmer, View } from './swim.ts';

export interface Flight {
  readonly seatNo: number;
  readonly fishId: string;
  readonly angle: number;
  readonly bulletSatang: number;
}

export interface Guns {
  readonly layer: Container;
  muzzle(seatNo: number): At;
  sit(taken: readonly boolean[], own: number): void;
  point(seatNo: number, angle: number): void;
  /** Shows the barrels of this bullet's value. */
  arm(seatNo: number, bulletSatang: number): void;
  /** Returns the bolt's flight time in milliseconds. */
  shoot(flight: Flight, nowMs: number): number;
  /** Opens a net at a hit. */
  strike(at: At, bulletSatang: number, nowMs: number): void;
  /** Animates a catch: the fish spins away, and coins fly to the cannon. */
  haul(swimmer: Swimmer, seatNo: number, prize: Prize, nowMs: number): void;
  /** Shows that a bullet was not charged. */
  giveBack(seatNo: number, nowMs: number): void;
  frame(nowMs: number): void;
  resize(): void;
}

interface Given {
  readonly atlas: Atlas;
  readonly view: View;
  readonly shoal: Shoal;
  readonly isCalm: () => boolean;
  /** Device pixels per CSS pixel. */
  readonly resolution: () => number;
}

export function createGuns({ atlas: { things }, view, shoal, isCalm, resolution }: Given): Guns {
  const layer = new Container();
  const cannons = createCannons(things, view, layer, isCalm);
  const movings = createMovings(layer);
  const { size, muzzle, mouth } = cannons;
  /** CSS pixels for one unit of a thing's drawing. */
  const large = (): number => (size() * things.turret.width) / thingSizes.turret.width;
  let own = 0;

  return {
    layer,
    muzzle,
    sit(taken, ownSeat) {
      own = ownSeat;
      cannons.sit(taken, ownSeat);
    },
    point: (seatNo, angle) => cannons.point(seatNo, angle),
    arm: (seatNo, bulletSatang) => cannons.arm(seatNo, powerOf(bulletSatang)),
    shoot({ seatNo, fishId, angle, bulletSatang }, nowMs) {
      const [from, power] = [muzzle(seatNo), powerOf(bulletSatang)];
      const swimmer = shoal.swimmers.get(fishId);
      const flight = swimmer && bulletFlight(from, view, (ms) => shoal.placeAt(swimmer, nowMs + ms));
      const to = flight ?? { x: from.x + Math.cos((angle * Math.PI) / 180) * view.height, y: -20, ms: 600 };
      cannons.arm(seatNo, power);
      cannons.point(seatNo, (-Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
      cannons.kick(seatNo, nowMs);
      const { turn, ...tip } = mouth(seatNo);
      const [isOwn, scale] = [seatNo === own, size() * power.bolt];
      const texture = isOwn ? things.bolt : things.otherBolt;
      movings.add(bolt({ texture, from: tip, to, nowMs, scale: Math.max(scale, 0.9 * size()), isCalm }));
      if (isCalm()) return to.ms;
      movings.add(muzzleFlash(things.flash, tip, turn, nowMs, scale));
      for (const one of muzzleBubbles(things.bubble, tip, turn, nowMs, scale)) movings.add(one);
      return to.ms;
    },
    strike(at, bulletSatang, nowMs) {
      const across = powerOf(bulletSatang).net * Math.max(0.85, Math.min(1.35, large() * 1.1));
      if (!isCalm()) {
        for (const one of ripples(things.ripple, at, across, nowMs)) movings.add(one);
        movings.add(spark(things.burst, at, across * 0.9, nowMs));
      }
      movings.add(net(things.net, at, across, nowMs, isCalm));
    },
    haul(swimmer, seatNo, prize, nowMs) {
      const catcher = { isOwn: seatNo === own, to: muzzle(seatNo), scale: size() };
      for (const one of celebration(things, swimmer, prize, {
        view,
        nowMs,
        isCalm,
        resolution: resolution(),
        ...catcher,
      }))
        movings.add(one);
    },
    giveBack: (seatNo, nowMs) => movings.add(bubble(things.bubble, mouth(seatNo), nowMs, size())),
    frame(nowMs) {
      cannons.frame(nowMs);
      movings.frame(nowMs);
    },
    resize: () => movings.hide(),
  };
}

interface Catch {
  readonly view: View;
  readonly nowMs: number;
  readonly isCalm: () => boolean;
  readonly resolution: number;
  readonly isOwn: boolean;
  /** The cannon to which the coins fly. */
  readonly to: At;
  readonly scale: number;
}

/** Everything that a catch shows. One that pays no more than its shot shows only that the fish is gone. */
export function celebration(things: Atlas['things'], swimmer: Swimmer, prize: Prize, one: Catch): Moving[] {
  const { view, nowMs, isCalm, isOwn, to, scale } = one;
  const { body } = swimmer;
  const fish = caughtFish(body, nowMs, isCalm);
  if (!isGain(prize)) return [fish];
  const [at, times] = [{ x: body.x, y: body.y }, timesOf(prize)];
  if (isCalm()) return [fish, plate({ ...one, prize, at })];
  const across = Math.max(90, Math.min(swimmer.length * 1.5, view.width * 1.1)) * (isOwn ? 1 : 0.7);
  const burstMs = isOwn && times >= 30 ? 2_400 : 800;
  return [
    burst(things.burst, at, across, nowMs + 80, burstMs),
    fish,
    ...coins({
      texture: things.coin,
      from: at,
      to,
      nowMs: nowMs + caughtMs * 0.62,
      scale,
      count: coinsOf(isOwn ? times : times / 4),
    }),
    plate({ ...one, prize, at, nowMs: nowMs + caughtMs * 0.5 }),
  ];
}
